// Made from the structs of foretell.server by tools/docs.py; do not edit.

export type FromClient =
  | Do
  | Resync
  | Ping;

export type Command =
  | Act
  | Premove
  | PlayForced
  | Sit
  | Stand
  | AddBot
  | Swap
  | Remove
  | Lock
  | GiveHost
  | SetOptions
  | Shrink
  | Start
  | Commit
  | Reveal
  | Say
  | TakeBack
  | CallRevoke
  | Claim
  | Back
  | BeBack
  | HandToBot
  | Pause
  | Resume
  | End
  | Undo
  | Advise;

export type FromServer =
  | Snapshot
  | Update
  | Done
  | Rejected
  | Note
  | Advice
  | Pong
  | Bye;

export type News =
  | Moved
  | Chatted
  | Scored
  | Happened;

export type TableStatus =
  | "open"
  | "starting"
  | "playing"
  | "finished"
  | "ended";

export type WhyEnded =
  | ""
  | "agreed"
  | "closed"
  | "empty"
  | "late";

export type BiddingWord =
  | "in-turn"
  | "hidden"
  | "delayed"
  | "zero";

export type SeesWord =
  | "own"
  | "blind"
  | "forehead";

export type DealerWord =
  | "none"
  | "saboteur"
  | "spoils";

export type SeatKind =
  | "free"
  | "person"
  | "bot"
  | "dummy";

export type Trump =
  | "c"
  | "d"
  | "h"
  | "s"
  | "none";

export type PhaseWord =
  | "deal"
  | "trump"
  | "twist"
  | "uber-rank"
  | "uber-suit"
  | "bid"
  | "mend"
  | "pass"
  | "pull"
  | "play"
  | "role"
  | "agree"
  | "lot"
  | "over";

export type LedWord =
  | "c"
  | "d"
  | "h"
  | "s"
  | "free";

export type SuitLetter =
  | "c"
  | "d"
  | "h"
  | "s";

export type RolesWord =
  | "printed"
  | "all-wizards"
  | "all-jesters"
  | "called";

export type ExchangeWord =
  | "none"
  | "pass-one"
  | "pull-one";

export type TwistWord =
  | "gizzard-fester"
  | "pass-one"
  | "pull-one"
  | "last-card-up"
  | "uber-wizard"
  | "flat-points"
  | "all-wizards"
  | "all-jesters";

export type Happening =
  | "opened"
  | "sat"
  | "sat-late"
  | "stood-late"
  | "stood"
  | "removed"
  | "bot-sat"
  | "swapped"
  | "shrunk"
  | "locked"
  | "host-is"
  | "options-set"
  | "committed"
  | "starting"
  | "revealed"
  | "cancelled"
  | "started"
  | "disclosed"
  | "dealt"
  | "acted"
  | "sealed"
  | "premoved"
  | "forced-set"
  | "took-back"
  | "revoke-called"
  | "claimed"
  | "timed-out"
  | "seat-to-bot"
  | "seat-back"
  | "back-soon"
  | "pause-asked"
  | "paused"
  | "resumed"
  | "end-asked"
  | "undo-asked"
  | "undone"
  | "ended"
  | "followed"
  | "said"
  | "revoke-corrected";

