/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "words" {
  /** By language and area, as in "en/home". */
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
