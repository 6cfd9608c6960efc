// What a pad says of how somebody bids: hits, overbids and underbids, best and worst rounds.

import { bidsOf } from "./sheet";
import type { Standing } from "./types";

export interface Figure {
  name: string;
  games: number;
  /** Rounds that tell something of bids. */
  rounds: number;
  hits: number;
  over: number;
  under: number;
  best: number;
  worst: number;
  /** Rounds and hits by cards dealt. */
  bySize: Map<number, [rounds: number, hits: number]>;
}

/** By seat: rounds in which a revoke ended the play, or that one did not bid in, tell nothing of bids. */
export function figuresOf(standing: Standing): Figure[] {
  return standing.names.map((name, seat) => {
    const found: Figure = { name, games: 1, rounds: 0, hits: 0, over: 0, under: 0, best: -Infinity, worst: Infinity, bySize: new Map() };
    for (const round of standing.rounds) {
      if (!round.points || !round.seats.includes(seat)) continue;
      found.best = Math.max(found.best, round.points[seat]!);
      found.worst = Math.min(found.worst, round.points[seat]!);
      const [bid, won] = [bidsOf(round)[seat], round.won[seat]];
      if (bid == null || won == null || round.revoke) continue;
      const [rounds, hits] = found.bySize.get(round.size!) ?? [0, 0];
      found.bySize.set(round.size!, [rounds + 1, hits + Number(bid === won)]);
      found.rounds += 1;
      found.hits += Number(bid === won);
      found.over += Number(bid > won);
      found.under += Number(bid < won);
    }
    return found;
  });
}

/** The same over several pads, by name however it is written large or small; whoever has scored nothing is not there. */
export function together(pads: Figure[][]): Figure[] {
  const found = new Map<string, Figure>();
  for (const one of pads.flat().filter((figure) => Number.isFinite(figure.best))) {
    const key = one.name.toLowerCase();
    const before = found.get(key);
    found.set(key, before ? added(before, one) : one);
  }
  return [...found.values()].sort((one, other) => other.games - one.games || one.name.localeCompare(other.name));
}

function added(one: Figure, other: Figure): Figure {
  const bySize = new Map(one.bySize);
  for (const [size, [rounds, hits]] of other.bySize) {
    const [before, hit] = bySize.get(size) ?? [0, 0];
    bySize.set(size, [before + rounds, hit + hits]);
  }
  const sums = (["games", "rounds", "hits", "over", "under"] as const).map((key) => [key, one[key] + other[key]]);
  return { ...one, ...Object.fromEntries(sums), best: Math.max(one.best, other.best), worst: Math.min(one.worst, other.worst), bySize };
}
