// The build fails when the page has grown beyond what a phone should load.

import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { LICENCES } from "./licences.ts";
import { WORKER } from "./worker.ts";

const JS_LIMIT = 100 * 1024;
const FIRST_LOAD_LIMIT = 200 * 1024;
/** Pictures that are loaded when somebody chooses them, or when a variant brings them. */
const LATER = /\/(camelot|fantasy|figures|medieval|standard-large)-/;

export function budget(): Plugin {
  return {
    name: "budget",
    apply: "build",
    generateBundle(_, bundle) {
      const parts = Object.values(bundle);
      const entry = parts.find((part) => part.type === "chunk" && part.isEntry && part.fileName !== WORKER);
      if (entry?.type !== "chunk") return this.error("there is no script to begin with");
      const table = parts.find((part) => part.type === "chunk" && part.name === "TableScreen");
      if (table?.type !== "chunk") return this.error("the table is not in a part of its own");
      const first = withImports([entry, table], bundle);
      const js = sum(first.filter((name) => name.endsWith(".js")), bundle) + largestText(bundle);
      const all = js + sum(first.filter((name) => !name.endsWith(".js")), bundle);
      const said = `JS ${kib(js)} of ${kib(JS_LIMIT)}, first load ${kib(all)} of ${kib(FIRST_LOAD_LIMIT)}`;
      if (js > JS_LIMIT || all > FIRST_LOAD_LIMIT) this.error(`too large, as gzip packs it: ${said}`);
      this.info(`as gzip packs it: ${said}`);
    },
  };
}

type Bundle = Rolldown.OutputBundle;

/** Everything that the browser loads before the first picture, and the table, which comes right after it. */
function withImports(from: Rolldown.OutputChunk[], bundle: Bundle): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const part = bundle[name];
    if (found.has(name) || !part) return;
    found.add(name);
    if (part.type === "chunk") part.imports.forEach(visit);
  };
  for (const part of from) visit(part.fileName);
  for (const [name, part] of Object.entries(bundle)) {
    if (part.type === "asset" && !LATER.test(name) && name !== LICENCES) found.add(name);
  }
  return [...found];
}

/** One language is loaded as well: the longest counts. */
function largestText(bundle: Bundle): number {
  const texts = Object.keys(bundle).filter((name) => /\/text-/.test(name));
  return Math.max(0, ...texts.map((name) => sum([name], bundle)));
}

function sum(names: string[], bundle: Bundle): number {
  return names.reduce((bytes, name) => bytes + packed(bundle[name]), 0);
}

function packed(part: Bundle[string] | undefined): number {
  if (!part) return 0;
  return gzipSync(part.type === "chunk" ? part.code : part.source).length;
}

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
