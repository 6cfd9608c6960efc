// What the server tells of tournaments (docs/tournaments.md).

import type { Axes } from "../rules/rules";

/** A line of the calendar. */
export interface Ref {
  id: string;
  name: string;
  is_online: boolean;
  /** Milliseconds since 1970; 0 where none is said. */
  starts_at: number;
  place: string;
  rules: string;
  rounds: number;
  people: number;
  owner_name: string;
  status: Status;
  /** An evening to play, without rounds. */
  is_night: boolean;
  /** Whether the rules are not the preset's own. */
  is_changed: boolean;
  /** How many may still enter; null where any number may, or nobody any more. */
  seats_left: number | null;
  /** Whether it comes again every week. */
  is_weekly: boolean;
}

export interface Calendar {
  coming: Ref[];
  running: Ref[];
  over: Ref[];
}

export type Status = "open" | "running" | "over";
export type Kind = "preliminary" | "knock-out" | "final";

export interface Entrant {
  n: number;
  name: string;
  club: string;
  nation: string;
  is_in: boolean;
  absent_next: boolean;
  /** The level of a bot; empty for a person. */
  bot: string;
  is_me: boolean;
}

export interface SeatedTable {
  table: number;
  /** Numbers of entrants by seat. */
  people: number[];
  dealer: number;
  /** By seat; empty until the result is in. */
  points: number[];
  places: number[];
  late: boolean;
  /** Where it is played online; else empty. */
  page: string;
  is_over: boolean;
}

export interface Round {
  n: number;
  kind: Kind;
  drawn_at: number;
  ends_at: number;
  is_closed: boolean;
  byes: number[];
  tables: SeatedTable[];
}

export interface Line {
  n: number;
  place: number;
  points: number;
  game: number;
  wins: number;
  best: number;
  /** Where it breaks ties; else 0. */
  opponents: number;
  by_round: (number | null)[];
}

export interface Told {
  at: number;
  who: string;
  why: string;
  what: Record<string, unknown>;
}

export interface View {
  id: string;
  /** Of its log: another one says that something is new. */
  length: number;
  name: string;
  is_online: boolean;
  is_private: boolean;
  is_night: boolean;
  place: string;
  bots: string;
  starts_at: number;
  status: Status;
  settings: Partial<Format>;
  owner_name: string;
  is_organiser: boolean;
  /** My number; 0 where I take no part. */
  me: number;
  my_table: { round: number; table: number; page: string } | null;
  people: Entrant[];
  rounds: Round[];
  standings: Line[];
  next: Kind | "";
  /** When the next round is drawn by itself; 0 where it is not. */
  next_at: number;
  /** Who has to play it off for first place. */
  tied: number[];
  winners: number[];
  log: Told[];
  /** The time zone by whose clock a game night comes again every week; empty where it does not. */
  zone: string;
  /** The game night of the week after, once this one has begun. */
  next_night: { id: string; starts_at: number } | null;
  /** What the reader agreed to, where hour or place are others now. */
  moved: { at: number; starts_at: number; place: string } | null;
  /** The server's time. */
  now: number;
}

/** What a table of a duplicate round did with a deal, by seat. */
export interface PlayedDeal {
  cards: number;
  bids: (number | null)[];
  won: number[];
  points: number[];
}

/** A duplicate round, once it is closed: all tables, and by deal and seat the mean of their points. */
export interface RoundDeals {
  n: number;
  tables: { table: number; people: number[]; game: string; deals: PlayedDeal[] }[];
  means: number[][];
}

/** How a tournament is played: the keys of a format. */
export interface Format {
  rounds: number;
  tables: number;
  least: number;
  most: number;
  seating: "random" | "swiss";
  rules: string | Axes;
  points: "rank" | "game" | "difference" | "compared";
  by_rank: number[][];
  tie_breaks: string[];
  tie: "play-off" | "shared";
  cut: number;
  knock_out: number;
  final: number;
  people_cap: number;
  nation_cap: number;
  club_cap: number;
  minutes: number;
  late: number;
}

/** What an organiser notes: an entry of the log, or a request for one. */
export type Entry = { entry: string } & Record<string, unknown>;