export type RejectionCode =
  | "must-follow"
  | "not-held"
  | "bid-range"
  | "uneven-bid"
  | "mend-by-one"
  | "trump-none"
  | "twist-not-offered"
  | "role-needed"
  | "role-not-asked"
  | "not-in-deck"
  | "wrong-phase"
  | "not-your-turn"
  | "already-chosen"
  | "not-proven"
  | "not-honour"
  | "call-when"
  | "no-such-trick"
  | "already-corrected"
  | "already-called"
  | "taken-back"
  | "stale"
  | "no-such-seat"
  | "no-such-round"
  | "wrong-count"
  | "no-sample"
  | "deals-itself"
  | "nothing-to-undo"
  | "no-such-table"
  | "no-such-pad"
  | "no-pencil"
  | "pad-is-over"
  | "pad-closed"
  | "pad-moved"
  | "pad-taken"
  | "pad-full"
  | "pad-names"
  | "nobody-asks"
  | "no-version"
  | "not-rated"
  | "wrong-name-code"
  | "pad-name-taken"
  | "ratings-hidden"
  | "no-such-day"
  | "event-table"
  | "daily-over"
  | "no-such-tournament"
  | "not-organiser"
  | "tournament-changed"
  | "tournament-started"
  | "tournament-online"
  | "tournament-by-hand"
  | "tournament-much"
  | "tournament-few"
  | "tournament-endless"
  | "already-entered"
  | "not-entered"
  | "bots-online"
  | "not-your-pad"
  | "other-table"
  | "not-seated"
  | "no-name"
  | "host-only"
  | "over"
  | "not-over"
  | "used-id"
  | "started"
  | "starting"
  | "not-started"
  | "not-starting"
  | "bad-seed"
  | "not-revealed"
  | "nobody"
  | "not-ready"
  | "paused"
  | "full"
  | "seat-taken"
  | "seat-free"
  | "own-seat"
  | "locked"
  | "tournament-table"
  | "removed"
  | "blocked"
  | "name-taken"
  | "no-advice"
  | "no-bot-seat"
  | "no-bot"
  | "no-figure"
  | "no-person"
  | "too-few"
  | "not-absent"
  | "no-undo"
  | "nothing-undone"
  | "break-used"
  | "clock-range"
  | "delay-range"
  | "pace-range"
  | "dealer-range"
  | "not-saved"
  | "elsewhere"
  | "damaged-table"
  | "old-deals"
  | "lost-deals"
  | "no-such-game"
  | "still-running"
  | "event-open"
  | "no-record"
  | "no-list"
  | "bad-name"
  | "reserved-name"
  | "refused-word"
  | "empty-line"
  | "line-too-long"
  | "silenced"
  | "no-such-command"
  | "whom"
  | "no-such-name"
  | "own-lines"
  | "no-mutes"
  | "no-guest"
  | "banned"
  | "already-guest"
  | "wrong-secret"
  | "no-such-device"
  | "too-large"
  | "too-deep"
  | "signed-out"
  | "too-many"
  | "too-many-sockets"
  | "too-many-tables"
  | "foreign-origin"
  | "not-json"
  | "not-for-you"
  | "bad-host"
  | "unknown-host"
  | "no-such-file"
  | "no-such-rules"
  | "no-such-page"
  | "no-such-person"
  | "no-such-line"
  | "bad-address"
  | "not-banned"
  | "not-muted"
  | "not-reached"
  | "unreachable"
  | "untrusted"
  | "no-socket"
  | "no-foretell";

export type WhyClosed =
  | "restarting"
  | "lagging"
  | "gone"
  | "signed-out"
  | "banned"
  | "not-saved"
  | "too-fast"
  | "too-large"
  | "bad-message"
  | "no-such-table"
  | "damaged-table"
  | "old-deals"
  | "lost-deals"
  | "event-open";

export type GameStatus =
  | "finished"
  | "ended"
  | "unfinished";

export type StepKind =
  | "dealt"
  | "begun"
  | "chosen"
  | "called"
  | "scored";

/** A command: under an id made once for it, at a table, with the version that was seen. */
export interface Do {
  t: "do";
  id: string;
  table: string;
  v: number;
  what: Command;
}

/** Do what is due for the own seat, in the notation of the record: ``2``, ``7h``, ``Me=Z``. */
export interface Act {
  k: "act";
  text: string;
}

/** Mark a card that plays itself at the own next turn if it is legal then; none: unmark. */
export interface Premove {
  k: "premove";
  text?: string;
}

/** Let the server play for the own seat where only one card is legal, or no longer. */
export interface PlayForced {
  k: "play-forced";
  on?: boolean;
}

