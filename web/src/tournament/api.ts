// Tournaments on the server.

import { GUEST } from "../narration/names";
import { asGuest, ask } from "../protocol/api";
import type { Calendar, Entry, Format, RoundDeals, View } from "./types";

export interface New {
  name: string;
  format: string | Partial<Format>;
  is_online: boolean;
  starts_at?: number;
  bots?: string;
  place?: string;
  is_private?: boolean;
  is_night?: boolean;
  zone?: string;
}

export interface Entering {
  name?: string;
  club?: string;
  nation?: string;
}

const at = (id: string, deed = ""): string => `/api/tournaments/${encodeURIComponent(id)}${deed && `/${deed}`}`;

export const calendar = (): Promise<Calendar> => ask("GET", "/api/tournaments");
/** What every table of a closed duplicate round did with its deals. */
export const roundDeals = (id: string, n: number): Promise<RoundDeals> => ask("GET", at(id, `rounds/${n}/deals`));
export const openTournament = (made: New): Promise<View> => asGuest(GUEST, () => ask("POST", "/api/tournaments", made));
export const openAgain = (id: string, name: string): Promise<View> => ask("POST", at(id, "again"), { name });
/** A tournament; null where it is as it was at that length of its log. */
export const lookAt = (id: string, after: number): Promise<View | null> => ask("GET", after < 0 ? at(id) : `${at(id)}?after=${after}`);
export const enter = (id: string, who: Entering): Promise<View> => asGuest(who.name || GUEST, () => ask("POST", at(id, "enter"), who));
export const withdraw = (id: string): Promise<View> => ask("POST", at(id, "leave"));
export const comeBack = (id: string): Promise<View> => ask("POST", at(id, "back"));
export const note = (id: string, after: number, entries: Entry[]): Promise<View> => ask("POST", at(id, "entries"), { after, entries });
export const start = (id: string): Promise<View> => ask("POST", at(id, "start"));
export const remove = (id: string): Promise<null> => ask("DELETE", at(id));
