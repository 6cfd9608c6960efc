// What a seat is called: by its name, which says of a bot that it is one; a dummy in the reader's language.

import type { SeatView, TableView } from "$protocol";
import { say } from "./texts.svelte";

export function seatName(seat: SeatView | undefined): string {
  return seat ? (seat.name ?? "") : say("page-dummy");
}

/** The same where there is little room and a sign says that it is a bot. */
export const shortName = (seat: SeatView | undefined): string =>
  seat?.kind === "bot" ? (seat.name ?? "").replace(/^Bot (?=.)/, "") : seatName(seat);

export const nameAt = (table: TableView, seat: number | null | undefined): string =>
  seatName(table.seats[seat ?? -1]);