/** Take a seat, or the first that is free; before the start, also another one. */
export interface Sit {
  k: "sit";
  seat?: number | null;
}

/** Leave the own seat; a bot plays on for it once the game has begun. */
export interface Stand {
  k: "stand";
}

/** Let a bot sit down, in a seat or in the first that is free. Host only. */
export interface AddBot {
  k: "add-bot";
  bot?: string;
  seat?: number | null;
}

/** Change two seats, before the start. Host only. */
export interface Swap {
  k: "swap";
  seat: number;
  other: number;
}

/** Free a seat before the start; a person who sat there may not come back. Host only. */
export interface Remove {
  k: "remove";
  seat: number;
}

/** Let nobody else sit down, or everybody again. Host only. */
export interface Lock {
  k: "lock";
  on?: boolean;
}

/** Make the person of a seat the host. Host only. */
export interface GiveHost {
  k: "give-host";
  seat: number;
}

/** Change the table's options, before the start; the bots' pace at any time. Host only. */
export interface SetOptions {
  k: "set-options";
  options: Options;
}

/** What a table may choose beside its rules. */
export interface Options {
  clock?: number;
  delay?: number;
  open_hands?: boolean;
  pace?: number;
  dealer?: number | null;
  undo?: boolean;
}

/** Take the free seats away, so that those who are here play alone (three to six). Host only. */
export interface Shrink {
  k: "shrink";
}

/** Begin the game; bots take the seats that are free, all of one level. Host only. */
export interface Start {
  k: "start";
  bot?: string;
}

/** Commit to the seed that the own device has drawn for this seat and game: ``c_i``. */
export interface Commit {
  k: "commit";
  commit: string;
}

/** Reveal that seed once the server has committed to its own: ``R_i``. */
export interface Reveal {
  k: "reveal";
  seed: string;
}

/** Say something in 1 to 300 characters; a line that begins with ``/`` is an old command. */
export interface Say {
  k: "say";
  text: string;
  lang?: string;
}

/** Take the last card back before the next is played (rules 14, honour play). */
export interface TakeBack {
  k: "take-back";
}

/** Say that a seat's card in a trick (from 1) should have followed (rules 14). */
export interface CallRevoke {
  k: "call-revoke";
  seat: number;
  trick: number;
}

/** Claim all tricks left, at the own turn; granted if the own view alone proves it. */
export interface Claim {
  k: "claim";
}

/** Play again for the own seat, from the bot that stands in. */
export interface Back {
  k: "back";
}

/** Ask for three minutes; once a game. */
export interface BeBack {
  k: "be-back";
}

/** Let a bot stand in for a seat whose person has been away for three minutes. */
export interface HandToBot {
  k: "hand-to-bot";
  seat: number;
}

/** Want a pause, or no longer; it begins when all persons at the table want one. */
export interface Pause {
  k: "pause";
  on?: boolean;
}

/** Go on after a pause. */
export interface Resume {
  k: "resume";
}

/** Want to end the game early, or no longer; it ends when all persons want it. */
export interface End {
  k: "end";
  on?: boolean;
}

/** Want the own last choice of this round undone, or agree to what somebody wants undone. */
export interface Undo {
  k: "undo";
  on?: boolean;
}

/** Ask what one's choices are worth, at the own turn; the answer comes as ``advice``. */
export interface Advise {
  k: "advise";
}

/** Ask for a snapshot: a message was lost. */
export interface Resync {
  t: "resync";
}

/** Ask whether the server is there. */
export interface Ping {
  t: "ping";
  x?: number;
}

/** The whole view; everything before it may be forgotten. */
export interface Snapshot {
  t: "snapshot";
  n: number;
  v: number;
  you: You;
  view: View;
}

/** What the server knows of the one it speaks to. */
export interface You {
  name?: string | null;
  seat?: number | null;
  is_host?: boolean;
  premove?: string;
  plays_forced?: boolean;
  was_host?: boolean;
}

