// Cards move from where they were to where they are: from the stock into the hand, within it, and from it into the trick.
// Where they lie is asked just before they are drawn, when the browser lays everything out in any case.

import { hear } from "../device/signals";
import { isStill } from "../device/still";

/** In milliseconds: how long a card is on its way to the trick, a Wizard on its larger arc, and within the hand; until the last of a new hand sets out. */
const FLIGHT = 230;
const WIZARD = 250;
const WAY = 150;
const SPREAD = 100;
const FRESH = 4000;
const left = new Map<string, { box: DOMRect; at: number }>();

/** Remember where a card of the own hand was when it was sent. */
export function leaves(card: string, from: Element): void {
  left.set(card, { box: from.getBoundingClientRect(), at: Date.now() });
}

/** Let a card that has been laid fly in from where it was left, or from the seat that played it; what has a glow lands with weight. */
export function arrive(node: HTMLElement, card: string, seat: readonly [string, string]): void {
  const from = left.get(card);
  left.delete(card);
  if (isStill()) return;
  const isOwn = from && Date.now() - from.at < FRESH;
  const glow = node.querySelector(".glow");
  requestAnimationFrame(() => {
    const [x, y] = isOwn ? way(from.box, node.getBoundingClientRect()) : seat;
    const opacity = isOwn ? 1 : [0, 1, 1];
    const translate = [`${x} ${y}`, ...(glow ? [`calc(${x} * 0.3) calc(${y} * 0.3 - 60%)`] : []), "0 0"];
    const scale = glow ? [1, 1.35, 1] : [1.08, 0.97, 1];
    const landing = node.animate({ translate, scale, opacity }, { duration: glow ? WIZARD : FLIGHT, easing: "cubic-bezier(0.33, 1, 0.68, 1)" });
    if (glow) landing.onfinish = () => void (hear("wizard"), glow.animate({ opacity: [0, 1, 0] }, WIZARD));
  });
}

const way = (from: DOMRect, to: DOMRect): readonly [string, string] => [`${from.left - to.left}px`, `${from.top - to.top}px`];

/** In milliseconds: a coin fills, a bid breaks. */
const COIN = 220;

/** Let the coin that was filled last, if it was drawn, spring into its ring. */
export function fill(coins: HTMLElement): void {
  if (isStill()) return;
  const filled = [...coins.querySelectorAll(".on, .over")].at(-1);
  filled?.animate({ scale: [0.2, 1.5, 1], opacity: [0.2, 1, 1] }, { duration: COIN, easing: "ease-out" });
  hear("coin");
}

/** Let a bid break, to be seen and heard. */
export function crack(coins: HTMLElement): void {
  if (isStill()) return;
  coins.animate({ translate: ["0 0", "-3px 1px", "3px -1px", "-2px 0", "0 0"] }, COIN);
  for (const coin of coins.querySelectorAll("i:not(.on)")) coin.animate({ rotate: ["0deg", "-40deg", "12deg", "0deg"], scale: [1, 1.4, 1] }, COIN);
  hear("crack");
}

type Spot = { x: number; y: number };
type Spots = Map<string, Spot>;

const cardsIn = (hand: HTMLElement): HTMLElement[] => [...hand.querySelectorAll("button")];

/** Where each card lies within its hand, lifted or not. */
function spots(cards: readonly string[], hand: HTMLElement): Spots {
  const { offsetLeft, offsetTop } = hand;
  return new Map(cardsIn(hand).map((node, place) => [cards[place] ?? "", { x: node.offsetLeft - offsetLeft, y: node.offsetTop - offsetTop }]));
}

/** What lets the cards of a hand move when it has changed; whoever comes later finds the cards there. */
export function mover(): (cards: readonly string[], hand: HTMLElement) => void {
  let was: { width: number; spots: Spots } | undefined;
  /** Whether the hand has been empty since it was last drawn, if only for less than a frame. */
  let isNew = false;
  let frame = 0;
  return (cards, hand) => {
    isNew ||= !cards.length;
    cancelAnimationFrame(frame);
    if (isStill()) return;
    frame = requestAnimationFrame(() => {
      const now = { width: hand.offsetWidth, spots: spots(cards, hand) };
      if (isNew) bring(now.spots, cards, hand);
      else if (was?.width === now.width) move(was.spots, now.spots, cards, hand);
      if (cards.length) isNew = false;
      was = now;
    });
  };
}

/** Let the cards of a new hand come from the stock, one after the other. */
function bring(now: Spots, cards: readonly string[], hand: HTMLElement): void {
  const stock = stockOf(hand);
  if (!stock) return;
  cardsIn(hand).forEach((node, place) => slide(node, stock, now.get(cards[place] ?? ""), (SPREAD * place) / cards.length));
}

/** Let the cards move from where they lay; one that is new is simply there. */
function move(was: Spots, now: Spots, cards: readonly string[], hand: HTMLElement): void {
  cardsIn(hand).forEach((node, place) => slide(node, was.get(cards[place] ?? ""), now.get(cards[place] ?? "")));
}

/** Let a card move between two spots, if there are both, after so many milliseconds. */
function slide(node: HTMLElement, from: Spot | undefined, to: Spot | undefined, delay = 0): void {
  if (!from || !to || (from.x === to.x && from.y === to.y)) return;
  node.animate({ translate: [`${from.x - to.x}px ${from.y - to.y}px`, "0 0"] }, { duration: WAY, delay, easing: "ease-out", fill: "backwards" });
}

/** The place of the stock at the table of a hand, in the same measure. */
function stockOf(hand: HTMLElement): Spot | undefined {
  const stock = hand.parentElement?.querySelector(".stock")?.getBoundingClientRect();
  const box = hand.getBoundingClientRect();
  return stock && { x: stock.x - box.x, y: stock.y - box.y };
}
