// Score pads and the server: it keeps their notes for other phones, and never counts for this one.

import { asGuest, ask } from "../protocol/api";
import { GUEST } from "../narration/names";
import type { Axes } from "../rules/rules";
import type { Entry, Tables } from "./types";

export interface PadAnswer {
  id: string;
  rules: string | Axes;
  rules_name: string;
  players: string[];
  dealer: number;
  after: number;
  count: number;
  notes: Entry[];
  is_mine: boolean;
  asking: { number: number; name: string }[];
  copies: string[];
  copy_of: string;
  chosen: string;
  changed: number;
}

const at = (pad: string, deed = ""): string => `/api/pads/${encodeURIComponent(pad)}${deed && `/${deed}`}`;

export const openPad = (pad: Record<string, unknown>): Promise<PadAnswer> => asGuest(GUEST, () => ask("POST", "/api/pads", pad));
export const lookAt = (pad: string, after: number, pencil: string): Promise<PadAnswer> =>
  ask("GET", `${at(pad)}?after=${after}`, undefined, pencil ? { "X-Pencil": pencil } : {});
export const addNotes = (pad: string, pencil: string, after: number, notes: Entry[]): Promise<PadAnswer> => ask("POST", at(pad, "notes"), { pencil, after, notes });
export const askPencil = (pad: string, pencil: string, name: string): Promise<PadAnswer> => ask("POST", at(pad, "ask"), { pencil, name });
export const handPencil = (pad: string, pencil: string, to: number): Promise<PadAnswer> => ask("POST", at(pad, "hand"), { pencil, to });
export const copyPad = (pad: string, pencil: string, id: string): Promise<PadAnswer> => asGuest(GUEST, () => ask("POST", at(pad, "copy"), { pencil, id }));
export const chooseVersion = (pad: string, pencil: string, other: string): Promise<PadAnswer> => ask("POST", at(pad, "choose"), { pencil, other });
/** Codes that claim the names, by seat; empty where somebody has. */
export const nameCodes = (pad: string, pencil: string): Promise<{ seat: number; code: string }[]> => ask("POST", at(pad, "names"), { pencil });
export const deletePad = (pad: string): Promise<null> => ask("DELETE", at(pad));
export const tablesOf = (rules: string | Axes, players: number): Promise<Tables> => ask("POST", "/api/pads/tables", { rules, players });
