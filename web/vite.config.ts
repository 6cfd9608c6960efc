import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Rolldown } from "vite";
import { budget } from "./plugins/budget.ts";
import { licences } from "./plugins/licences.ts";
import { texts } from "./plugins/texts.ts";
import { worker } from "./plugins/worker.ts";

const WORKERS = join(import.meta.dirname, "worker");
const TABLE = "/screens/TableScreen.svelte";

/** Whether the table imports a module, itself or by way of others. */
function ofTable(id: string, about: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  return id.endsWith(TABLE) || (about.getModuleInfo(id)?.importers ?? []).some((one) => ofTable(one, about, seen));
}

const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), texts(), licences(), budget(), worker()],
  resolve: { alias: { $protocol: join(import.meta.dirname, "src/protocol/types.ts") } },
  build: {
    outDir: process.env["FORETELL_PAGE"] ?? "../src/foretell/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: { index: join(import.meta.dirname, "index.html"), worker: join(import.meta.dirname, "worker/worker.ts") },
      output: {
        // What is fetched first is one file, and the table another: on a phone each more is a way there and back, six at a time.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], test: (id) => !id.startsWith(WORKERS), priority: 2 },
            { name: (id, about) => (ofTable(id, about) ? "table" : null), priority: 1 },
          ],
        },
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => id.includes("virtual:texts/"))
            ? "assets/text-[name]-[hash].js"
            : "assets/[name]-[hash].js",
      },
    },
  },
  server: {
    proxy: { "/api": SERVER, "/games": SERVER, "/ws": { target: SERVER, ws: true } },
  },
});
