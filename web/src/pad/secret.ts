// What the other phones may know yet: bids that are made in secret stay on this one until they are shown.

import type { Entry, Round, Standing } from "./types";

/** Whether the bids of a round may be seen by everybody. */
export function areShown(round: Round): boolean {
  if (round.state === "scored" || round.bidding === "in-turn" || round.bidding === "zero") return true;
  const isTaken = round.revoke !== null || round.won.some((tricks) => tricks !== null);
  if (round.bidding === "delayed") return isTaken;
  return isTaken || round.seats.every((seat) => round.bids[seat] != null || isExempt(round, seat));
}

/** A saboteur does not bid. */
const isExempt = (round: Round, seat: number): boolean => seat === round.dealer && round.last !== null && round.last !== seat && round.bids[seat] == null;

/** How many of the notes may go to the server. */
export function shareable(entries: Entry[], standing: Standing): number {
  const hidden = new Set(standing.rounds.filter((round) => round.bidding !== null && !areShown(round)).map((round) => round.n));
  const first = entries.findIndex((one) => one.key === "bid" && hidden.has(one.n));
  return first < 0 ? entries.length : first;
}
