// fair1, written from docs/fair-deals.md alone: it shares no code with the server.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The seed of a bot, which everybody knows. */
export const BOT = "bot";
const WORD = 2 ** 32;

/** The SHA-256 of a text, in hexadecimal digits. */
export const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** A seed that a player typed. */
export const typed = hash;

export const playerCommit = (game: string, seat: number, seed: string): string => hash(`fair1|player|${game}|${seat}|${seed}`);

export const serverCommit = (game: string, seed: string): string => hash(`fair1|server|${game}|${seed}`);

/** The hash of all commitments of an event. */
export const pinned = (game: string, commits: readonly string[]): string => hash(["fair1", "seats", game, ...commits].join("|"));

export interface Given {
  commit: string;
  seed: string;
}

/** T: all that was said before the first deal. */
export function transcript(game: string, commit: string, players: readonly Given[]): string {
  const said = players.map((one, seat) => `|${seat}|${one.commit}|${one.seed}`);
  return hash(`fair1|${game}|${commit}${said.join("")}`);
}

export function firstDealer(seed: string, said: string, players: number): number {
  return Number(BigInt(`0x${hash(`fair1|dealer|${seed}|${said}`)}`) % BigInt(players));
}

/** 32-bit numbers without end, from the server's seed and a message. */
export function* words(seed: string, message: string): Generator<number, never> {
  const key = hexToBytes(seed);
  for (let block = 0; ; block++) {
    const bytes = hmac(sha256, key, utf8ToBytes(`${message}|${block}`));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.byteLength; at += 4) yield view.getUint32(at);
  }
}

/** The next number below `n`, each as likely: words that would favour some are thrown away. */
export function below(from: Iterator<number>, n: number): number {
  const limit = WORD - (WORD % n);
  for (;;) {
    const { value } = from.next();
    if (value < limit) return value % n;
  }
}

/** The deck of the r-th deal, from the cards in their first order. */
export function deck(seed: string, said: string, r: number, cards: readonly string[]): string[] {
  const shuffled = [...cards];
  const from = words(seed, `fair1|deal|${said}|${r}`);
  for (let i = shuffled.length - 1; i > 0; i--) {
    const k = below(from, i + 1);
    [shuffled[i], shuffled[k]] = [shuffled[k]!, shuffled[i]!];
  }
  return shuffled;
}

/** The m-th draw of deal r. */
export function draw<T>(seed: string, said: string, r: number, m: number, choices: readonly T[]): T | undefined {
  return choices.length ? choices[below(words(seed, `fair1|draw|${said}|${r}|${m}`), choices.length)] : undefined;
}
