// The catalogues of the whole project, as modules of the page: one a language, found by itself.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALE = join(import.meta.dirname, "../../src/foretell/locale");
const SOURCES = join(import.meta.dirname, "../src");
/** Topics that are the page's own: all of their texts are on it. */
const OWN = new Set(["page.ftl", "scene.ftl", "rejected.ftl"]);
/** Topics that are read when what says them is opened. */
const LATER = ["advice", "level", "viewer", "learn", "ending", "builder", "preset", "cards", "pad", "scorepad", "me", "home", "print", "odds", "history", "cup", "tournament", "daily", "rating", "figure", "menu", "waiting", "special"];
/** What is refused on the screens of a topic alone: these texts come with it. */
const REFUSED: Record<string, RegExp> = {
  pad: /^rejected-(no-such-pad|no-pencil|pad-|nobody-asks|no-version|not-your-pad)/,
  cup: /^rejected-(no-such-tournament|not-organiser|tournament-(?!table)|already-entered|not-entered|bots-online)/,
  daily: /^rejected-(no-such-day|daily-)/,
  figure: /^rejected-no-figure/,
  me: /^rejected-(no-such-device|wrong-secret) /,
  menu: /^rejected-(not-proven|already-called|already-corrected)/,
  waiting: /^rejected-(clock|delay|dealer|pace)-range/,
  rating: /^rejected-(ratings-hidden|not-rated|wrong-name-code|pad-name-taken)/,
};
/** What only a terminal or an operator is refused. */
const ELSEWHERE = /^rejected-(not-banned|not-muted|no-such-(person|line)|not-reached|untrusted|no-foretell|bad-address|no-list|no-record|no-sample|deals-itself) /;
const ALL = "virtual:languages";
const ONE = "virtual:texts/";
/** A key of another topic that the sources name, such as "online-refused-full". */
const NAMED = /["'`]((?:online|rules|terminal)-[a-z0-9-]+)["'`]/g;
/** The start of keys that are put together: `online-seat-${name}` needs them all. */
const BEGUN = /`((?:online|terminal)-(?:[a-z0-9]+-)*)\$\{/g;

export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) return languages();
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const [language, topic] = id.slice(ONE.length + 1).split("/");
      return topic ? exported([...messages(read(language!, `${topic}.ftl`)), ...refused(language!, topic)]) : catalogue(language!);
    },
  };
}

function languages(): string {
  const names = readdirSync(LOCALE).sort();
  const all = (topic: string): string => `{\n${names.map((name) => `  "${name}": () => import("${ONE}${name}${topic}"),`).join("\n")}\n}`;
  return `export default ${all("")};\nexport const later = { ${LATER.map((topic) => `"${topic}": ${all(`/${topic}`)}`).join(", ")} };`;
}

/** All texts of the page in a language, and of the other topics those that the sources name. */
function catalogue(language: string): string {
  const wanted = commands();
  const topics = readdirSync(join(LOCALE, language)).filter((file) => file.endsWith(".ftl") && !LATER.includes(file.slice(0, -".ftl".length)));
  const found = topics.flatMap((file) => {
    const all = messages(read(language, file));
    if (file === "rejected.ftl") return all.filter((message) => ![ELSEWHERE, ...Object.values(REFUSED)].some((some) => some.test(message)));
    return OWN.has(file) ? all : all.filter((message) => wanted(message.slice(0, message.indexOf(" "))));
  });
  return exported(found);
}

/** What is refused there in words of its own. */
const refused = (language: string, topic: string): string[] => messages(read(language, "rejected.ftl")).filter((message) => REFUSED[topic]?.test(message));

const read = (language: string, file: string): string => readFileSync(join(LOCALE, language, file), "utf8");

const exported = (found: string[]): string => `export default ${JSON.stringify(found.join("\n"))};`;

function commands(): (key: string) => boolean {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const code = files
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => readFileSync(join(SOURCES, file), "utf8"))
    .join("\n");
  const named = new Set([...code.matchAll(NAMED)].map((match) => match[1]));
  const begun = [...code.matchAll(BEGUN)].map((match) => match[1] ?? "");
  return (key) => named.has(key) || begun.some((start) => key.startsWith(start));
}

/** The messages of a file, without comments. */
function messages(text: string): string[] {
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  return lines.join("\n").split(/\n(?=\S)(?!\})/);
}
