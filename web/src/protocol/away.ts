// Whom one does not want to read, and with whom one does not want to sit. The server keeps both; nobody is told.

import { ask } from "./api";

export type Way = "mutes" | "blocks";

export interface KeptAway {
  id: string;
  /** The name of that time. */
  name: string;
}

export const keptAway = (way: Way): Promise<KeptAway[]> => ask("GET", `/api/me/${way}`);
export const keepAway = (way: Way, table: string, name: string): Promise<KeptAway> => ask("POST", `/api/me/${way}`, { table, name });
export const letNear = (way: Way, id: string): Promise<null> => ask("DELETE", `/api/me/${way}/${id}`);
