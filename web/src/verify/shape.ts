// The file of a game's deals, as it must look: nothing is taken on trust.

export interface Player {
  seat: number;
  commit: string;
  seed: string | null;
}

export interface Draw {
  what: string;
  choices: (string | number)[];
  drawn: string | number;
  seat?: number | null;
}

export interface Deal {
  round: number;
  dealer: number;
  deck: string[];
  hands: string[][];
  turn_up: string | null;
  draws?: Draw[];
}

export interface Bundle {
  scheme: "fair1" | "fair1-event";
  game: string;
  rules: string | Record<string, unknown>;
  players: Player[];
  server_seed: string;
  server_commit: string;
  rounds: Deal[];
  record: string | Record<string, unknown>;
  first_dealer?: number | null;
  /** The game at one table, where the deals are an event's. */
  table?: string;
}

type Test = (value: unknown) => boolean;

const HEX = /^[0-9a-f]{64}$/;
const GAME = /^[!-{}~]{1,100}$/;

const isText: Test = (value) => typeof value === "string";
const isNumber: Test = (value) => Number.isInteger(value);
const isHex: Test = (value) => typeof value === "string" && HEX.test(value) && value.length === 64;
const either =
  (...tests: Test[]): Test =>
  (value) =>
    tests.some((test) => test(value));
const is =
  (only: unknown): Test =>
  (value) =>
    value === only;
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const isTable: Test = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** An object with these keys and no others; those with a `?` may be missing. */
const object =
  (shape: Record<string, Test>): Test =>
  (value) => {
    if (!isTable(value)) return false;
    const given = value as Record<string, unknown>;
    const known = Object.keys(shape).map((key) => key.replace("?", ""));
    if (Object.keys(given).some((key) => !known.includes(key))) return false;
    return Object.entries(shape).every(([key, test]) => {
      const name = key.replace("?", "");
      return name in given ? test(given[name]) : key.endsWith("?");
    });
  };

const isBundle = object({
  scheme: either(is("fair1"), is("fair1-event")),
  game: (value) => typeof value === "string" && GAME.test(value),
  rules: either(isText, isTable),
  players: listOf(object({ seat: isNumber, commit: isHex, seed: either(isHex, is("bot"), is(null)) })),
  server_seed: isHex,
  server_commit: isHex,
  rounds: listOf(
    object({
      round: isNumber,
      dealer: isNumber,
      deck: listOf(isText),
      hands: listOf(listOf(isText)),
      turn_up: either(isText, is(null)),
      "draws?": listOf(
        object({
          what: isText,
          choices: listOf(either(isText, isNumber)),
          drawn: either(isText, isNumber),
          "seat?": either(isNumber, is(null)),
        }),
      ),
    }),
  ),
  record: either(isText, isTable),
  "first_dealer?": either(isNumber, is(null)),
  "table?": isText,
});

/** Whether other tables had the same deals, so that more give seeds than sit here. */
export const isEvent = (bundle: Bundle): boolean => bundle.scheme === "fair1-event";

/** The bundle, if it is one. */
export const bundleOf = (value: unknown): Bundle | null => (isBundle(value) ? (value as Bundle) : null);
