import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { GameView } from "$protocol";
import { cardName, figure, rankName, setNow, teach } from "../src/table/cards";
import { playWith } from "../src/table/deck";
import { optionName } from "../src/narration/options";
import { settings } from "../src/device/settings.svelte";
import { speak } from "../src/narration/texts.svelte";
import { shortName } from "../src/narration/wording";

beforeAll(() => speak("en"));
afterEach(() => {
  settings.cards = "standard";
  playWith(60);
  teach(false);
});

describe("a card is called what is printed on it", () => {
  const CARDS = ["2s", "8s", "Ts", "Jh", "Ad", "Zc", "Nd", "Me"];
  const USUAL = ["2 of spades", "8 of spades", "10 of spades", "jack of hearts", "ace of diamonds", "Wizard", "Jester", "Merlin"];

  test.each(["standard", "standard-large", "medieval"] as const)("in the set %s", (set) => {
    settings.cards = set;
    expect(CARDS.map((card) => cardName(card))).toEqual(USUAL);
  });

  test("in the set that counts from 1 to 13, and from the next name on when the set is changed", () => {
    expect(cardName("8s")).toBe("8 of spades");
    settings.cards = "fantasy";
    expect(CARDS.map((card) => cardName(card))).toEqual(["1 of spades", "7 of spades", "9 of spades", "10 of hearts", "13 of diamonds", "Wizard", "Jester", "Merlin"]);
    expect([shortName("Ah"), shortName("2c")]).toEqual(["♥13", "♣1"]);
    expect([figure("K"), rankName("K"), rankName("T")]).toEqual(["12", "12", "9"]);
    expect(optionName("Q", { phase: "uber-rank" } as GameView)).toBe("11");
  });

  test("with the deck of 36, whose ranks are 1 to 8 in every set", () => {
    playWith(36);
    for (const set of ["standard", "fantasy", "medieval"] as const) {
      settings.cards = set;
      expect(["1s", "7h", "8d"].map((card) => cardName(card))).toEqual(["1 of spades", "7 of hearts", "8 of diamonds"]);
    }
  });

  test("in the lessons as their sentences call it", () => {
    settings.cards = "fantasy";
    teach(true);
    expect([setNow(), cardName("Ks")]).toEqual(["standard", "king of spades"]);
  });
});
