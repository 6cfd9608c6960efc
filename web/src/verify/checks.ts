// Every check of a game's deals that needs no rules of play, each written from docs/fair-deals.md.

import type { Kept } from "../protocol/fair";
import { type Deck, deckOf, place } from "./cards";
import { BOT, deck, draw, firstDealer, pinned, playerCommit, serverCommit, transcript } from "./scheme";
import { type Bundle, type Deal, isEvent } from "./shape";

/** What does not hold: the check, and where as far as it can be said. */
export interface Failure {
  check: string;
  round?: number;
  seat?: number;
}

export interface Matter {
  bundle: Bundle;
  /** T; empty where a seed is missing. */
  said: string;
  cards: Deck | null;
  /** The decks that the seeds give; none where they cannot be known. */
  decks: string[][];
  record: GameRecord | null;
}

interface RoundRecord {
  dealer?: unknown;
  hands?: string[];
  turn_up?: string;
  pulls?: string[];
  play_off?: number[];
  tricks?: string[];
}

interface GameRecord {
  rules?: unknown;
  players?: unknown[];
  rounds: RoundRecord[];
}

export function gather(bundle: Bundle): Matter {
  const { game, server_commit: commit, server_seed: seed, players } = bundle;
  const given = players.flatMap((one) => (one.seed === null ? [] : [{ commit: one.commit, seed: one.seed }]));
  const said = (players.length || isEvent(bundle)) && given.length === players.length ? transcript(game, commit, given) : "";
  const cards = deckOf(bundle.rules);
  const decks = said && cards ? bundle.rounds.map((_, index) => deck(seed, said, index + 1, cards.cards)) : [];
  return { bundle, said, cards, decks, record: recordOf(bundle.record) };
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === "string");

/** The record, as far as it is looked at here. */
function recordOf(value: Bundle["record"]): GameRecord | null {
  if (typeof value === "string") return null;
  const rounds = (value["rounds"] ?? []) as RoundRecord[];
  if (value["format"] !== 1 || !Array.isArray(value["players"]) || !Array.isArray(rounds)) return null;
  const isRead = (one: RoundRecord): boolean =>
    typeof one === "object" && one !== null && isTexts(one.hands) && isTexts(one.pulls ?? []) && isTexts(one.tricks ?? []) && Array.isArray(one.play_off ?? []);
  return rounds.every(isRead) ? { rules: value["rules"], players: value["players"], rounds } : null;
}

type Check = (matter: Matter) => Failure[];

const when = (isWrong: boolean, failure: Failure): Failure[] => (isWrong ? [failure] : []);

const seats: Check = ({ bundle }) =>
  when((!bundle.players.length && !isEvent(bundle)) || bundle.players.some((one, place) => one.seat !== place), { check: "seats" });

/** How many play; at an event's table not as many as give seeds. */
const seated = ({ bundle, record }: Matter): number => (isEvent(bundle) ? (record?.players?.length ?? 0) : bundle.players.length);

const server: Check = ({ bundle }) =>
  when(serverCommit(bundle.game, bundle.server_seed) !== bundle.server_commit, { check: "server" });

const commitments: Check = ({ bundle: { game, players } }) =>
  players.flatMap(({ seat, seed, commit }) =>
    when(seed !== null && playerCommit(game, seat, seed) !== commit, { check: "commitments", seat }),
  );

const revealed: Check = ({ bundle: { players, rounds } }) =>
  players.flatMap(({ seat, seed }) => when(seed === null && rounds.length > 0, { check: "transcript", seat }));

const first: Check = (matter) => {
  const { bundle, said, cards, record } = matter;
  const named = bundle.first_dealer ?? null;
  const players = seated(matter);
  if (named !== null && (named < 0 || named >= players)) return [{ check: "first-dealer" }];
  if (!bundle.rounds.length) return [];
  if (!said || !cards) return [{ check: "first-dealer" }];
  const drawn = named ?? firstDealer(bundle.server_seed, said, players);
  const due = cards.dummies > 1 ? players + cards.dummies - 1 : drawn;
  const dealers = [bundle.rounds[0]?.dealer, record?.rounds[0]?.dealer ?? due];
  return when(dealers.some((one) => one !== due), { check: "first-dealer", round: 1 });
};

const rounds: Check = ({ bundle, record }) => {
  const isGap = bundle.rounds.some((one, index) => one.round !== index + 1);
  const isOther = record !== null && record.rounds.length !== bundle.rounds.length;
  return when(isGap || isOther, { check: "rounds" });
};

const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

const decks: Check = ({ bundle, decks }) =>
  bundle.rounds.flatMap((one, index) =>
    when(!same(one.deck, decks[index] ?? []), { check: "decks", round: one.round }),
  );

const hands: Check = ({ bundle, decks }) =>
  bundle.rounds.flatMap((one, index) => wrongHands(one, decks[index] ?? []));

/** One card at a time, from the dealer's left to those who are still in. */
function wrongHands(one: Deal, deck: string[]): Failure[] {
  const sizes = one.hands.map((hand) => hand.length).filter((size) => size > 0);
  const dealt = sizes.reduce((all, size) => all + size, 0);
  if (new Set(sizes).size > 1 || dealt > deck.length) return [{ check: "hands", round: one.round }];
  const turns = one.hands.map((_, step) => (one.dealer + 1 + step) % one.hands.length);
  const order = turns.filter((seat) => one.hands[seat]?.length);
  return one.hands.flatMap((hand, seat) => {
    const start = order.indexOf(seat);
    const due = start < 0 ? [] : deck.slice(0, dealt).filter((_, place) => place % order.length === start);
    return when(!same(hand, due), { check: "hands", round: one.round, seat });
  });
}

