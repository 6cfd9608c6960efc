// What was told in one language is there in another one as soon as the reader takes it.

import { afterEach, expect, test } from "vitest";
import type { FromServer } from "$protocol";
import { Refusal } from "../src/protocol/api";
import { Table } from "../src/protocol/table.svelte";
import { Tellings } from "../src/narration/tellings.svelte";
import { say, speak } from "../src/narration/texts.svelte";
import { Trouble } from "../src/narration/trouble.svelte";
import { FakeSocket } from "./fake-socket";
import frames from "./frames.json";

afterEach(() => speak("en"));

/** A table that has heard a whole game. */
function played(): Table {
  const server = new FakeSocket();
  const table = new Table("x", () => server);
  server.opens();
  for (const message of frames as unknown as FromServer[]) server.says(message);
  table.stop();
  return table;
}

test("the lines of a whole game", async () => {
  await speak("de");
  const german = played().lines;
  await speak("en");
  const table = played();
  const english = table.lines;
  await speak("de");
  expect(table.lines).toEqual(german);
  expect(table.lines.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  expect(table.lines.map(({ text }) => text)).not.toEqual(english.map(({ text }) => text));
});

test("why something was not done", async () => {
  await speak("en");
  const trouble = new Trouble();
  trouble.take(new Refusal("seat-taken", "That seat is taken."));
  expect(trouble.text).toBe("That seat is taken.");
  await speak("de");
  expect(trouble.text).toBe("Dieser Platz ist besetzt.");
  trouble.take(new Refusal("no-such-round", "There is no round 9.", { number: 9, rounds: 8 }));
  expect(trouble.text).toContain("8");
  trouble.take(new Refusal("no-such-round", "There is no round 9."));
  expect(trouble.text).toBe("There is no round 9.");
  trouble.clear();
  expect(trouble.text).toBe("");
  expect(() => trouble.take(new TypeError("a fault"))).toThrow("a fault");
});

test("only so many lines are kept, and those that stay keep their numbers", async () => {
  await speak("en");
  const tellings = new Tellings();
  for (let number = 0; number < 500; number++) tellings.add(() => [{ text: `${number} ${say("page-send")}`, kind: "event" }]);
  tellings.add(() => []);
  expect(tellings.lines).toHaveLength(400);
  expect(tellings.lines.at(-1)).toMatchObject({ id: 500, text: "499 Send" });
});
