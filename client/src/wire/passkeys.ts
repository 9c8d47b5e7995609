/** Passkeys: the browser makes and shows them, the server says what is to be signed and checks it. */
import { toBytes, toText } from "./bytes.ts";
import { AskedInVain, post } from "./rest.ts";
import type { AskedPasskey, Made, Me, NewPasskey, PasskeyAsked, PasskeyClaim, Shown } from "./types.ts";

/** Why there can be none here: the browser knows none, or makes none for an address without a name. */
export function noPasskeys(): "" | "browser" | "address" {
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "address";
  return typeof PublicKeyCredential === "function" && navigator.credentials ? "" : "browser";
}

/** This page under the name every machine has for itself, where it is asked for by its number. */
export function byName(): string {
  const own = /^(127\.[\d.]+|\[::1\])$/.test(location.hostname);
  return own ? `${location.protocol}//localhost:${location.port}${location.pathname}` : "";
}

/** Log in with a passkey; who is logged in shows by it that it is he. */
export async function enterByPasskey(): Promise<Me> {
  const asked = await post<PasskeyAsked>("/api/me/passkeys/asked", {} satisfies AskedPasskey);
  const got = await held(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: toBytes(asked.challenge),
        rpId: asked.host,
        allowCredentials: named(asked),
        userVerification: "preferred",
      },
    }),
  );
  const answer = got.response as AuthenticatorAssertionResponse;
  return post<Me>("/api/me/passkeys/login", {
    id: toText(got.rawId),
    client_data: toText(answer.clientDataJSON),
    authenticator_data: toText(answer.authenticatorData),
    signature: toText(answer.signature),
  } satisfies Shown);
}

/** Make an account of a guest with a passkey and no password. */
export async function claimByPasskey(name: string, label: string): Promise<Me> {
  const made = await make(name);
  return post<Me>("/api/me/passkeys/claim", { name, label, made } satisfies PasskeyClaim);
}

/** Another passkey of the account. */
export async function addPasskey(name: string, label: string, password: string): Promise<Me> {
  const made = await make(name, password);
  return post<Me>("/api/me/passkeys", { label, made } satisfies NewPasskey);
}

async function make(name: string, password = ""): Promise<Made> {
  const asked = await post<PasskeyAsked>("/api/me/passkeys/asked", { makes: true, name, password } satisfies AskedPasskey);
  const got = await held(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: toBytes(asked.challenge),
        rp: { id: asked.host, name: "Six Realms" },
        user: { id: toBytes(asked.user ?? ""), name, displayName: name },
        pubKeyCredParams: (asked.algorithms ?? []).map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: named(asked),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        attestation: "none",
      },
    }),
  );
  const answer = got.response as AuthenticatorAttestationResponse;
  return { id: toText(got.rawId), client_data: toText(answer.clientDataJSON), attestation: toText(answer.attestationObject) };
}

const named = (asked: PasskeyAsked): PublicKeyCredentialDescriptor[] =>
  (asked.known ?? []).map((id) => ({ type: "public-key", id: toBytes(id) }));

/** What the browser hands over once its reader has agreed. */
async function held(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let found: Credential | null;
  try {
    found = await ask();
  } catch (wrong) {
    const known = wrong instanceof DOMException && wrong.name === "InvalidStateError";
    throw new AskedInVain("", known ? "passkey-here" : "passkey-not-shown");
  }
  if (!found) throw new AskedInVain("", "passkey-not-shown");
  return found as PublicKeyCredential;
}
