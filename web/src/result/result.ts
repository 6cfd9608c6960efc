// What can be told of a finished game from its score sheet: places, the margin, who had which round, what decided it.

import type { SheetRow } from "$protocol";
import { counted, isOut, lastPlayed, ranks, sits, winners } from "./ranks";

/** All who share a place. */
export interface Step {
  rank: number;
  seats: number[];
}

/** The places from the first on. */
export function steps(sheet: SheetRow[]): Step[] {
  const all = ranks(sheet);
  const found = [...new Set(all)].sort((one, other) => one - other);
  return found.map((rank) => ({ rank, seats: all.flatMap((one, seat) => (one === rank ? [seat] : [])) }));
}

/** The round after which a seat dropped out, if it did before the last one. */
export function outAfter(sheet: SheetRow[], seat: number): number | null {
  return isOut(sheet, seat) ? (counted(sheet)[lastPlayed(sheet, seat)]?.number ?? null) : null;
}

/** How the first stand before the rest: alone by points, after a play-off, or several together. */
export type Lead = { by: "points"; points: number } | { by: "play-off" } | { by: "shared" } | { by: "alone" };

export function lead(sheet: SheetRow[]): Lead {
  const scores = sheet.at(-1)?.scores ?? [];
  const [first, second] = steps(sheet);
  if (scores.length < 2 || !first) return { by: "alone" };
  if (first.seats.length > 1 || !second) return { by: "shared" };
  const points = scores[first.seats[0]!]! - scores[second.seats[0]!]!;
  return points > 0 ? { by: "points", points } : { by: "play-off" };
}

/** Whose rounds are told: one's own, or for somebody who watched, those of the only winner. */
export function hero(sheet: SheetRow[], me: number | null): number | null {
  const first = winners(sheet);
  return me ?? (first.length === 1 ? first[0]! : null);
}

/** One seat's round: what it bid, took and got for it. */
export interface Round {
  number: number;
  seat: number;
  bid: number | null;
  won: number;
  points: number;
}

const roundOf = (row: SheetRow, seat: number): Round => ({
  number: row.number,
  seat,
  bid: row.bids[seat] ?? null,
  won: row.won[seat] ?? 0,
  points: row.points[seat] ?? 0,
});

const played = (sheet: SheetRow[], seat: number): SheetRow[] => counted(sheet).slice(0, lastPlayed(sheet, seat) + 1);

/** The rounds with the most and the fewest points of a seat; none of a single round, no worst where all brought the same. */
export function extremes(sheet: SheetRow[], seat: number): { best: Round | null; worst: Round | null } {
  const rounds = played(sheet, seat).map((row) => roundOf(row, seat));
  const by = (isBetter: (one: number, other: number) => boolean): Round | null =>
    rounds.slice(rounds.length > 1 ? 0 : 1).reduce<Round | null>((found, one) => (found && !isBetter(one.points, found.points) ? found : one), null);
  const [best, worst] = [by((one, other) => one > other), by((one, other) => one < other)];
  return { best, worst: worst?.points === best?.points ? null : worst };
}

/** Whether a bid was met. After a revoke its seat's was not, and all others count as met. */
function isMet(row: SheetRow, seat: number): boolean {
  return row.revoke === null ? row.bids[seat] === row.won[seat] : row.revoke !== seat;
}

/** How many bids of a seat were met, and how many it gave. */
export function bidsMet(sheet: SheetRow[], seat: number): { met: number; bids: number } {
  const rows = played(sheet, seat).filter((row) => row.bids[seat] != null);
  return { met: rows.filter((row) => isMet(row, seat)).length, bids: rows.length };
}

/** What decided a game: the play-off, a bid after which the winner led for good, or a lead from the first round on. */
export type Decision = { by: "play-off" | "bid"; round: Round } | { by: "start" };

/**
 * What decided it, where something can be said. The winner took the lead for good in the first round after which nobody
 * stood level or ahead any more. What made the swing is the bid that moved more points: the winner's, if it was met, or
 * that of whoever led until then, if it was missed.
 */
export function decided(sheet: SheetRow[]): Decision | null {
  const [winner, ...others] = winners(sheet);
  const rows = counted(sheet);
  if (winner === undefined || others.length || rows.length < 2 || rows[0]!.scores.length < 2) return null;
  const last = sheet.at(-1)!;
  if (last.is_play_off) return byBid("play-off", roundOf(last, winner));
  const at = rows.map((row) => isAhead(row, winner)).lastIndexOf(false) + 1;
  if (at === 0) return { by: "start" };
  const [before, row] = [rows[at - 1]!, rows[at]!];
  return swing(row, winner, rival(before, row, winner));
}

const byBid = (by: "play-off" | "bid", round: Round): Decision | null => (round.bid === null ? null : { by, round });

/** Whether a seat has more than everybody else who is still in. */
const isAhead = (row: SheetRow, seat: number): boolean =>
  row.scores.every((score, other) => other === seat || !sits(row, other) || score < row.scores[seat]!);

/** Who stood first of the others before a round; of several, the one who lost most in it. */
function rival(before: SheetRow, row: SheetRow, winner: number): number {
  const others = before.scores.map((_, seat) => seat).filter((seat) => seat !== winner && sits(row, seat));
  return others.sort((one, other) => before.scores[other]! - before.scores[one]! || row.points[one]! - row.points[other]!)[0]!;
}

function swing(row: SheetRow, winner: number, other: number): Decision | null {
  const [own, theirs] = [roundOf(row, winner), roundOf(row, other)];
  const [isWon, isLost] = [isMet(row, winner) && own.points > 0, !isMet(row, other) && theirs.points < 0];
  if (isLost && !(isWon && own.points >= -theirs.points)) return byBid("bid", theirs);
  return isWon ? byBid("bid", own) : null;
}
