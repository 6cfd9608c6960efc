// A server that knows at most one person, and a browser that keeps things, for tests.

import { vi } from "vitest";
import type { Me } from "../src/protocol/api";

const GUESTS = "POST /api/guests";

/** A browser's store; it has room for so many letters, and none at all where keeping is forbidden. */
export class FakeStore {
  [name: string]: unknown;

  constructor(room = Infinity) {
    const hide = (name: string, value: unknown): unknown => Object.defineProperty(this, name, { enumerable: false, value });
    hide("getItem", (name: string) => this[name] ?? null);
    hide("removeItem", (name: string) => delete this[name]);
    hide("setItem", (name: string, value: string) => {
      const others = Object.entries(this).filter(([one]) => one !== name);
      if (others.reduce((all, [one, text]) => all + one.length + String(text).length, name.length + value.length) > room) throw new Error("full");
      this[name] = value;
    });
  }
}

export class FakeServer {
  me: Me | null = null;
  /** Why everything is refused; empty while it is not. */
  refuses = "";
  readonly asked: string[] = [];

  constructor() {
    vi.stubGlobal("localStorage", new FakeStore());
    vi.stubGlobal("document", { documentElement: { lang: "en" } });
    vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body?: string }) => {
      this.asked.push(`${method} ${path}`);
      return Promise.resolve(this.#answer(`${method} ${path}`, JSON.parse(body ?? "null")));
    });
  }

  #answer(asked: string, said: Partial<Me>): Response {
    const refused = this.#refused(asked);
    if (refused) return Response.json({ code: refused }, { status: 400 });
    if (asked === GUESTS) this.me = { id: "p2", name: "", settings: {}, recovery: null, ...said };
    if (asked === "PATCH /api/me") this.me = { ...this.me!, ...said };
    return Response.json(asked.includes("daily") ? { page: "/t/x" } : this.me);
  }

  #refused(asked: string): string {
    if (this.refuses) return this.refuses;
    if (asked === GUESTS) return this.me ? "already-guest" : "";
    return this.me ? "" : "no-guest";
  }
}
