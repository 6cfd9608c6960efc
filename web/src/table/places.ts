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

/** Where the others' cards lie in a trick, from the left round to the right, by how many there are: from its middle, in widths and heights of a card. */
const ROUND: Place[][] = [
  [],
  [at(-0.2, -0.36)],
  [at(-0.62, -0.24), at(0.62, -0.24)],
  [at(-0.68, 0), at(0, -0.45), at(0.68, 0)],
  [at(-1, 0.05), at(-0.4, -0.44), at(0.4, -0.44), at(1, 0.05)],
  [at(-1.1, 0.1), at(-0.75, -0.44), at(0, -0.44), at(0.75, -0.44), at(1.1, 0.1)],
];
/** The own card lies below, over all others: each leaves the corners of those before it in sight. */
const OWN: Place[] = [at(0, 0), at(0.2, 0.36), at(0, 0.28), at(0, 0.45), at(0, 0.45), at(0, 0.45)];
/** Where a trick has little height: so far apart in one row, the own card before it. */
const APART = [0, 0, 1.2, 0.75, 0.7, 0.6];
const FLAT = 0.17;

export interface Lying {
  /** Where there is room, and in a row. */
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
  const middle = (others + 1) / 2;
  if (place === 0) return { round: OWN[others]!, flat: at(0, FLAT), turn: -1, level: seats };
  const round = ROUND[others]?.[place - 1] ?? at(0, 0);
  return { round, flat: at((place - middle) * (APART[others] ?? 0), -FLAT), turn: Math.round(round.x * 4), level: place };
}

/** Where a card lies in the trick when all lie in playing order: the leader's at the far left. */
export function inRow(number: number, seats: number): Lying {
  const place = at((number - (seats - 1) / 2) * Math.min(0.86, 2.2 / Math.max(1, seats - 1)), 0);
  return { round: place, flat: place, turn: 0, level: number };
}

/** How many widths and heights of a card a whole trick takes. */
export function extent(all: readonly Place[]): { width: number; height: number } {
  const span = (of: (one: Place) => number): number => 2 * Math.max(...all.map((one) => Math.abs(of(one)))) + 1.06;
  return { width: span(({ x }) => x), height: span(({ y }) => y) };
}

/** The seats in playing order, from one of them on. */
export function inOrder(seats: readonly number[], first: number): number[] {
  const at = Math.max(0, seats.indexOf(first));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** Whether a seat is a dummy's: those come after the players'. */
export const isDummys = (seat: number | null, players: number): boolean => seat !== null && seat >= players;
