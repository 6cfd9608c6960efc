import { expect, test } from "vitest";
import { isCalled } from "../src/rules/presets";

const UBER = { name: "uber-wizard", text: "Der Geber nennt eine Karte.", players: [4], aliases: [], called: ["Uber", "Suicide king"] };

test.each(["uber", "Über", "ÜBERZAUBERER", "suicide King", "uber-wizard", "karte geber", ""])("rules are found by %s", (wanted) => {
  expect(isCalled(wanted, UBER, "Überzauberer")).toBe(true);
});

test.each(["canadian", "uber magic"])("rules are not found by %s", (wanted) => {
  expect(isCalled(wanted, UBER, "Überzauberer")).toBe(false);
});
