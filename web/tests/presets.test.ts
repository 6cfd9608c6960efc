import { beforeAll, expect, test } from "vitest";
import { speak, speakOf } from "../src/narration/texts.svelte";
import { pictureOf } from "../src/rules/pictures";
import { found, isCalled } from "../src/rules/presets";

beforeAll(async () => {
  await speak("de");
  await Promise.all([speakOf("builder"), speakOf("preset")]);
});

const UBER = { name: "uber-wizard", text: "Der Geber nennt eine Karte.", players: [4], aliases: [], called: ["Uber", "Suicide king"], minutes: 35, level: "hard" as const, is_for_beginners: false };

test.each(["uber", "Über", "ÜBERZAUBERER", "suicide King", "uber-wizard", "karte geber", ""])("rules are found by %s", (wanted) => {
  expect(isCalled(wanted, UBER, "Überzauberer")).toBe(true);
});

test.each(["canadian", "uber magic"])("rules are not found by %s", (wanted) => {
  expect(isCalled(wanted, UBER, "Überzauberer")).toBe(false);
});

test("rules are also found by how hard they are, and for whom", () => {
  const quick = { ...UBER, name: "quick", called: [], level: "easy" as const, is_for_beginners: true };
  const groups = [{ name: "first", presets: [quick] }, { name: "cards", presets: [UBER] }];
  const names = (wanted: string): string[] => found(groups, wanted).flatMap((group) => group.presets.map((one) => one.name));
  expect([names("schwer"), names("Einsteiger"), names("leicht schnell"), names("")]).toEqual([["uber-wizard"], ["quick"], ["quick"], ["quick", "uber-wizard"]]);
});

test("every piece of a picture lies in its box; rules of a stranger have one too", () => {
  for (const name of ["standard", "hardcore", "nannie-3", "nobody's"]) {
    const pieces = pictureOf(name);
    expect(pieces.length).toBeGreaterThan(1);
    for (const { kind, x, y } of pieces) {
      expect(kind).toBeDefined();
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(72);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(52);
    }
  }
});
