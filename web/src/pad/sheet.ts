// The rounds of a pad as the rows of a score sheet, as tables have them.

import type { SheetRow } from "$protocol";
import type { Round, Row, Tables } from "./types";

/** The bids of a round that count: the last one as it was mended. */
export const bidsOf = (round: Round): (number | null)[] => round.bids.map((bid, seat) => (seat === round.last ? (round.adjust ?? bid) : bid));

/** What the rules say of a round. */
export const rowOf = (tables: Tables, round: Round): Row | undefined => (round.play_off ? tables.play_offs[round.n % 2] : tables.rounds[round.n - 1]);

/** The scored rounds. */
export function sheetOf(rounds: Round[]): SheetRow[] {
  return rounds.flatMap((round) => {
    if (!round.points || !round.totals) return [];
    const won = round.won.map((tricks) => tricks ?? 0);
    const { n: number, play_off: is_play_off, size, dealer, trump, seats: sitting, revoke, points, totals: scores } = round;
    const row = { number, is_play_off, cards: size ?? 0, dealer: dealer ?? 0, bids: bidsOf(round), won, points, scores, sitting };
    return [{ ...row, trump: (trump ?? null) as SheetRow["trump"], revoke: revoke?.seat ?? null }];
  });
}
