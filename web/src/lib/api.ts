// The server's HTTP: who one is, and tables. The cookie is the browser's own affair.

import { recall, remember } from "./memory";

export interface Me {
  id: string;
  name: string;
}

export interface LobbyTable {
  id: string;
  name: string;
  status: string;
  rules: string;
  players: number;
  seats: string[];
  round_no: number;
}

export interface Lobby {
  open: LobbyTable[];
  playing: LobbyTable[];
  finished: LobbyTable[];
}

export interface NewTable {
  rules: string;
  players: number;
  private?: boolean;
  options?: { clock?: number; pace?: number };
}

/** The server did not do it; `code` says why in a word. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const asked: RequestInit = { method };
  if (body !== undefined) {
    asked.headers = { "Content-Type": "application/json" };
    asked.body = JSON.stringify(body);
  }
  const answer = await fetch(path, asked).catch(() => {
    throw new Refusal("unreachable", path);
  });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  throw new Refusal(problem.code ?? "refused", problem.message ?? String(answer.status));
}

const KNOWN = "foretell.guest";

/** Who this device speaks for; null if for nobody yet, as far as it remembers. */
export async function me(): Promise<Me | null> {
  if (!recall(KNOWN)) return null;
  try {
    return await ask<Me>("GET", "/api/me");
  } catch (error) {
    if (error instanceof Refusal && error.code !== "unreachable") return null;
    throw error;
  }
}

/** Become a guest, or take another name. */
export async function become(name: string): Promise<Me> {
  const made = await ask<Me>("POST", "/api/guests", { name }).catch((error: Refusal) => {
    if (error.code !== "already-guest") throw error;
    return ask<Me>("PATCH", "/api/me", { name });
  });
  remember(KNOWN, made.id);
  return made;
}

export const lobby = (): Promise<Lobby> => ask("GET", "/api/tables");
export const myTables = (): Promise<LobbyTable[]> => ask("GET", "/api/me/tables");

export async function openTable(table: NewTable): Promise<string> {
  return (await ask<{ id: string }>("POST", "/api/tables", table)).id;
}

/** The same for somebody who may have no name yet: that one is used then. */
export async function openAs(name: string, table: NewTable): Promise<string> {
  if (!recall(KNOWN)) await become(name).catch(() => {}); // if it is one already: all the better
  try {
    return await openTable(table);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "no-guest") throw error;
    await become(name);
    return openTable(table);
  }
}

export async function rematch(table: string): Promise<string> {
  return (await ask<{ id: string }>("POST", `/api/tables/${table}/rematch`)).id;
}
