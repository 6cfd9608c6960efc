// Pasted links: this server's go where they lead, others are told apart.

import { expect, test } from "vitest";
import { whereTo } from "../src/device/whereto";

const HERE = { protocol: "http:", host: "cards.example:8000" };

test.each([
  [" LmQx_ab-0123 ", "/t/LmQx_ab-0123"],
  [" /t/abc/ ", "/t/abc"],
  ["t/abc", "/t/abc"],
  ["http://cards.example:8000/t/abc", "/t/abc"],
  ["https://cards.example:8000/games/x#12", "/games/x#12"],
  ["cards.example:8000/rules/magic", "/rules/magic"],
  ["/rules", "/rules"],
])("%s is here", (pasted, path) => {
  expect(whereTo(pasted, HERE)).toEqual({ path, away: "" });
});

test.each([
  ["http://evil.example/t/abc", "http://evil.example/t/abc"],
  ["evil.example/t/abc", "http://evil.example/t/abc"],
  ["http://cards.example:9000/t/abc", "http://cards.example:9000/t/abc"],
  ["http://cards.example:8000@evil.example/t/abc", "http://cards.example:8000@evil.example/t/abc"],
  ["//evil.example/t/abc", null],
])("%s is elsewhere", (pasted, away) => {
  const found = whereTo(pasted, HERE);
  if (away) expect(found).toEqual({ path: "", away });
  else expect(found?.path ?? "").not.toMatch(/^\/\//);
});

test.each(["", "  ", "hello", "Ada and Ben", "LmQx", "a-word-of-many-letters", "javascript:alert(1)", "ftp://evil.example/x", "javascript:a/b"])("%s is no link", (pasted) => {
  expect(whereTo(pasted, HERE)).toBeNull();
});