/** All that a viewer knows; ``game`` is missing before the start. */
export interface View {
  table: TableView;
  sheet: SheetRow[];
  chat: ChatLine[];
  game: GameView | null;
}

/** What everybody knows of a table; an update holds only the fields that changed. */
export interface TableView {
  id: string;
  name: string;
  rules: string | Record<string, unknown>;
  rules_name: string;
  players: number;
  rounds: number;
  status: TableStatus;
  fair: FairView;
  round_rules: RoundRulesView;
  why_ended: WhyEnded;
  is_paused: boolean;
  is_stuck: boolean;
  is_locked: boolean;
  is_private: boolean;
  options: Options;
  seats: SeatView[];
  tricks: TrickView[];
  dealt: string[][];
  host_looks_on: boolean;
  next_table: string;
  may_take_back: number | null;
  due: number[];
  deadline: number | null;
  tournament?: TournamentPlace;
}

/** The seeds of the coming or running game, as far as they are public (fair deals). */
export interface FairView {
  game: string;
  commit: string;
  commits: string[];
  seeds: (string | null)[];
  transcript: string;
  event?: EventSeeds;
  address?: string;
}

/** The event whose deals a table has, as all tables of it: commitments are made to it. */
export interface EventSeeds {
  game: string;
  seats: number[];
  pinned: string;
  is_shut: boolean;
}

/** What the rules make special in the round that is played, or dealt next; rules are public. */
export interface RoundRulesView {
  bidding: BiddingWord;
  sees: SeesWord;
  dealer: DealerWord;
  wizards_make_trump: boolean;
  has_magic: boolean;
  has_places: boolean;
  is_drawn: boolean;
  cancels: string[];
  target: number;
  is_honour: boolean;
  to_beat?: number;
}

/** A seat: whose it is, and whether its choice is made where all choose at once. */
export interface SeatView {
  name?: string;
  kind?: SeatKind;
  bot?: string;
  is_host?: boolean;
  is_here?: boolean;
  has_chosen?: boolean;
  is_away?: boolean;
  back_at?: number;
  had_break?: boolean;
  wants_pause?: boolean;
  wants_end?: boolean;
  wants_undo?: boolean;
  next_name?: string;
  figure?: string;
}

/** A finished trick of the round: its leader, its cards in order, its winner or nobody. */
export interface TrickView {
  leader: number;
  cards: string[];
  winner: number | null;
}

/** Which table of which tournament: its id and name, the round and the table from 1. */
export interface TournamentPlace {
  id: string;
  name: string;
  n: number;
  table: number;
}

/** A round on the score sheet, by player; ``None`` for a seat that bid nothing. */
export interface SheetRow {
  number: number;
  cards: number;
  dealer: number;
  bids: (number | null)[];
  won: number[];
  points: number[];
  scores: number[];
  trump: Trump;
  is_play_off: boolean;
  sitting: number[];
  revoke: number | null;
}

/** A line of chat: when (milliseconds since 1970), by whom; plain text, never markup. */
export interface ChatLine {
  at: number;
  name: string;
  text: string;
  seat?: number | null;
}

