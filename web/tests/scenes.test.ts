import { beforeAll, describe, expect, test } from "vitest";
import type { RoundRulesView, GameView, PhaseWord, TableView, View } from "$protocol";
import { badges } from "../src/narration/badges";
import { countsAs, laidOut } from "../src/table/laying";
import { PLAIN } from "../src/viewer/steps";
import { formName, optionName } from "../src/narration/options";
import { type Asked, momentOf, neighbours, sceneOf } from "../src/table/scenes";
import { changedSpecially, playedByDummy } from "../src/narration/scene-told";
import { speak } from "../src/narration/texts.svelte";
import { choices } from "../src/narration/wording";

beforeAll(() => speak("en"));

const GAME = {
  seat: 0,
  phase: "play",
  turn: 0,
  dealer: 2,
  round_number: 4,
  tricks_done: 0,
  trick_len: 0,
  leader: 0,
  winning: null,
  played: [],
  hand: ["7h"],
  legal: ["7h"],
  bids: [1, 0, 2],
  bidders: [0, 1, 2],
  sitting: [0, 1, 2],
  out_round: [null, null, null],
  known: [["7h"], [], []],
  trick: [null, null, null],
  trick_as: [],
  last_as: [],
  played_by: [[], [], []],
  received: null,
  passed: null,
  given: null,
  trump: "s",
  uber: [],
  twist: null,
  roles: "printed",
  is_flat: false,
};

function view(game: Partial<GameView> = {}, round_rules: Partial<RoundRulesView> = {}, sheet: unknown[] = [{}]): View {
  const seats = ["Ada", "Bo", "Cy"].map((name) => ({ kind: "person", name }));
  const table = { seats, players: 3, round_rules: { ...PLAIN, ...round_rules } };
  return { table, sheet, chat: [], game: { ...GAME, ...game } } as unknown as View;
}

const asked = (game: Partial<GameView>, more: Partial<Asked> = {}, round_rules: Partial<RoundRulesView> = {}) =>
  sceneOf({ view: view(game, round_rules), me: 0, isDue: true, forms: [], ...more });

describe("which picture lies on the felt", () => {
  test("is that of what is asked for", () => {
    expect(asked({})).toBeNull();
    expect(asked({ phase: "bid" })).toBe("bid");
    expect(asked({ phase: "uber-rank" })).toBe("uber");
    expect(asked({ phase: "role" })).toBe("forms");
    expect(asked({ legal: ["?"] })).toBe("pile");
    expect(asked({ turn: 3, legal: ["2c"] })).toBe("dummy");
    expect(asked({}, { forms: ["Me=Z", "Me=N"] })).toBe("forms");
    expect(asked({ phase: "something-new" as PhaseWord })).toBe("choice");
  });

  test("is that of whom all wait for", () => {
    const isDue = false;
    expect(asked({ phase: "trump" }, { isDue })).toBe("trump");
    expect(asked({ phase: "bid" }, { isDue })).toBeNull();
    expect(asked({ phase: "bid" }, { isDue }, { bidding: "delayed" })).toBe("sealed");
    expect(asked({ phase: "mend" }, { isDue }, { bidding: "hidden" })).toBe("mend");
    expect(asked({ phase: "bid", dealer: 0 }, { isDue }, { dealer: "saboteur" })).toBe("saboteur");
    expect(asked({ phase: "bid", dealer: 1 }, { isDue }, { dealer: "saboteur" })).toBeNull();
    expect(asked({ phase: "deal" }, { isDue })).toBe("round-end");
  });
});

describe("what has just happened", () => {
  const moment = (before: View, after: View) => momentOf(before, after)?.name;

  test("the first dealer is drawn, once, and only where one is", () => {
    const first = view({ phase: "bid", round_number: 1 }, { is_drawn: true }, []);
    expect(moment({ ...first, game: null }, first)).toBe("drawn");
    expect(moment(view({ phase: "deal", round_number: 1 }, { is_drawn: true }, []), first)).toBe("drawn");
    expect(moment(first, first)).toBeUndefined();
    expect(moment({ ...first, game: null }, view({ phase: "bid", round_number: 1 }, {}, []))).toBeUndefined();
    expect(moment({ ...first, game: null }, view({ phase: "play", played: ["2c"], round_number: 1 }, { is_drawn: true }, []))).toBeUndefined();
  });

  test("fists open after the last bid, wheels after the last trick", () => {
    const hidden = { bidding: "hidden" } as const;
    const opened = momentOf(view({ phase: "bid", bids: [1, "?", null] }, hidden), view({}, hidden));
    expect([opened?.name, opened?.as]).toEqual(["opened", "fist"]);
    const delayed = { bidding: "delayed" } as const;
    expect(moment(view({ phase: "bid", bids: [1, "?", null] }, delayed), view({ bids: [1, "?", "?"] }, delayed))).toBeUndefined();
    const turned = momentOf(view({ bids: [1, "?", "?"] }, delayed), view({ phase: "deal" }, delayed));
    expect(turned?.as).toBe("wheel");
    expect(moment(view({ phase: "bid", bids: [1, 0, null] }), view({}))).toBeUndefined();
  });

  test("a card has come; somebody is out", () => {
    expect(moment(view({ phase: "pass" }), view({ received: "2c" }))).toBe("exchanged");
    expect(moment(view({ received: "2c" }), view({ received: "2c" }))).toBeUndefined();
    expect(moment(view({}), view({ phase: "deal", out_round: [null, 4, null] }))).toBe("out");
  });

  test("is told in sentences", () => {
    const names = ["Ada", "Bo", "Cy"];
    const told = (old: Partial<GameView>, now: Partial<GameView>) => changedSpecially(view(old), view(now), names, 0);
    expect(told({ phase: "pull" }, { received: "2c", given: "7h" })).toEqual(["You now have the 2 of clubs from Cy.", "Bo now has the 7 of hearts from you."]);
    expect(told({ trump: "s" }, { trump: "h" })).toEqual(["Trump is hearts now."]);
    expect(told({ bids: [1, "?", "?"] }, { phase: "deal" })).toEqual(["The bids: Ada 1, Bo 0, Cy 2."]);
    names[1] = "נועה";
    expect(told({ bids: [1, "?", "?"] }, { phase: "deal" })[0]).toContain("Ada 1, \u2068נועה\u2069 0, Cy 2");
    names[1] = "Bo";
    expect(told({ phase: "deal" }, { phase: "bid", known: [[], ["Zc", "8h"], []] })).toEqual(["Bo holds a Wizard, the 8 of hearts."]);
    expect(told({}, { out_round: [null, 4, null] })).toEqual(["Bo is out of the game."]);
  });
});

