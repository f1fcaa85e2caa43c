import { expect, test } from "vitest";
import { readDeckQuery } from "./read-deck-query";

test("an address asks for a hand and a view, and anything else is the usual ones", () => {
  expect(readDeckQuery({})).toEqual({ seed: 1, view: "list" });
  expect(readDeckQuery({ hand: "z", view: "cards" })).toEqual({ seed: 35, view: "cards" });
  expect(readDeckQuery({ hand: ["z"], view: "CARDS" })).toEqual({ seed: 1, view: "list" });
  expect(readDeckQuery({ hand: "-1", view: ["cards"] })).toEqual({ seed: 1, view: "list" });
});
