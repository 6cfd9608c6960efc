// A card that leaves the hand arrives in the trick: from where it was to where it is.

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
