// Where things lie on the table, from the number of the others: 0 is the left or upper edge, 100 the other.

export interface Place {
  x: number;
  y: number;
}

/** On a wide table: round an ellipse, from the left over the top to the right. */
const WIDE: Place[][] = [
  [],
  [at(50, 0)],
  [at(0, 14), at(100, 14)],
  [at(0, 45), at(50, 0), at(100, 45)],
  [at(0, 52), at(18, 0), at(82, 0), at(100, 52)],
  [at(0, 58), at(0, 8), at(50, 0), at(100, 8), at(100, 58)],
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

/** Where the others' cards lie in a trick, from the left round to the right, by how many there are: from its middle, in widths and heights of a card. */
const ROUND: Place[][] = [
  [],
  [at(-0.2, -0.36)],
  [at(-0.62, -0.24), at(0.62, -0.24)],
  [at(-0.68, 0), at(0, -0.45), at(0.68, 0)],
  [at(-1, 0.05), at(-0.4, -0.39), at(0.4, -0.39), at(1, 0.05)],
  [at(-1.1, 0.1), at(-0.75, -0.44), at(0, -0.44), at(0.75, -0.44), at(1.1, 0.1)],
];
/** The own card lies below, over all others: each leaves the corners of those before it in sight. */
const OWN: Place[] = [at(0, 0), at(0.2, 0.36), at(0, 0.28), at(0, 0.45), at(0, 0.4), at(0, 0.45)];
/** Where a trick has little height all lie in one row, the own card last: so close that each index is still in sight. */
const CLOSE = 0.38;

export interface Lying {
  /** Where there is room, and in a row: as close as it may be, the trick spreads over what room there is. */
  round: Place;
  flat: Place;
  /** In degrees. */
  turn: number;
  /** What lies over what. */
  level: number;
}

/** Where a seat's card lies in the trick, each at its place. */
export function lies(place: number, seats: number): Lying {
  const others = Math.min(seats - 1, 5);
  const flat = at(((place || seats) - (seats + 1) / 2) * CLOSE, 0);
  if (place === 0) return { round: OWN[others]!, flat, turn: -1, level: seats };
  const round = ROUND[others]?.[place - 1] ?? at(0, 0);
  return { round, flat, turn: Math.round(round.x * 4), level: place };
}

/** Where a card lies in the trick when all lie in playing order: the leader's at the far left. */
export function inRow(number: number, seats: number): Lying {
  const place = at((number - (seats - 1) / 2) * Math.min(0.86, 2.2 / Math.max(1, seats - 1)), 0);
  return { round: place, flat: place, turn: 0, level: number };
}

/** How far from the middle of a trick its outermost cards lie, in widths and heights of a card. */
export function reach(all: readonly Place[]): Place {
  const far = (of: (one: Place) => number): number => Math.max(0.01, ...all.map((one) => Math.abs(of(one))));
  return { x: far(({ x }) => x), y: far(({ y }) => y) };
}

/** The seats in playing order, from one of them on. */
export function inOrder(seats: readonly number[], first: number): number[] {
  const at = Math.max(0, seats.indexOf(first));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** Whether a seat is a dummy's: those come after the players'. */
export const isDummys = (seat: number | null, players: number): boolean => seat !== null && seat >= players;
