// Cards move from where they were to where they are: from the stock into the hand, within it, and from it into the trick.

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

const FRESH = 4000;
const left = new Map<string, { box: DOMRect; at: number }>();

/** Remember where a card of the own hand was when it was sent. */
export function leaves(card: string, from: Element): void {
  left.set(card, { box: from.getBoundingClientRect(), at: Date.now() });
}

interface Arrival {
  key: string;
  fallback: () => TransitionConfig;
}

/** Fly in from the remembered place; from elsewhere as the fallback says. */
export function receive(node: Element, { key, fallback }: Arrival): TransitionConfig {
  const from = left.get(key);
  left.delete(key);
  if (!from || Date.now() - from.at > FRESH) return fallback();
  const to = node.getBoundingClientRect();
  const x = from.box.left - to.left;
  const y = from.box.top - to.top;
  return {
    duration: prefersReducedMotion.current ? 0 : 230,
    easing: cubicOut,
    css: (_, u) => `translate: ${x * u}px ${y * u}px`,
  };
}

/** In milliseconds: how long a card of the hand is on its way, and until the last of a new hand sets out. */
const WAY = 150;
const SPREAD = 100;

export type Spots = Map<string, { x: number; y: number }>;

const cardsIn = (hand: HTMLElement): HTMLElement[] => [...hand.querySelectorAll("button")];

/** Where each card of a hand lies, lifted or not. */
export function spots(cards: readonly string[], hand: HTMLElement): Spots {
  return new Map(cardsIn(hand).map((node, place) => [cards[place] ?? "", { x: node.offsetLeft, y: node.offsetTop }]));
}

/** Let the cards move from where they lay; all of a new hand come from the stock, one after the other. */
export function move(was: Spots, cards: readonly string[], hand: HTMLElement): void {
  if (prefersReducedMotion.current) return;
  const now = spots(cards, hand); // all is measured before anything moves
  const stock = was.size ? undefined : stockOf(hand);
  cardsIn(hand).forEach((node, place) => {
    const card = cards[place] ?? "";
    const [from, to] = [stock ?? was.get(card), now.get(card)];
    if (!from || !to || (from.x === to.x && from.y === to.y)) return;
    const delay = stock ? (SPREAD * place) / cards.length : 0;
    node.animate({ translate: [`${from.x - to.x}px ${from.y - to.y}px`, "0 0"] }, { duration: WAY, delay, easing: "ease-out", fill: "backwards" });
  });
}

/** The place of the stock at the table of a hand, in the same measure. */
function stockOf(hand: HTMLElement): { x: number; y: number } | undefined {
  const stock = hand.parentElement?.querySelector(".stock")?.getBoundingClientRect();
  const box = hand.getBoundingClientRect();
  return stock && { x: stock.x - box.x + hand.offsetLeft, y: stock.y - box.y + hand.offsetTop };
}
