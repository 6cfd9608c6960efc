// The service worker learns which files this build has, and so becomes another one with each build.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export const WORKER = "worker.js";
const PUBLIC = join(import.meta.dirname, "../public");

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const own = bundle[WORKER];
      if (own?.type !== "chunk") throw new Error("there is no service worker");
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const beside = readdirSync(PUBLIC);
      const hash = createHash("sha256").update(own.code).update(built.sort().join());
      beside.sort().forEach((name) => hash.update(readFileSync(join(PUBLIC, name))));
      const parts = [...new Set([...built, ...beside])].map((name) => `/${name}`);
      own.code = own.code
        .replace(/["'`]__PARTS__["'`]/, JSON.stringify(JSON.stringify(parts)))
        .replace("__VERSION__", hash.digest("hex").slice(0, 12));
      if (own.imports.length || /^\s*(import|export)\b/m.test(own.code)) throw new Error("the service worker is to be one file");
    },
  };
}
