import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { FromServer, Update } from "$protocol";
import { CHOICES, SIGNALS } from "../src/device/settings.svelte";
import { cardName, face, sorted } from "../src/table/cards";
import { feed, NOTHING } from "../src/protocol/fold";
import { listed, together } from "../src/narration/isolated";
import { called, isNamed, tableTitle } from "../src/narration/names";
import { has, names, say, speak, speakOf, languageOf } from "../src/narration/texts.svelte";
import { told } from "../src/narration/told";
import recorded from "./frames.json";

const SOURCES = join(import.meta.dirname, "../src");
const CATALOGUE = join(SOURCES, "../../src/foretell/locale/en");

function keys(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
  const code = files.map((file) => readFileSync(join(SOURCES, file), "utf8")).join("\n");
  return [...new Set([...code.matchAll(/"((?:page|online|terminal)-[a-z0-9-]+)"/g)].map((match) => match[1]!))];
}

/** A source and all that is loaded with it. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, "utf8").matchAll(/^ *(?:import|export) .*from "(\.[^"?]+)";$/gm)) {
    const at = join(file, "..", path!);
    withImports([at, `${at}.ts`].find((one) => existsSync(one))!, found);
  }
  return found;
}

test.each(["screens/Home", "screens/TableScreen", "screens/Playing"])("%s names no text that comes later", (screen) => {
  const files = [...withImports(join(SOURCES, `${screen}.svelte`))];
  const code = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const later = ["menu", "waiting", "special"].flatMap((topic) => [...readFileSync(join(CATALOGUE, `${topic}.ftl`), "utf8").matchAll(/^([a-z-]+) =/gm)].map((match) => match[1]!));
  expect(files.length).toBeGreaterThan(10);
  expect(later.filter((key) => new RegExp(`["'\`]${key}["'\`]`).test(code))).toEqual([]);
});

describe.each(names)("in %s", (name) => {
  beforeAll(() => speak(name));

  test("every key that the sources name has a text", async () => {
    await Promise.all((["menu", "waiting", "special"] as const).map(speakOf));
    expect(keys().length).toBeGreaterThan(100);
    expect(keys().filter((key) => !has(key))).toEqual([]);
  });

  test("every choice and signal among the settings has a text", async () => {
    await speakOf("menu");
    const choices = Object.entries(CHOICES).flatMap(([option, words]) => [`page-${option}`, ...words.map((word) => `page-${option}-${word}`)]);
    const wanted = [...choices, ...SIGNALS.map((signal) => `page-signal-${signal}`), "page-sounds", "page-buzzes"];
    expect(wanted.filter((key) => !has(key))).toEqual([]);
  });

  test("a score below zero has a real minus, and names keep their hyphens", () => {
    expect(say("page-you-win", { score: -30 })).toContain("−30 ");
    expect(say("page-wins", { who: "Ann-2", count: 1, score: -5 })).toMatch(/^Ann-2 .*−5 /);
  });

  test("a name that is written from right to left turns nothing around it", () => {
    const [one, other] = ["נועה", "ليلى 2"];
    expect(say("page-told-said", { who: one!, text: "5!" })).toBe(`\u2068${one}\u2069: 5!`);
    expect(listed([one!, "Ann", other!])).toBe(`\u2068${one}\u2069, Ann, \u2068${other}\u2069`);
    expect(say("page-told-sat", { who: "Zoë" })).not.toMatch(/[\u2066-\u2069]/);
  });

  test("people who win together are joined as one says it", () => {
    expect(together(["Ann", "Bo"])).toBe({ en: "Ann and Bo", de: "Ann und Bo" }[name]);
    expect(together(["Ann"])).toBe("Ann");
  });

  test("whoever has chosen no name is called so in the reader's language", () => {
    const guest = { en: "Guest", de: "Gast" }[name]!;
    expect([called("Guest"), called("Guest 1234")]).toEqual([guest, `${guest} 1234`]);
    expect(["Guest star", "Gusti", ""].map(called)).toEqual(["Guest star", "Gusti", ""]);
    expect(tableTitle("Guest’s table")).toContain(guest);
    expect(["Guest", "", null, undefined].some(isNamed)).toBe(false);
    expect(["Ann", "Gast"].every(isNamed)).toBe(true);
  });

  test("a recorded game is told in sentences", () => {
    const lines: string[] = [];
    let stream = NOTHING;
    for (const message of recorded as unknown as FromServer[]) {
      const next = feed(stream, message);
      if (stream.view && next.view && message.t === "update") {
        lines.push(...told(stream.view, next.view, message as Update, next.you.seat ?? null).map((line) => line.text));
      }
      stream = next;
    }
    expect(lines.pop()).toMatch(/40/); // who has won, as it stands over the sheet
    expect(lines.filter((line) => line.includes("page-") || line.includes("undefined") || !line.endsWith("."))).toEqual([]);
    expect(lines.filter((line) => /takes? the trick|machs?t den Stich/.test(line))).toHaveLength(3);
    expect(lines.length).toBeGreaterThanOrEqual(2 + 6 + 9 + 3 + 2); // deals, bids, cards, tricks, scores
  });
});

test("the language is the chosen one, else the browser's, else English", () => {
  expect(languageOf("de", ["en"])).toBe("de");
  expect(languageOf("", ["fr-CA", "de-AT", "en"])).toBe("de");
  expect(languageOf("", ["fr"])).toBe("en");
});

test("cards are taken apart and named", async () => {
  await speak("en");
  expect(face("Th")).toEqual({ rank: "10", suit: "h", special: "" });
  expect(["7s", "Th", "Qd", "Zc", "Ns", "Me"].map((card) => cardName(card))).toEqual([
    "7 of spades", "10 of hearts", "queen of diamonds", "Wizard", "Jester", "Merlin",
  ]);
});

test("a hand is sorted: Wizards, trump, suits in turn, Jesters", () => {
  const hand = ["2c", "Nh", "Ad", "Zs", "3h", "Kh", "9s"];
  expect(sorted(hand, "h")).toEqual(["Zs", "Kh", "3h", "2c", "Ad", "9s", "Nh"]);
  expect(sorted(hand, "none")).toEqual(["Zs", "9s", "Kh", "3h", "2c", "Ad", "Nh"]);
});

test("what only the lessons say comes with them, and follows the language", async () => {
  await speak("en");
  expect(has("learn-begin")).toBe(false);
  await speakOf("learn");
  expect(say("learn-begin")).toBe("Begin");
  await speak("de");
  expect(say("learn-begin")).toBe("Anfangen");
  expect(say("page-you")).toBe("Du");
});

test("topics that are asked for at once are all there, in the language of then", async () => {
  await speak("en");
  await Promise.all([speakOf("builder"), speakOf("preset"), speak("de"), speakOf("cards")]);
  expect(["builder-find", "preset-title-quick", "cards-title-fantasy-Z"].map((key) => say(key, { woman: 1 }))).toEqual(["Regeln suchen", "Schnell", "Zauberin"]);
});
