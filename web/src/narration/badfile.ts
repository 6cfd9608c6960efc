// Why a record file is not shown: what kind of thing is wrong.

import { say } from "./texts.svelte";

/** The server's codes by what they mean to a reader; whatever is not listed breaks a rule of the game. */
const KINDS: Record<string, readonly string[]> = {
  form: ["unreadable", "bad-toml", "bad-record", "bad-type", "bad-format", "bad-notation", "unknown-key", "not-asked", "wrong-size"],
  gap: ["unfinished", "wrong-count"],
  points: ["wrong-score", "wrong-scores", "wrong-won"],
  cards: ["duplicate-card", "not-in-deck", "wrong-turn-up"],
  ours: ["not-played-yet"],
};

/** What kind of thing is wrong, in words; where it is, and what exactly, the server says in the reader's language. */
export function badFile(code: string): string {
  const kind = Object.keys(KINDS).find((one) => KINDS[one]!.includes(code)) ?? "rules";
  return say(`viewer-bad-${kind}`);
}