const turnUps: Check = ({ bundle, decks }) =>
  bundle.rounds.flatMap((one, index) => {
    const dealt = one.hands.flat().length;
    const isWrong = one.turn_up !== null && one.turn_up !== decks[index]?.[dealt];
    return when(isWrong, { check: "turn-ups", round: one.round });
  });

const draws: Check = (matter) =>
  matter.bundle.rounds.flatMap((one, index) => {
    const told = matter.record?.rounds[index];
    const isWrong = !areDrawn(matter, one, index + 1) || (told !== undefined && !areTold(one, told));
    return when(isWrong, { check: "draws", round: one.round });
  });

/** Each fell as the seeds say, from choices in their order. */
function areDrawn({ bundle, said }: Matter, one: Deal, round: number): boolean {
  return (one.draws ?? []).every(({ choices, drawn }, index) => {
    const ordered = [...choices].sort((a, b) => rank(a) - rank(b));
    return same(choices, ordered) && said !== "" && draw(bundle.server_seed, said, round, index + 1, choices) === drawn;
  });
}

const rank = (choice: string | number): number => (typeof choice === "number" ? choice : place(choice));

/** They are those of the record: the cards drawn by seat, and the lot among those who are tied. */
function areTold({ draws = [], dealer }: Deal, { pulls = [], play_off: tied = [] }: RoundRecord): boolean {
  const pulled = draws.filter((one) => one.what === "pull");
  const lots = draws.filter((one) => one.what === "lot");
  if (pulled.length + lots.length !== draws.length) return false;
  if (pulled.length !== pulls.filter(Boolean).length) return false;
  if (pulled.some((one) => one.seat == null || pulls[one.seat] !== one.drawn)) return false;
  if (lots.length !== (tied.length > 1 ? 1 : 0)) return false;
  return lots.every((lot) => same(lot.choices, [...tied].sort()) && lot.drawn === dealer);
}

const record: Check = (matter) => {
  const { bundle, cards, record } = matter;
  if (!record || !cards) return [{ check: "record" }];
  const isOther = plain(record.rules) !== plain(bundle.rules) || record.players?.length !== seated(matter);
  const found = bundle.rounds.flatMap((one, index) => {
    const told = record.rounds[index];
    return when(told !== undefined && !tellsOf(told, one), { check: "record", round: one.round });
  });
  return [...when(isOther, { check: "record" }), ...found];
};

/** A round of the record tells of a deal: the same dealer, hands and turn-up, and each card played once. */
function tellsOf(told: RoundRecord, one: Deal): boolean {
  const hands = (told.hands ?? []).map((hand) => hand.split(" ").filter(Boolean));
  const isSame = told.dealer === one.dealer && (told.turn_up ?? null) === one.turn_up && hands.length === one.hands.length;
  const dealt = new Set(one.hands.flat());
  const moves = (told.tricks ?? []).filter((trick) => !trick.startsWith("+"));
  const played = moves.flatMap((trick) => trick.split(" ")).map((text) => text.slice(0, 2));
  const isPlayed = played.every((card) => dealt.has(card)) && new Set(played).size === played.length;
  return isSame && isPlayed && hands.every((hand, seat) => same(hand, one.hands[seat] ?? []));
}

/** A value as a text that is the same for equal values. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === "object" && one !== null && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).sort()) : one,
  );

export const CHECKS: readonly Check[] = [seats, server, commitments, revealed, first, rounds, decks, hands, turnUps, draws, record];

/** What this device saw and kept is what is published now. */
export function againstKept({ bundle }: Matter, kept: Kept): Failure[] {
  const { commit, seat, seed, firstDealer } = kept;
  const shown = (check: string, isWrong: boolean, more: Partial<Failure> = {}): Failure[] => when(isWrong, { check, ...more });
  const dealer = bundle.rounds[0]?.dealer;
  return [
    ...shown("kept-commit", commit !== bundle.server_commit),
    ...shown("kept-pinned", kept.pinned !== undefined && kept.pinned !== pinned(bundle.game, bundle.players.map((one) => one.commit))),
    ...shown("kept-seed", !bundle.players.some((one) => one.seed === seed && (isEvent(bundle) || one.seat === seat)), { seat }),
    ...shown("kept-dealer", firstDealer !== null && dealer !== undefined && dealer !== firstDealer),
    ...Object.entries(kept.hands).flatMap(([round, hand]) => {
      const given = bundle.rounds[Number(round) - 1]?.hands[seat] ?? [];
      return shown("kept-hand", !same([...hand].sort(), [...given].sort()), { round: Number(round), seat });
    }),
    ...Object.entries(kept.turnUps).flatMap(([round, card]) => {
      const given = bundle.rounds[Number(round) - 1];
      return shown("kept-turn-up", !given || given.turn_up !== card, { round: Number(round) });
    }),
  ];
}

export const hasPerson = (bundle: Bundle): boolean => bundle.players.some((one) => one.seed !== null && one.seed !== BOT);

