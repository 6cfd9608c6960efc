// A hand that somebody notes to ask about it, and the part of an address behind `#` that says it.
//
//   players=4&place=2&hand=Ah+Zs+7d&up=3c&bids=1

import type { AskedOdds } from "./odds";

export const SEATS = [3, 4, 5, 6];
/** The plain deck, as long as nothing is known of that of the rules. */
export const PLAIN_DECK: readonly string[] = [...[..."cdhs"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => rank + suit)), ...[..."ZN"].flatMap((kind) => [..."cdhs"].map((suit) => kind + suit))];
/** No rules deal more. */
const MOST = 20;

export interface Noted {
  players: number;
  /** The place in the bidding: 1 leads, the last deals. */
  place: number;
  hand: string[];
  /** The card turned up; empty for none. */
  up: string;
  /** The suit that was named; empty where none was. */
  trump: string;
  /** The bids made before. */
  bids: number[];
  rules: string;
}

export const NOTHING: Noted = { players: 4, place: 1, hand: [], up: "", trump: "", bids: [], rules: "standard" };

const CARD = /^(?:[123456789TJQKAZN][cdhs]|Me|Mo|Ex|Gr)$/;
const PRESET = /^[a-z0-9-]{1,40}$/;
const SUIT = /^[cdhs]$/;

/** Make a note whole again after a change: as many bids as places before, none above the cards; trump only after a Wizard. */
export function mended(noted: Noted): Noted {
  const place = Math.min(noted.place, noted.players);
  const bids = Array.from({ length: place - 1 }, (_, at) => Math.min(noted.bids[at] ?? 0, noted.hand.length));
  const trump = isNamed(noted) ? noted.trump || "h" : "";
  return { ...noted, place, bids, trump };
}

/** Whether a player named trump: a Wizard is up. */
export const isNamed = ({ up }: Noted): boolean => up.startsWith("Z");

/** Whether all cards are dealt, so that none is turned up. */
export const isDealtOut = ({ hand, players }: Noted, deck = PLAIN_DECK): boolean => hand.length * players === deck.length;

/** A card into the hand or out of it. */
export function held(noted: Noted, card: string): Noted {
  const others = noted.hand.filter((one) => one !== card);
  const hand = others.length < noted.hand.length || others.length >= MOST ? others : [...others, card];
  return mended({ ...noted, hand, up: noted.up === card ? "" : noted.up });
}

/** A card turned up, or no more. */
export function turned(noted: Noted, card: string): Noted {
  const up = noted.up === card ? "" : card;
  return mended({ ...noted, up, hand: noted.hand.filter((one) => one !== card) });
}

/** Without cards that a deck does not have: they could be tapped away nowhere. */
export function within(noted: Noted, deck: readonly string[]): Noted {
  const hand = noted.hand.filter((card) => deck.includes(card));
  const up = deck.includes(noted.up) ? noted.up : "";
  return hand.length === noted.hand.length && up === noted.up ? noted : mended({ ...noted, hand, up });
}

/** What is asked about it. */
export function asked(noted: Noted, deck = PLAIN_DECK): AskedOdds {
  const { players, place, hand, bids, rules } = noted;
  return { players, place, hand, bids, rules, turn_up: isDealtOut(noted, deck) ? null : noted.up || null, trump: noted.trump || null };
}

export function writeNoted({ players, place, hand, up, trump, bids, rules }: Noted): string {
  const said: Record<string, string> = { players: String(players), place: String(place), hand: hand.join(" "), up, trump, bids: bids.join(" "), rules };
  const usual: Record<string, string> = { place: "1", rules: "standard" };
  const parts = Object.entries(said).filter(([key, value]) => value && value !== usual[key]);
  return parts.map(([key, value]) => `${key}=${value.replaceAll(" ", "+")}`).join("&");
}

/** What an address says, as far as it can be; what it does not say is as usual. */
export function readNoted(hash: string): Noted {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const list = (key: string): string[] => (said.get(key) ?? "").split(" ").filter(Boolean);
  const players = SEATS.find((number) => String(number) === said.get("players")) ?? NOTHING.players;
  const hand = [...new Set(list("hand").filter((card) => CARD.test(card)))].slice(0, MOST);
  const up = CARD.test(said.get("up") ?? "") && !hand.includes(said.get("up")!) ? said.get("up")! : "";
  const trump = SUIT.test(said.get("trump") ?? "") ? said.get("trump")! : "";
  const place = Math.min(players, Math.max(1, Number.parseInt(said.get("place") ?? "1", 10) || 1));
  const bids = list("bids").map((bid) => Math.max(0, Number.parseInt(bid, 10) || 0));
  const rules = PRESET.exec(said.get("rules") ?? "")?.[0] ?? NOTHING.rules;
  return mended({ players, place, hand, up, trump, bids, rules });
}
