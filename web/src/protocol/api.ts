// The server's HTTP: who one is, and tables. The cookie is the browser's own affair.

import type { GameSteps, Options, TableStatus } from "$protocol";
import { recall, remember } from "../device/memory";

export interface Me {
  id: string;
  name: string;
  settings: Record<string, unknown>;
  /** When the recovery phrase was made; null without one. */
  recovery: number | null;
  /** What stands for this person at tables; left out: the initials. */
  figure?: string;
}

export interface LobbyTable {
  id: string;
  name: string;
  status: TableStatus;
  /** A preset's name; " + " behind it, and what they are called, where the rules differ. */
  rules: string;
  players: number;
  seats: string[];
  round_no: number;
  scores: number[];
  /** The id of its game, once it may be looked through; else empty. */
  game: string;
}

export interface Lobby {
  open: LobbyTable[];
  playing: LobbyTable[];
  finished: LobbyTable[];
}

export interface NewTable {
  rules: string | Record<string, unknown>;
  players: number;
  name?: string;
  /** What somebody calls own rules. */
  rules_name?: string;
  private?: boolean;
  options?: Options;
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

const TRANSIENT = new Set(["unreachable", "elsewhere", "not-saved", "too-many", "refused"]);

/** Whether a request that failed so may succeed later, unchanged. */
export const isTransient = (error: unknown): boolean => error instanceof Refusal && TRANSIENT.has(error.code);

/** Milliseconds between a transient failure and the next try. */
export const RETRY_MS = 3_000;

/** Send a request until it is answered; each failure is handed over, and one that is not transient ends it. Returns how to stop. */
export function load<T>(asked: () => Promise<T>, take: (found: T) => void, refused: (error: unknown) => void = () => {}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const fail = (error: unknown): void => {
    if (isOver) return;
    if (isTransient(error)) timer = setTimeout(begin, RETRY_MS);
    refused(error);
  };
  const begin = (): void => void asked().then((found) => isOver || take(found), fail);
  begin();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** What the body of a refusal says. */
interface Problem {
  code?: string;
  message?: string;
  details?: Record<string, unknown>;
}

export async function ask<T>(method: string, path: string, body?: unknown, said: Record<string, string> = {}): Promise<T> {
  // Whatever is refused is told in the language of the page.
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang, ...said };
  const asked: RequestInit = { method, headers };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    asked.body = JSON.stringify(body);
  }
  const answer = await fetch(path, asked).catch(() => {
    throw new Refusal("unreachable", path);
  });
  if (answer.ok) return (answer.status === 204 ? null : await answer.json()) as T;
  const { code, message, details, ...more } = (await answer.json().catch(() => ({}))) as Problem;
  throw new Refusal(code ?? "refused", message ?? String(answer.status), { ...details, ...more });
}

const KNOWN = "foretell.guest";

/** For whom this device remembers to speak; empty: for nobody. */
export const knownId = (): string => recall(KNOWN) ?? "";

/** Whether this device remembers to speak for somebody. */
export const isKnown = (): boolean => Boolean(knownId());

/** Remember on this device who it speaks for. */
export function known(found: Me): Me {
  remember(KNOWN, found.id);
  return found;
}

const join = (name: string, figure?: string): Promise<Me> => ask("POST", "/api/guests", { name, figure });

/** Go on after a refusal with that code; every other one is thrown. */
const after = <T>(code: string, next: () => T) => (error: unknown): T => {
  if (error instanceof Refusal && error.code === code) return next();
  throw error;
};

/** Who this device speaks for; null if for nobody. It is asked only if it remembers somebody, or has to. */
export async function me(has: "to" | "may" = "may"): Promise<Me | null> {
  if (has === "may" && !isKnown()) return null;
  return ask<Me>("GET", "/api/me").then(known, after("no-guest", () => null));
}

/** Become a guest, or take another name; and another figure, if one is given. */
export async function become(name: string, figure?: string): Promise<Me> {
  const asNew = (): Promise<Me> => join(name, figure);
  const asKnown = (): Promise<Me> => ask("PATCH", "/api/me", { name, figure });
  return known(await (isKnown() ? asKnown().catch(after("no-guest", asNew)) : asNew().catch(after("already-guest", asKnown))));
}

/** Do something for which one has to be somebody: who is nobody becomes a guest of that name; all others keep theirs. */
export async function asGuest<T>(name: string, deed: () => Promise<T>): Promise<T> {
  const enter = (): Promise<unknown> => join(name).then(known, after("already-guest", () => me("to")));
  if (!isKnown()) await enter().catch(() => {}); // the deed tells what is wrong
  return deed().catch(after("no-guest", () => enter().then(deed)));
}

/** Let settings follow this person to every device. */
export const keepSettings = (kept: object): Promise<Me> => ask("PATCH", "/api/me", { settings: kept });

export const lobby = (): Promise<Lobby> => ask("GET", "/api/tables");
/** Whether a table is not over: it waits for its start, or is played. */
export const isRunning = (table: LobbyTable): boolean => !["finished", "ended"].includes(table.status);
export const myTables = (): Promise<LobbyTable[]> => ask("GET", "/api/me/tables");

export async function openTable(table: NewTable): Promise<string> {
  return (await ask<{ id: string }>("POST", "/api/tables", table)).id;
}

/** A finished game, step by step. */
export const stepsOf = (game: string): Promise<GameSteps> => ask("GET", `/games/${game}/steps.json`);
/** The deals of a finished game, as they were published. */
export const dealsOf = (game: string): Promise<unknown> => ask("GET", `/games/${game}/deal.json`);
/** The game of a record's text, step by step; the server keeps nothing of it. */
export const replay = (record: string): Promise<GameSteps> => ask("POST", "/api/replay", { record });

export async function rematch(table: string): Promise<string> {
  return (await ask<{ id: string }>("POST", `/api/tables/${table}/rematch`)).id;
}
