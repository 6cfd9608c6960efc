// Who came in where: read off the score sheet alone, so that it holds at a table, in the log and for a game looked through.

import type { SheetRow } from "$protocol";

/** Whether a seat plays in a round. */
export const sits = (row: SheetRow, seat: number): boolean => row.sitting.includes(seat);

/** The rounds that count towards the totals; a play-off only orders those who tie for first. */
export const counted = (sheet: SheetRow[]): SheetRow[] => sheet.filter((row) => !row.is_play_off);

/** The place among the counted rounds of the last one that a seat played: whoever drops out plays no more. */
export const lastPlayed = (sheet: SheetRow[], seat: number): number => counted(sheet).map((row) => sits(row, seat)).lastIndexOf(true);

/** Whether a seat dropped out before the last counted round. */
export const isOut = (sheet: SheetRow[], seat: number): boolean => lastPlayed(sheet, seat) < counted(sheet).length - 1;

/** What seats are ordered by: rounds lasted, total, play-offs come to, points of the last one. */
function key(sheet: SheetRow[], seat: number): number[] {
  const playOffs = sheet.filter((row) => row.is_play_off && sits(row, seat));
  return [lastPlayed(sheet, seat), sheet.at(-1)!.scores[seat] ?? 0, playOffs.length, playOffs.at(-1)?.points[seat] ?? 0];
}

/** Whether the first of two keys stands higher. */
function isAbove(one: number[], other: number[]): boolean {
  const place = one.findIndex((value, at) => value !== other[at]);
  return place >= 0 && one[place]! > other[place]!;
}

/** By player, the place from 1; equal players share one. */
export function ranks(sheet: SheetRow[]): number[] {
  const keys = (sheet.at(-1)?.scores ?? []).map((_, seat) => key(sheet, seat));
  return keys.map((one) => 1 + keys.filter((other) => isAbove(other, one)).length);
}

/** The seats that came first. */
export const winners = (sheet: SheetRow[]): number[] => ranks(sheet).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
