import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** `import texts from "words"`: the sentences of each language and area as Fluent text, each in a file loaded when needed. */
function words(): Plugin {
  const home = new URL("./src/wording/", import.meta.url);
  return {
    name: "words",
    resolveId: (id) => (id === "words" || id.startsWith("words:") ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0words") {
        const found = readdirSync(home, { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".ftl")).sort();
        const areas = found.map((name) => name.replaceAll("\\", "/").slice(0, -".ftl".length));
        return `export default { ${areas.map((area) => `"${area}": () => import("words:${area}")`).join(", ")} };`;
      }
      if (!id.startsWith("\0words:")) return undefined;
      const file = new URL(`${id.slice("\0words:".length)}.ftl`, home);
      this.addWatchFile(file.pathname);
      return `export default ${JSON.stringify(readFileSync(file, "utf-8").replace(/^#.*\n/gm, ""))};`;
    },
  };
}

/** The worker, its store named by a digest of everything that is built: another build has another worker. */
function worker(): Plugin {
  const source = new URL("./src/worker.js", import.meta.url);
  const shipped = new URL("./public/", import.meta.url);
  return {
    name: "worker",
    generateBundle(_options, bundle) {
      const digest = createHash("sha256");
      for (const name of Object.keys(bundle).sort()) digest.update(name); // names under assets/ carry a digest
      for (const name of readdirSync(shipped).sort()) digest.update(readFileSync(new URL(name, shipped)));
      const text = readFileSync(source, "utf-8").replace("BUILD", digest.digest("hex").slice(0, 16));
      this.emitFile({ type: "asset", fileName: "worker.js", source: text });
    },
  };
}

/** What every page needs is one file, and the table another: a browser waits longer for a file than for what is in it. */
function together(id: string): string | undefined {
  const own = id.split("/client/src/")[1];
  if (!own) return id.includes("/node_modules/") || id.startsWith("\0vite") || id === "\0words" ? "frame" : undefined;
  if (own === "pages/home/setup.ts") return "frame"; // whoever imports it would have the whole table with it
  if (/^pages\/table\/(Ending|LogDialog|Table)\.svelte/.test(own)) return undefined; // which pages load by themselves
  if (own.startsWith("pages/table/") && !own.endsWith("/reading.ts")) return "table";
  return own.startsWith("pages/") ? undefined : "frame";
}

const server = "http://127.0.0.1:8194";

export default defineConfig({
  plugins: [svelte(), words(), worker()],
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
