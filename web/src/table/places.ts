// Where things lie on the table, from the number of the others: 0 is the left or upper edge, 100 the other.

export interface Place {
  x: number;
  y: number;
}

/** On a wide table: round an ellipse, from the left over the top to the right. */
const WIDE: Place[][] = [
  [],
  [at(50, 0)],
  [at(9, 12), at(91, 12)],
  [at(0, 45), at(50, 0), at(100, 45)],
  [at(0, 52), at(22, 1), at(78, 1), at(100, 52)],
  [at(0, 58), at(11, 9), at(50, 0), at(89, 9), at(100, 58)],
];

/** On a tall one: in a row at the top; where that is too narrow, the outer ones come down. */
const TALL: Place[][] = [
  [],
  [at(50, 0)],
  row(2),
  [at(0, 0), at(50, 0), at(100, 0)],
  [at(0, 26), at(14, 0), at(86, 0), at(100, 26)],
  [at(0, 26), at(0, 0), at(50, 0), at(100, 0), at(100, 26)],
];

/** On a low one, a phone on its side: all in one row at the top, so that the middle is free. */
const LOW: Place[][] = [[], [at(50, 0)], row(2), row(3), row(4), row(5)];

function row(others: number): Place[] {
  return Array.from({ length: others }, (_, place) => at((100 * place) / (others - 1), 0));
}

function at(x: number, y: number): Place {
  return { x, y };
}

const PLACES = { wide: WIDE, tall: TALL, low: LOW };
/** Of a screen: tall like a phone, low like a phone on its side, or wide. */
export type Shape = keyof typeof PLACES;

/** The places of the others, in playing order from the left of the own one. */
export function places(others: number, shape: Shape): Place[] {
  return PLACES[shape][Math.min(others, 5)] ?? [];
}

/** Where a seat's card lies in the trick: from its middle, in widths and heights of a card. */
export function lies(place: number, seats: number): Place & { turn: number } {
  if (place === 0) return { x: 0, y: 0.62, turn: -1 };
  const step = Math.PI / Math.max(1, seats - 2);
  const angle = seats === 2 ? Math.PI / 2 : Math.PI - step * (place - 1);
  const reach = seats > 4 ? 1.28 : 0.92;
  return {
    x: Math.cos(angle) * reach,
    y: 0.1 - Math.sin(angle) * 0.68,
    turn: Math.round(-Math.cos(angle) * -6) + (place % 2 ? -1 : 1),
  };
}

/** Where a card lies in the trick when all lie in playing order: the leader's at the far left. */
export function inRow(number: number, seats: number): Place & { turn: number } {
  const step = Math.min(0.86, 3.1 / Math.max(1, seats - 1));
  return { x: (number - (seats - 1) / 2) * step, y: 0.1, turn: 0 };
}

/** The seats in playing order, from one of them on. */
export function inOrder(seats: readonly number[], first: number): number[] {
  const at = Math.max(0, seats.indexOf(first));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** Whether a seat is a dummy's: those come after the players'. */
export const isDummys = (seat: number | null, players: number): boolean => seat !== null && seat >= players;
