import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { GameView } from "$protocol";
import { type SetName, SETS } from "../src/cards/sets";
import { cardName, cardTitle, figure, indexLetter, playedName, rankName, suitLetter, suitName, SUITS } from "../src/table/cards";
import { playWith } from "../src/table/deck";
import { named } from "../src/learn/named";
import { optionName } from "../src/narration/options";
import { settings } from "../src/device/settings.svelte";
import { names, speak, speakOf } from "../src/narration/texts.svelte";
import { shortName, whyNot } from "../src/narration/wording";
import { Refusal } from "../src/protocol/api";

beforeAll(() => speak("en"));
afterEach(() => {
  settings.cards = "standard";
  playWith(60);
});

describe("a card is called what is printed on it", () => {
  const CARDS = ["2s", "8s", "Ts", "Jh", "Ad", "Zc", "Nd", "Me"];
  const USUAL = ["2 of spades", "8 of spades", "10 of spades", "jack of hearts", "ace of diamonds", "Wizard", "Jester", "Merlin"];

  test.each(["standard", "standard-large"] as const)("in the set %s", (set) => {
    settings.cards = set;
    expect(CARDS.map((card) => cardName(card))).toEqual(USUAL);
  });

  test("in the set of figures, by their names where they have no number", () => {
    settings.cards = "medieval";
    expect(["2s", "Jh", "Qc", "Kd", "Ad", "Zc"].map((card) => cardName(card))).toEqual([
      "2 of spades", "knight of hearts", "lady of clubs", "prince of diamonds", "dragon of diamonds", "Wizard",
    ]);
    expect(suitName("h")).toBe("hearts");
  });

  test("in the set that counts from 1 to 13, and from the next name on when the set is changed", () => {
    expect(cardName("8s")).toBe("8 of spades");
    settings.cards = "fantasy";
    expect(CARDS.map((card) => cardName(card))).toEqual(["blue 1", "blue 7", "blue 9", "red 10", "yellow 13", "Wizard", "Jester", "Merlin"]);
    expect([shortName("Ah"), shortName("2c")]).toEqual(["♥13", "♣1"]);
    expect([figure("K"), rankName("K"), rankName("T")]).toEqual(["12", "12", "9"]);
    expect(optionName("Q", { phase: "uber-rank" } as GameView)).toBe("11");
    const follow = new Refusal("must-follow", "x", { tried: "Ac", suit: 2, held: "5h Zc" });
    expect(whyNot(follow)).toBe("green 13: you must follow red (you have red 4, Wizard)");
    settings.cards = "standard";
    expect(whyNot(follow)).toBe("♣A: you must follow hearts (you have ♥5, Wizard)");
  });

  test("with the deck of 36, whose ranks are 1 to 8 in every set", () => {
    playWith(36);
    for (const set of ["standard", "medieval"] as const) {
      settings.cards = set;
      expect(["1s", "7h", "8d"].map((card) => cardName(card))).toEqual(["1 of spades", "7 of hearts", "8 of diamonds"]);
    }
    settings.cards = "fantasy";
    expect(["1s", "7h", "8d"].map((card) => cardName(card))).toEqual(["blue 1", "red 7", "yellow 8"]);
  });

  test("in the sentences of the lessons too", () => {
    settings.cards = "fantasy";
    const { sh, cKs, c2d } = named();
    expect([sh, cKs, c2d]).toEqual(["red", "blue 12", "yellow 1"]);
  });
});

describe("a card that somebody plays", () => {
  const CARDS = ["2s", "Zc", "Zh", "Nh", "Me", "Gr"];
  const played = (): string[] => CARDS.map((card) => playedName(card));

  test("has the article that English wants", async () => {
    expect(played()).toEqual(["the 2 of spades", "a Wizard", "a Wizard", "a Jester", "Merlin", "the Grail"]);
    settings.cards = "fantasy";
    await speakOf("cards");
    expect(played()).toEqual(["the blue 1", "a Wizard", "a Sorceress", "a Jester", "Merlin", "the Grail"]);
  });

  test("stands in the case that German wants", async () => {
    await speak("de");
    expect(played()).toEqual(["Pik 2", "einen Zauberer", "einen Zauberer", "einen Narren", "Merlin", "den Gral"]);
    settings.cards = "fantasy";
    await speakOf("cards");
    expect(played()).toEqual(["Blau 1", "einen Zauberer", "eine Zauberin", "eine Närrin", "Merlin", "den Gral"]);
    await speak("en");
  });
});

describe.each(names)("the letters of a card in %s", (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak("en"));

  test.each(Object.keys(SETS) as SetName[])("agree with the names of the set %s, and clash with no other", (set) => {
    const letters = SUITS.map((suit) => suitLetter(suit, set));
    const drawn = (suit: string): string => suitName(suit, set).toUpperCase().replace("KREUZ", "X"); // a cross, as its K is a king's
    for (const suit of SUITS) expect(drawn(suit)).toContain(suitLetter(suit, set));
    const corners = [..."JQKAZN"].map((rank) => SETS[set].indices[rank] ?? indexLetter(rank, set));
    expect(new Set(letters)).toHaveLength(4);
    expect(letters.filter((one) => corners.includes(one))).toEqual([]);
  });

  test.each(["standard", "medieval"] as const)("begin the names of the figures of the set %s", (set) => {
    for (const rank of "JQKA") expect(rankName(rank, set).toUpperCase().startsWith(indexLetter(rank, set))).toBe(true);
  });
});

describe("what stands below a figure", () => {
  test("a title for each card of the set of peoples; two of each calling are women", async () => {
    await speakOf("cards");
    settings.cards = "fantasy";
    expect(["Zc", "Zd", "Zh", "Zs"].map((card) => cardTitle(card))).toEqual(["Wizard", "Sorceress", "Sorceress", "Wizard"]);
    expect(["Qs", "Qh", "2c"].map((card) => cardTitle(card))).toEqual(["Priest", "Priestess", "Watchman"]);
    expect([cardName("Zd"), cardName("Qh"), shortName("Zh")]).toEqual(["Sorceress", "red 11", "Sorceress"]);
    playWith(36);
    expect(cardTitle("1d")).toBe("Watchwoman");
  });

  test("elsewhere the name of a card without a rank alone", () => {
    expect(["Zd", "Me", "Qh"].map((card) => cardTitle(card))).toEqual(["Wizard", "Merlin", ""]);
  });
});
