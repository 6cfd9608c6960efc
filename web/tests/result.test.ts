import { describe, expect, test } from "vitest";
import type { SheetRow } from "$protocol";
import { across, chart, spread } from "../src/result/chart";
import { ranks, winners } from "../src/result/ranks";
import { bidsMet, decided, extremes, hero, lead, outAfter, steps } from "../src/result/result";

/** A round from what each seat bid and took: null for one that is out of it. */
type Played = [bid: number | null, won: number] | null;

/** A sheet scored as the base game does; "off" begins a play-off, which changes no total. */
function sheet(...rounds: (Played[] | ["off", ...Played[]])[]): SheetRow[] {
  let scores = (rounds[0] ?? []).map(() => 0);
  return rounds.map((round, place) => {
    const is_play_off = round[0] === "off";
    const seats = (is_play_off ? round.slice(1) : round) as Played[];
    const points = seats.map((one) => (!one || one[0] === null ? 0 : one[0] === one[1] ? 20 + 10 * one[1] : -10 * Math.abs(one[0] - one[1])));
    if (!is_play_off) scores = scores.map((score, seat) => score + points[seat]!);
    return {
      number: place + 1, cards: place + 1, dealer: 0, trump: "h", revoke: null, is_play_off, points, scores,
      bids: seats.map((one) => one?.[0] ?? null),
      won: seats.map((one) => one?.[1] ?? 0),
      sitting: seats.flatMap((one, seat) => (one ? [seat] : [])),
    } satisfies SheetRow;
  });
}

const OVERTAKEN = sheet([[0, 0], [1, 1], [0, 0]], [[1, 1], [0, 0], [1, 0]], [[2, 2], [1, 0], [0, 0]]); // 90, 40, 30
const SHARED = sheet([[1, 1], [0, 0], [1, 0]], [[0, 0], [1, 1], [0, 0]]); // 50, 50, 10
const PLAYED_OFF = [...SHARED, ...sheet([[0, 0], [0, 0], null], ["off", [3, 3], [4, 3], null]).slice(1)].map((row, place) =>
  place === 2 ? { ...row, scores: [50, 50, 10], number: 3 } : row,
);
const DROPPED = sheet([[0, 0], [0, 0], [3, 0]], [[0, 0], [2, 0], null], [[0, 1], [3, 0], null]); // 30, -30, -30

describe("places", () => {
  test("follow the totals", () => expect(ranks(OVERTAKEN)).toEqual([1, 2, 3]));
  test("are shared by those who are equal", () => {
    expect(ranks(SHARED)).toEqual([1, 1, 3]);
    expect(steps(SHARED)).toEqual([{ rank: 1, seats: [0, 1] }, { rank: 3, seats: [2] }]);
  });
  test("of a tie at the top are ordered by the play-off", () => expect(ranks(PLAYED_OFF)).toEqual([1, 2, 3]));
  test("of those who stayed are above those who dropped out, whatever the totals", () => {
    expect(ranks(DROPPED)).toEqual([1, 2, 3]);
    expect([0, 1, 2].map((seat) => outAfter(DROPPED, seat))).toEqual([null, null, 1]);
    expect(winners(DROPPED)).toEqual([0]);
  });
  test("there is one alone", () => expect(ranks(sheet([[1, 1]]))).toEqual([1]));
});

describe("the lead", () => {
  test.each([
    ["by points", OVERTAKEN, { by: "points", points: 50 }],
    ["shared", SHARED, { by: "shared" }],
    ["after a play-off", PLAYED_OFF, { by: "play-off" }],
    ["alone", sheet([[1, 1]]), { by: "alone" }],
  ])("%s", (_, found, told) => expect(lead(found)).toEqual(told));
});

describe("whose rounds are told", () => {
  test("one's own, else the only winner's", () => {
    expect([hero(OVERTAKEN, 2), hero(OVERTAKEN, null), hero(SHARED, null)]).toEqual([2, 0, null]);
  });
  test("the best and the worst of them", () => {
    const { best, worst } = extremes(OVERTAKEN, 1);
    expect(best).toEqual({ number: 1, seat: 1, bid: 1, won: 1, points: 30 });
    expect(worst).toEqual({ number: 3, seat: 1, bid: 1, won: 0, points: -10 });
  });
  test("no worst where all brought the same, and nothing of a single round", () => {
    const [same, single] = [sheet([[0, 0]], [[0, 0]]), sheet([[0, 0]])].map((one) => extremes(one, 0));
    expect([same!.best?.number, same!.worst, single!.best]).toEqual([1, null, null]);
  });
  test("play-offs, and rounds after dropping out, are none of them", () => {
    expect(extremes(PLAYED_OFF, 0).best?.number).toBe(1);
    expect(bidsMet(DROPPED, 2)).toEqual({ met: 0, bids: 1 });
  });
  test("bids met; after a revoke all but its seat's", () => {
    expect(bidsMet(OVERTAKEN, 1)).toEqual({ met: 2, bids: 3 });
    const called = OVERTAKEN.map((row, place) => (place === 2 ? { ...row, revoke: 0 } : row));
    expect([0, 1].map((seat) => bidsMet(called, seat).met)).toEqual([2, 3]);
  });
});

