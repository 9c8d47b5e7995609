import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** `import text from "words:en"`: all sentences of one language as one Fluent text, in a file of its own. */
function words(): Plugin {
  const folder = (language: string) => new URL(`./src/wording/${language}/`, import.meta.url);
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0words:")) return undefined;
      const home = folder(id.slice("\0words:".length));
      const files = readdirSync(home).filter((name) => name.endsWith(".ftl")).sort();
      for (const name of files) this.addWatchFile(new URL(name, home).pathname);
      const text = files.map((name) => readFileSync(new URL(name, home), "utf-8")).join("\n");
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ""))};`;
    },
  };
}

/** What every page needs is one file, and the table another: a browser waits longer for a file than for what is in it. */
function together(id: string): string | undefined {
  const own = id.split("/client/src/")[1];
  if (!own) return id.includes("/node_modules/") || id.startsWith("\0vite") ? "frame" : undefined;
  if (own === "pages/home/setup.ts") return "frame"; // whoever imports it would have the whole table with it
  if (/^pages\/table\/(LogDialog|Table)\.svelte/.test(own)) return undefined; // which pages load by themselves
  if (own.startsWith("pages/table/") && !own.endsWith("/reading.ts")) return "table";
  return own.startsWith("pages/") ? undefined : "frame";
}

const server = "http://127.0.0.1:8194";

export default defineConfig({
  plugins: [svelte(), words()],
  build: {
    outDir: "../src/sixrealms/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page may load from its own server only, and nothing written into it
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: { output: { manualChunks: together } },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/health": server, "/faces": server } },
});
