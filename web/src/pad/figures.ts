// What a pad says of how somebody bids: hits, overbids and underbids, best and worst rounds.

import { bidsOf } from "./sheet";
import type { Standing } from "./types";

export interface Figure {
  name: string;
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
    const found: Figure = { name, rounds: 0, hits: 0, over: 0, under: 0, best: -Infinity, worst: Infinity, bySize: new Map() };
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
