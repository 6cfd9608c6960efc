// What a viewer knows: a pure fold of what the server sends. No rule of the game is in here.

import type { FromServer, GameView, News, Scored, Chatted, Update, View, You } from "$protocol";

/** One viewer's stream: what is known, and whether a message is missing. */
export interface Stream {
  /** The number of the last message, counted for each socket anew. */
  readonly n: number;
  /** The version of the table that is shown. */
  readonly v: number;
  readonly view: View | null;
  readonly you: You;
  readonly hasGap: boolean;
  /** The greatest number that has come, whether it could be used or not. */
  readonly heard: number;
}

export const NOTHING: Stream = { n: 0, v: 0, view: null, you: {}, hasGap: false, heard: 0 };

/** The view after an update; the view before stays as it was. */
export function apply(view: View, update: Update): View {
  const news = update.news ?? [];
  return {
    table: { ...view.table, ...update.table },
    game: update.game ? ({ ...view.game, ...update.game } as GameView) : view.game,
    sheet: [...view.sheet, ...news.filter(isScored).map((one) => one.row)],
    chat: [...view.chat, ...news.filter(isChatted).map((one) => one.line)],
  };
}

const isScored = (one: News): one is Scored => one.k === "scored";
const isChatted = (one: News): one is Chatted => one.k === "chatted";

/** A new socket: its numbers begin anew, what is known stays. */
export function begin(stream: Stream): Stream {
  return { ...stream, n: 0, hasGap: false, heard: 0 };
}

/** The stream after a message; the very same stream if the message changes nothing. */
export function feed(stream: Stream, message: FromServer): Stream {
  if (message.t === "snapshot" && message.n > stream.n) {
    const { n, v, view, you } = message;
    return { n, v, view, you, hasGap: stream.heard > n, heard: stream.heard }; // it may be overtaken
  }
  if (message.t !== "update" || message.n <= stream.n) return stream;
  const heard = Math.max(stream.heard, message.n);
  if (stream.view === null || stream.hasGap || message.n !== stream.n + 1) {
    return stream.hasGap && heard === stream.heard ? stream : { ...stream, hasGap: true, heard };
  }
  const { n, v, you } = message;
  return { ...stream, heard, n, v, you: you ?? stream.you, view: apply(stream.view, message) };
}