describe("what a card of the trick counts as", () => {
  const { table } = view() as { table: TableView };
  const game = (roles: GameView["roles"]) => ({ ...GAME, roles }) as unknown as GameView;

  test("is said only where it is not printed", () => {
    expect(countsAs("Zc", "Zc", game("printed"), table)).toBeUndefined();
    expect(countsAs("7h", "7h", game("printed"), table)).toBeUndefined();
    expect(countsAs("Zc", "Nc", game("all-jesters"), table)?.kind).toBe("N");
    expect(countsAs("Me", "Z", game("printed"), table)?.kind).toBe("Z");
    expect(countsAs("2h", "magic", game("printed"), table)?.kind).toBe("magic");
    expect(countsAs("Nd", "Nd", game("called"), table)).toEqual({ kind: "N", isCalled: true });
    const tricksy = { ...table, round_rules: { ...PLAIN, wizards_make_trump: true } };
    expect(countsAs("Zh", "Zh", game("printed"), tricksy)).toEqual({ kind: "trump", isCalled: false, suit: "h" });
  });

  test("and a card lies before whoever played it, though the turn jumps (Two-Player)", () => {
    const duel = { ...GAME, trick: ["2c", "3c"], played_by: [["2c"], [], ["3c"]] } as unknown as GameView;
    expect(laidOut(duel, table, null, [0, 1, 2]).map((one) => one.place)).toEqual([0, 2]);
  });
});

describe("a dummy's card", () => {
  const move = { k: "moved", seat: 0, phase: "play", text: "2d" } as const;
  const you = { who: "Ada", me: 1 };
  const at = (players: number, game: Partial<GameView>) => {
    const { table, ...more } = view(game);
    return { ...more, table: { ...table, players, seats: table.seats.slice(0, players) } };
  };

  test("is the dummy's where it is turned, and says who picked it where somebody did", () => {
    expect(playedByDummy(move, at(1, { turn: 2 }), you)).toBe("Dummy 2 plays the 2 of diamonds.");
    expect(playedByDummy(move, at(2, { turn: 2 }), you)).toBe("You play the 2 of diamonds for the dummy.");
    expect(playedByDummy(move, at(2, { turn: 2 }), { who: "Bo", me: 0 })).toBe("Bo plays the 2 of diamonds for the dummy.");
    expect(playedByDummy(move, at(1, { turn: 0 }), you)).toBeUndefined();
  });

  test("is not called one's own while nobody has seen it", () => {
    const { game, table } = at(1, { turn: 2, legal: ["?"] });
    expect(choices(game!, table)).toBe("the top card of Dummy 2");
    const worn = view({ legal: ["?"] });
    expect(choices(worn.game!, worn.table)).toBe("your unseen card");
  });
});

test("options have names in every phase", () => {
  const at = (phase: string, roles: GameView["roles"] = "printed") => ({ ...GAME, phase, roles }) as unknown as GameView;
  expect(optionName("h", at("trump"))).toBe("hearts");
  expect(optionName("pull-one", at("twist"))).toBe("pull one");
  expect(["jesters", "Q", "T", "7"].map((one) => optionName(one, at("uber-rank")))).toEqual(["The Jesters", "queen", "10", "7"]);
  expect(optionName("agree", at("agree"))).toBe("Yes, go on");
  expect(optionName("Me=N", at("play"))).toBe("Merlin (As a Jester)");
  expect([formName("Zc!", at("play", "called")), formName("Zc", at("play", "called"))]).toEqual(["“Gizzard!” (a Wizard)", "no call (a Jester)"]);
});

test("the neighbours skip who is out", () => {
  expect(neighbours({ ...GAME, sitting: [0, 2, 3] } as unknown as GameView, 0)).toEqual({ left: 2, right: 3 });
});

test("what is special in a round stands beside the stock, once", () => {
  const names = (game: Partial<GameView>, round_rules: Partial<RoundRulesView> = {}) => badges(view(game, round_rules)).map((one) => one.emblem);
  expect(names({})).toEqual([]);
  expect(names({ twist: "gizzard-fester", roles: "called" })).toEqual(["gizzard-fester"]);
  expect(names({ twist: "uber-wizard", uber: ["Qs"] })).toEqual(["uber-wizard"]);
  expect(names({ roles: "all-wizards" }, { bidding: "zero", cancels: ["8s"], target: 100 })).toEqual(["all-wizards", "zero", "cancels", "target"]);
});

test("one card that makes its trick void is told otherwise than two", () => {
  const told = (...cancels: string[]) => badges(view({}, { cancels })).map((one) => one.text);
  expect(told("8s")).toEqual(["8 of spades cancels its trick."]);
  expect(told("8s", "7h")).toEqual(["8 of spades and 7 of hearts cancel their tricks."]);
});
