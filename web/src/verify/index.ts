// Whether nobody chose the cards: a game's published deals checked in this browser, by code that
// shares nothing with the server. Loaded when somebody wants to know.

import type { Kept } from "../protocol/fair";
import { againstKept, CHECKS, type Failure, gather, hasPerson } from "./checks";
import { bundleOf, isEvent } from "./shape";

export type { Failure } from "./checks";

export type Verdict =
  /** All holds, against what this device saw and kept. */
  | "verified"
  /** All holds in what is published; this device kept nothing of the game. */
  | "published"
  /** Only bots gave seeds. */
  | "not-verifiable"
  /** The deals of an event that nobody but the server gave a seed. */
  | "committed"
  | "failed";

export interface Report {
  verdict: Verdict;
  failures: Failure[];
}

export function verify(value: unknown, kept: Kept | null = null): Report {
  const bundle = bundleOf(value);
  if (!bundle) return { verdict: "failed", failures: [{ check: "shape" }] };
  const matter = gather(bundle);
  const mine = kept?.commit ? kept : null;
  const failures = [...CHECKS.flatMap((check) => check(matter)), ...(mine ? againstKept(matter, mine) : [])];
  if (failures.length) return { verdict: "failed", failures };
  if (isEvent(bundle) && !bundle.players.length) return { verdict: "committed", failures };
  if (!hasPerson(bundle)) return { verdict: "not-verifiable", failures };
  return { verdict: mine ? "verified" : "published", failures };
}
