// What a score pad is on the page: notes, rules as tables, and how it stands (docs/score-pad.md).

export type NoteValue = number | string | boolean | null | number[] | { seat: number; trick?: number };

/** One thing somebody noted; the last one for its round, key and seat counts, and null takes it back. */
export interface Entry {
  n: number;
  key: string;
  value: NoteValue;
  seat?: number;
}

export type Bidding = "in-turn" | "hidden" | "delayed" | "zero";
export type Sees = "own" | "blind" | "forehead";

/** What the rules say of a round; a play-off's size goes by how many are tied. */
export interface Row {
  size: number | number[];
  bidding: Bidding;
  sees: Sees;
  uneven: "never" | "anyone" | "sole-leader";
  turned: string;
  turn_ups: number;
  scoring: number;
  zero: number;
  grail: number;
  is_flat: boolean;
  twists: string[];
  role: "none" | "saboteur" | "spoils";
  lost: number;
}

/** Rules as tables. */
export interface Tables {
  players: number;
  seats: number;
  dealer_fixed: number;
  rounds: Row[];
  play_offs: [Row, Row];
  deck: number;
  cards: string[];
  ubers: string[];
  turn_ups: Record<string, string>[];
  made: number[][];
  missed: number[][];
  flat: number;
  revoke: number;
  saboteur: number;
  spoils: number;
  no_spoils: number;
  uneven_zero: boolean;
  uneven_mended: boolean;
  uber: boolean;
  eliminate: number;
  target: number;
  tie: "shared" | "play-off";
}

/** What is to be noted next; `values` null for the cards there are. */
export interface Due {
  key: string;
  seat: number | null;
  values: (number | string)[] | null;
  optional: boolean;
}

export interface Fault {
  key: string;
  args: Record<string, number | string>;
}

export interface Round {
  n: number;
  play_off: boolean;
  state: "scored" | "open" | "faulty" | "waits" | "beyond";
  size: number | null;
  dealer: number | null;
  seats: number[];
  bidding: Bidding | null;
  sees: Sees | null;
  last: number | null;
  turn_up: string | null;
  trump: string | null;
  twist: string | null;
  uber: string | null;
  bids: (number | null)[];
  adjust: number | null;
  won: (number | null)[];
  grail: number | null;
  revoke: { seat: number; trick?: number } | null;
  points: number[] | null;
  totals: number[] | null;
  out: number[];
  fault: Fault | null;
}

export interface Standing {
  names: string[];
  rounds: Round[];
  now: number | null;
  due: Due[];
  dealer: number | null;
  totals: number[];
  places: number[];
  leaders: number[];
  over: boolean;
  finished: boolean;
  winners: number[];
  play_off: number[];
}
