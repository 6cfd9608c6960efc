// Whose work is in the page: the licences of all packages whose code or letters it holds, beside it as they ask for it.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export const LICENCES = "licences.txt";
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
/** What a package stands under that brings no text along: the very licence of this project. */
const OWN = "Apache-2.0";
const OWN_TEXT = join(import.meta.dirname, "../../LICENSE");
const FONTS = join(import.meta.dirname, "../src/fonts");
const OURS = "Foretell itself is under the Apache License 2.0. Its page holds code and fonts of these packages, each under its own licence.";

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
      const folders = new Set(modules.flatMap((id) => PACKAGE.exec(id.replaceAll("\\", "/"))?.[0] ?? []));
      const source = [OURS, ...[...folders].sort().map(told), ...fonts()].join("\n\n\n");
      this.emitFile({ type: "asset", fileName: LICENCES, source: `${source}\n` });
    },
  };
}

/** The licences of the fonts lie beside them, each under a title of its own. */
const fonts = (): string[] =>
  readdirSync(FONTS)
    .filter((file) => file.endsWith(".txt"))
    .map((file) => readFileSync(join(FONTS, file), "utf8").trim());

/** A package: its name, version and licence, then the text. */
function told(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
  const own = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (!own && license !== OWN) throw new Error(`${name} has no licence in its package: what is in the page has to name one`);
  const text = readFileSync(own ? join(folder, own) : OWN_TEXT, "utf8");
  return `## ${name} ${version} (${license})\n\n${text.trim()}`;
}
