import { beforeAll, describe, expect, test } from "vitest";
import type { RoundRulesView, GameSteps, Step, TableView } from "$protocol";
import { countsAs } from "../src/table/laying";
import { deals, next, placeOf, tricksOf, unfold } from "../src/viewer/steps";
import { shortAt } from "../src/narration/names";
import { stepTold } from "../src/narration/steptold";
import { speak, speakOf } from "../src/narration/texts.svelte";

beforeAll(() => speak("en").then(() => speakOf("viewer")));

const BEGUN = {
  phase: "bid",
  round_number: 1,
  cards_each: 1,
  dealer: 1,
  leader: 0,
  trump: "h",
  turn_up: "5h",
  roles: "printed",
  hand: [],
  sitting: [0, 1],
  out_round: [null, null],
  known: [["Ah"], ["2h"]],
  bids: [null, null],
  trick: [],
  trick_as: [],
  last_as: [],
  played_by: [[], []],
};
const CUSTOMS = { dealer: "none", has_magic: true, wizards_make_trump: false } as RoundRulesView;
const STEPS: Step[] = [
  { k: "dealt", round: 1, game: BEGUN as unknown as Step["game"], round_rules: CUSTOMS },
  { k: "chosen", round: 1, game: { bids: [1, null] }, seat: 0, phase: "bid", text: "1" },
  { k: "chosen", round: 1, game: { bids: [1, 0], phase: "play" }, seat: 1, phase: "bid", text: "0" },
  { k: "chosen", round: 1, game: { trick: ["Ah"] }, hands: { 0: "" }, trick: 1, seat: 0, phase: "play", text: "Ah" },
  {
    k: "chosen",
    round: 1,
    game: { trick: [], leader: 1 },
    hands: { 1: "" },
    trick: 1,
    seat: 1,
    phase: "play",
    text: "2h",
    counts: "magic",
    taken: { leader: 0, cards: ["Ah", "2h"], winner: 1 },
  },
  { k: "scored", round: 1, game: { out_round: [1, null], phase: "deal" } },
  { k: "dealt", round: 2, game: { round_number: 2, cards_each: 2, dealer: 0, phase: "bid" }, hands: { 0: "3c Zd", 1: "4c Ns" } },
  { k: "chosen", round: 2, game: { bids: [2, null] }, seat: 1, phase: "pass", text: "4c" },
  { k: "chosen", round: 2, game: { trick: ["3c"] }, hands: { 0: "Zd" }, trick: 1, seat: 0, phase: "play", text: "3c" },
];
const ROW = { number: 1, cards: 1, dealer: 1, bids: [1, 0], won: [0, 1], points: [-10, -10], scores: [-10, -10], trump: "h" as const, is_play_off: false, sitting: [0, 1], revoke: null };
const GAME: GameSteps = {
  game: "g",
  name: "",
  status: "unfinished",
  date: "",
  rules: "magic",
  players: 2,
  rounds: 2,
  seats: [{ name: "Ada" }, { name: "Bot Bo", kind: "bot" }],
  sheet: [ROW],
  steps: STEPS,
};
const shots = unfold(GAME);
const names = shots.map((shot) => shot.name);

describe("a game's steps", () => {
  test("have names that say where they are", () => {
    expect(names).toEqual(["1", "1.0.1", "1.0.2", "1.1.1", "1.1", "1.end", "2", "2.0.1", "2.1.1"]);
  });

  test("are laid over one another: hands, bids, tricks, the sheet", () => {
    expect(shots.map((shot) => shot.game.known.map((hand) => hand.length).join())).toEqual("1,1 1,1 1,1 0,1 0,0 0,0 2,2 2,2 1,2".split(" "));
    expect(shots.map((shot) => shot.view.table.tricks.length)).toEqual([0, 0, 0, 0, 1, 1, 0, 0, 0]);
    expect(shots.map((shot) => shot.view.sheet.length)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1]);
    expect(shots[8]!.game.bids).toEqual([2, null]);
    expect(shots[4]!.game.played_by).toEqual([["Ah"], ["2h"]]);
    expect(shots[6]!.game.played_by).toEqual([[], []]);
  });

  test("say what is special, until another round says otherwise", () => {
    expect(shots.every((shot) => shot.view.table.round_rules.has_magic)).toBe(true);
  });

  test("tell bots from people also where there are only names", () => {
    const { seats } = unfold({ ...GAME, seats: [{ name: "Ada" }, { name: "Bot Bo" }] })[0]!.view.table;
    expect(seats.map(({ kind }) => kind)).toEqual(["person", "bot"]);
  });

  test("say what a card counts as", () => {
    const { game, view } = shots[4]!;
    expect(countsAs("2h", game.last_as[1], game, view.table)).toMatchObject({ kind: "magic" });
    expect(countsAs("Ah", game.last_as[0], game, view.table)).toBeUndefined();
  });
});

describe("a place", () => {
  test.each([
    ["", 0],
    ["1.1", 4],
    ["1.end", 5],
    ["2", 6],
    ["2.1", 8], // nobody finished it: its last card
    ["2.7", 6],
    ["9.1", 0],
    ["nonsense", 0],
  ])("is found by its name %j", (name, place) => {
    expect(placeOf(shots, name)).toBe(place);
  });

  test.each([
    ["step", 1, 4, 5],
    ["step", -1, 0, 0],
    ["trick", 1, 0, 4],
    ["trick", 1, 4, 5],
    ["trick", 1, 7, 8],
    ["trick", -1, 8, 6],
    ["round", 1, 1, 6],
    ["round", 1, 7, 8],
    ["round", -1, 8, 6],
    ["round", -1, 5, 0],
  ] as const)("by %s %i from %i is %i", (by, way, from, to) => {
    expect(next(shots, from, by, way)).toBe(to);
  });

  test("knows where rounds begin, and the tricks of its round", () => {
    expect(deals(shots)).toEqual([0, 6]);
    expect(tricksOf(shots, 1).map(({ at }) => at)).toEqual([4]);
    expect(tricksOf(shots, 7)).toEqual([]);
  });
});

describe("what happened", () => {
  test.each([
    [0, "Round 1, one card each. Bo deals. Trump is hearts: 5 of hearts is turned up."],
    [1, "Ada bids 1."],
    [4, "Bo plays the 2 of hearts. Bo takes the trick."],
    [5, "Round 1 is scored: Ada −10, Bo −10. Ada is out of the game."],
    [7, "Bo passes the 4 of clubs to the left."],
  ])("at %i is told", (at, text) => {
    expect(stepTold(shots[at]!, shots[at - 1])).toBe(text);
  });
});

test("a bot whose short name somebody else bears keeps its whole name", () => {
  const table = { seats: [{ name: "Bruno", kind: "person" }, { name: "Bot Bruno", kind: "bot" }, { name: "Bot Clara", kind: "bot" }] } as TableView;
  expect([0, 1, 2].map((seat) => shortAt(table, seat))).toEqual(["Bruno", "Bot Bruno", "Clara"]);
});
