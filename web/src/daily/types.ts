// Robot events as the server tells them.

/** What a deal came to: bid, tricks, points. */
export type Deal = [bid: number | null, won: number, points: number];

export interface Line {
  place: number;
  name: string;
  is_me: boolean;
  points: number;
  rounds: Deal[];
  /** The id of its game, once it may be looked through. */
  game: string;
}

export interface RobotEvent {
  id: string;
  kind: "deal" | "evening";
  day: string;
  game: string;
  /** The cards of each deal. */
  sizes: number[];
  rules: string;
  bots: string[];
  commit: string;
  /** The secret of the deals, once nobody plays any more; else empty. */
  seed: string;
  begins_at: number;
  ends_at: number;
  /** The own table, once it has begun; else empty. */
  table: string;
  is_done: boolean;
  finished: number;
  spread: { points: number; people: number }[];
  lines: Line[];
}

export interface Daily {
  today: string;
  now: number;
  events: RobotEvent[];
  days: string[];
  coming: { day: string; kind: RobotEvent["kind"]; game: string; commit: string }[];
}
