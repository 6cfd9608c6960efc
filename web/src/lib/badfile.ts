// Why a record file is not shown: what kind of thing is wrong, and where, in the reader's language.

import { say } from "./texts.svelte";

/** The server's codes by what they mean to a reader; whatever is not listed breaks a rule of the game. */
const KINDS: Record<string, readonly string[]> = {
  form: ["unreadable", "bad-toml", "bad-record", "bad-type", "bad-format", "bad-notation", "unknown-key", "not-asked", "wrong-size"],
  gap: ["unfinished", "wrong-count"],
  points: ["wrong-score", "wrong-scores", "wrong-won"],
  cards: ["duplicate-card", "not-in-deck", "wrong-turn-up"],
  ours: ["not-played-yet"],
};
/** How the server's sentence begins where it knows the place. */
const PLACE = /^round (\d+)(?:, trick (\d+))?(?:, (.+?))?: /;
/** A seat without a name. */
const SEAT = /^seat (\d+)$/;

export interface BadFile {
  /** What kind of thing is wrong. */
  what: string;
  /** "Round 3, trick 2, Bo"; empty where it is the file as a whole. */
  where: string;
  /** The rest of the server's own sentence, which is exact, and English. */
  exact: string;
}

export function badFile(code: string, message: string): BadFile {
  const kind = Object.keys(KINDS).find((one) => KINDS[one]!.includes(code)) ?? "rules";
  const [, round, trick, who] = PLACE.exec(message) ?? [];
  const seat = SEAT.exec(who ?? "")?.[1];
  const numbers = Object.entries({ round, trick, seat }).flatMap(([name, number]) => (number ? [say(`viewer-place-${name}`, { number })] : []));
  const where = who && !seat ? [...numbers, who] : numbers;
  return { what: say(`viewer-bad-${kind}`), where: where.join(", "), exact: message.replace(PLACE, "") };
}