describe("what decided it", () => {
  test("the bid with which the winner took the lead for good", () => {
    expect(decided(OVERTAKEN)).toEqual({ by: "bid", round: { number: 3, seat: 0, bid: 2, won: 2, points: 40 } });
  });
  test("the broken bid of who led until then, where it cost more", () => {
    const broken = sheet([[0, 0], [2, 2]], [[0, 0], [4, 0]]);
    expect(decided(broken)).toMatchObject({ by: "bid", round: { number: 2, seat: 1, bid: 4, points: -40 } });
  });
  test("a lead that was lost again is not it", () => {
    const twice = sheet([[1, 1], [0, 0]], [[1, 0], [1, 1]], [[5, 5], [1, 0]]);
    expect(decided(twice)).toMatchObject({ round: { number: 3, seat: 0 } });
  });
  test("nobody ever came level", () => expect(decided(sheet([[1, 1], [0, 0]], [[0, 0], [0, 0]]))).toEqual({ by: "start" }));
  test("the play-off", () => expect(decided(PLAYED_OFF)).toMatchObject({ by: "play-off", round: { seat: 0, bid: 3, won: 3 } }));
  test("nothing can be said of a shared win, of one round, or of rounds without bids", () => {
    const silent = sheet([[null, 1], [null, 0]], [[null, 1], [null, 0]]).map((row, place) => ({ ...row, scores: place ? [20, 5] : [0, 5], points: [20, 0] }));
    expect([SHARED, OVERTAKEN.slice(0, 1), sheet([[1, 1]], [[1, 1]]), silent].map(decided)).toEqual([null, null, null, null]);
  });
});

describe("the chart", () => {
  test.each([
    [0, 440, [0, 100, 200, 300, 400, 500]],
    [-30, 50, [-40, -20, 0, 20, 40, 60]],
    [-200, 0, [-200, -150, -100, -50, 0]],
    [0, 0, [0, 10]],
  ])("from %i to %i has lines across at %j", (low, high, lines) => expect(across(low, high)).toEqual(lines));

  test("names keep their distance and their order", () => {
    expect(spread([50, 50, 10], 12)).toEqual([50, 62, 10]);
    expect(spread([100, 98, 100], 10)).toEqual([90, 80, 100]);
  });

  test("goes from nothing on the left to the last round on the right, the best on top", () => {
    const { lines, scale } = chart(OVERTAKEN, 3, 10);
    expect(lines.map(({ points }) => points.length)).toEqual([4, 4, 4]);
    expect(lines.map(({ points }) => points.at(-1)![0])).toEqual([100, 100, 100]);
    const ends = lines.map(({ points }) => points.at(-1)![1]);
    expect(ends).toEqual([...ends].sort((one, other) => one - other));
    expect(scale.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(lines[0]!.points[0]![1]).toBe(scale.find(({ value }) => value === 0)!.y);
  });

  test("the line of who drops out ends there; a play-off is marked, and no round is named in it", () => {
    expect(chart(DROPPED, 3, 10).lines.map(({ points }) => points.length)).toEqual([4, 4, 2]);
    const { playOff, rounds } = chart(PLAYED_OFF, 3, 10);
    expect(playOff).toBeCloseTo(200 / 3);
    expect(rounds.map(({ number }) => number)).toEqual([1, 2]);
  });

  test("twenty rounds are named every so often, the last one always", () => {
    const many = sheet(...Array.from({ length: 20 }, (): Played[] => [[0, 0], [1, 0]]));
    expect(chart(many, 2, 10).rounds.map(({ number }) => number)).toEqual([2, 5, 8, 11, 14, 17, 20]);
  });

  test("without a round there is the start alone", () => {
    expect(chart([], 2, 10).lines.map(({ points }) => points)).toEqual([[[0, 100]], [[0, 100]]]);
  });
});
