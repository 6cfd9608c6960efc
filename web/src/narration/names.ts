// What a seat is called: by its name, which says of a bot that it is one; a dummy in the reader's language.

import type { SeatView, TableView } from "$protocol";
import { say } from "./texts.svelte";

/** What somebody is called who has chosen no name, on every server and in every language. */
export const GUEST = "Guest";

/** Whether somebody has chosen their name. */
export const isNamed = (name: string | null | undefined): boolean => Boolean(name) && name !== GUEST;

/** A name as the reader says it: all are somebody's own but that of a guest, which may have a number. */
export const called = (name: string): string => name.replace(/^Guest(?=$| \d+$)/, say("page-guest"));

export function seatName(seat: SeatView | undefined): string {
  return seat ? called(seat.name ?? "") : say("page-dummy");
}

/** What stands for somebody without a figure: the initial, or two letters where one would look like the mark of who deals or leads. */
export function initials(name: string): string {
  const first = name.slice(0, 1).toUpperCase();
  return ["page-mark-dealer", "page-mark-leader"].some((mark) => say(mark) === first) ? first + name.slice(1, 2) : first;
}

/** How the server calls a table without a name of its own: by its host, or by nobody who is still there. */
const BY_HOST = /^(.*)’s table$/;
const UNTITLED = "Table";

/** What a table is called; one without a name of its own, in the reader's language. */
export function tableTitle(name: string): string {
  const host = BY_HOST.exec(name)?.[1];
  if (host) return say("page-table-of", { host: called(host) });
  return name === UNTITLED ? say("page-table-untitled") : name;
}

/** The same where there is little room and a sign says that it is a bot. */
export const shortName = (seat: SeatView | undefined): string =>
  seat?.kind === "bot" ? (seat.name ?? "").replace(/^Bot (?=.)/, "") : seatName(seat);

/** Somebody by seat; the seats after the players' are dummies, one or two. */
export function nameAt(table: TableView, seat: number | null | undefined): string {
  const number = (seat ?? -1) - table.seats.length + 1;
  const isOneOfTwo = number > 0 && table.seats.length === 1;
  return isOneOfTwo ? say("terminal-dummy-number", { number }) : seatName(table.seats[seat ?? -1]);
}

/** The same as everybody at a table is called on it and in what is told of it; the whole name where somebody else bears the short one. */
export function shortAt(table: TableView, seat: number | null | undefined): string {
  const there = table.seats[seat ?? -1];
  if (!there) return nameAt(table, seat);
  const short = shortName(there);
  return table.seats.some((other) => other !== there && seatName(other) === short) ? seatName(there) : short;
}

/** Where a name is all that is known, in a file or a list: those of bots say so. */
export const kindOf = (name: string): "bot" | "person" => (name.startsWith("Bot ") ? "bot" : "person");

/** What people call the rules of a name. */
export const presetTitle = (name: string): string => say(`preset-title-${name}`);