/** What one seat, or a spectator, may know of the game: the engine's view, field by field. */
export interface GameView {
  seat: number | null;
  phase: PhaseWord;
  actor: number | null;
  turn: number | null;
  leader: number | null;
  dealer: number;
  round_number: number;
  is_play_off: boolean;
  cards_each: number;
  trump: Trump | null;
  turn_up: string | null;
  hand: string[];
  legal: string[];
  may_claim: boolean;
  claim_points: number | null;
  totals_now: (number | null)[];
  unseen: string[];
  stock_count: number;
  trick_len: number;
  led: LedWord | null;
  winning: number | null;
  played: string[];
  known: string[][];
  hand_count: number[];
  bids: (number | string | null)[];
  won: number[];
  trick: string[];
  trick_as: (string | null)[];
  scores: number[];
  points: number[];
  voids: SuitLetter[][];
  sitting: number[];
  to_bid: number[];
  bidders: number[];
  roles: RolesWord;
  exchange: ExchangeWord;
  is_flat: boolean;
  twist: TwistWord | null;
  uber: string[];
  uber_rank: string | null;
  face_up: string[];
  tricks_done: number;
  grail_seat: number | null;
  last_leader: number | null;
  last_len: number;
  agreed: number[];
  revoke_seat: number | null;
  revoke_trick: number | null;
  first_bid: number | null;
  mended: number | null;
  passed: string | null;
  received: string | null;
  given: string | null;
  given_to: number[];
  played_by: string[][];
  last_trick: string[];
  last_as: (string | null)[];
  calls: number[][];
  out_round: (number | null)[];
  stage: number[];
  stage_points: number[];
  shown: string[][];
  pile_next: number[];
}

/** What has changed: news, and the fields of ``table`` and ``game`` that are different now. */
export interface Update {
  t: "update";
  n: number;
  v: number;
  news?: News[];
  table?: Partial<TableView> | null;
  game?: Partial<GameView> | null;
  you?: You | null;
}

/** A seat has chosen; ``text`` is left out where others may not know what. */
export interface Moved {
  k: "moved";
  seat: number;
  phase: PhaseWord;
  how?: "person" | "bot" | "clock" | "forced" | "claim";
  text?: string | null;
}

/** A line of chat: add it to ``chat``. */
export interface Chatted {
  k: "chatted";
  line: ChatLine;
}

/** A round is scored: add the row to ``sheet``. */
export interface Scored {
  k: "scored";
  row: SheetRow;
}

/** Something else, by the tag of its event: ``dealt``, ``took-back``, ``seat-to-bot`` … */
export interface Happened {
  k: "happened";
  what: Happening;
  seat?: number | null;
  other?: number | null;
  trick?: number | null;
  is_right?: boolean | null;
}

/** A command is granted and stored: ``v`` is the version that it led to. */
export interface Done {
  t: "done";
  id: string;
  v: number;
  n: number;
}

/** A command is not granted: why, and the view as it is. */
export interface Rejected {
  t: "rejected";
  id: string;
  code: RejectionCode;
  message: string;
  n: number;
  v: number;
  view: View;
  details?: Record<string, unknown>;
}

/** An answer for you alone, to a command in the chat: plain text. */
export interface Note {
  t: "note";
  text: string;
}

/** The answer to ``advise``, for you alone: each choice that version ``v`` asks for. */
export interface Advice {
  t: "advice";
  v: number;
  choices: AdvisedChoice[];
}

/** What one choice is worth: own points of the round on average, and the tricks by number. */
export interface AdvisedChoice {
  text: string;
  points: number;
  tricks: number[];
}

/** The server is there. */
export interface Pong {
  t: "pong";
  x?: number;
}

/** The server closes this socket; ``restarting`` and ``lagging`` ask to come again. */
export interface Bye {
  t: "bye";
  why: WhyClosed;
}

/** A whole game to look through, all hands open. */
export interface GameSteps {
  game: string;
  name: string;
  status: GameStatus;
  date: string;
  rules: string | Record<string, unknown>;
  players: number;
  rounds: number;
  seats: LookSeat[];
  sheet: SheetRow[];
  steps: Step[];
}

/** Who sat at a seat. */
export interface LookSeat {
  name: string;
  kind?: SeatKind;
}

/** Something that happened, and the fields of the game that are different after it. */
export interface Step {
  k: StepKind;
  round: number;
  game: Partial<GameView>;
  hands?: Record<number, string>;
  trick?: number;
  seat?: number | null;
  phase?: PhaseWord;
  text?: string;
  taken?: TrickView | null;
  counts?: string | null;
  round_rules?: RoundRulesView | null;
}

/** A game record to look through: the text of its file (docs/record.md). */
export interface RecordFile {
  record: string;
}
