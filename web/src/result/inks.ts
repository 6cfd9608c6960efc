// How the lines of a chart are told apart on paper: by colour and by dashes, and by the name at the end of each.

/** The first is that of whom the chart is about. */
export const INKS = ["#8a5a00", "#2b4fa8", "#b3332b", "#17794f", "#6a2c8f", "#46506a"] as const;
/** In pixels, drawn and left out. */
export const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3", "1 6"] as const;
export const WIDTHS = { hero: 3.5, others: 2.25 } as const;

/** Which ink a seat's line has: one's own or the winner's is the first, the others follow in the order of the seats. */
export function inkOf(seat: number, hero: number | null): number {
  if (hero === null) return seat;
  return seat === hero ? 0 : seat < hero ? seat + 1 : seat;
}
