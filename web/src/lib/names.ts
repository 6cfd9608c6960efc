// What a seat is called: persons by their name, bots by their kind in the reader's language.

import type { SeatView, TableView } from "$protocol";
import { has, say } from "./texts.svelte";

const BOT = /^Bot (\w+) (\d+)$/;

export function seatName(seat: SeatView | undefined): string {
  if (!seat) return say("page-dummy");
  const [, kind, number] = (seat.kind === "bot" && BOT.exec(seat.name ?? "")) || [];
  const key = `page-bot-${kind}`;
  return kind && has(key) ? say(key, { number: Number(number) }) : (seat.name ?? "");
}

export const nameAt = (table: TableView, seat: number | null | undefined): string =>
  seatName(table.seats[seat ?? -1]);
