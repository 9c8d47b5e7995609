/** Bytes as the server writes them: base64url without its padding. */
export function toText(content: ArrayBuffer): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(content)));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
