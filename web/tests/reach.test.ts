// Which addresses are of this computer alone.

import { expect, test } from "vitest";
import { isOnlyHere } from "../src/device/reach";

const hostOf = (link: string): string => new URL(link).hostname;

test.each(["http://127.0.0.1:8000", "http://127.1:8000", "http://localhost", "http://LOCALHOST.:80", "http://a.localhost:8000", "http://[::1]:8000", "http://[::ffff:127.0.0.1]", "http://0.0.0.0:8000"])(
  "%s is for this computer only",
  (link) => expect(isOnlyHere(hostOf(link))).toBe(true),
);

test.each(["http://192.168.1.20:8000", "http://10.0.0.127", "http://wizard.example", "http://localhost.example", "http://127.example.org", "http://[fd00::1]:8000"])(
  "others can open %s",
  (link) => expect(isOnlyHere(hostOf(link))).toBe(false),
);
