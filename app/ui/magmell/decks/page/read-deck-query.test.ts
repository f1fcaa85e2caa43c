import { expect, test } from "vitest";
import { readDeckQuery } from "./read-deck-query";

test("an address asks for a hand and a view; faces are the usual view", () => {
  expect(readDeckQuery({})).toEqual({ seed: 1, view: "cards" });
  expect(readDeckQuery({ hand: "z", view: "list" })).toEqual({ seed: 35, view: "list" });
  expect(readDeckQuery({ hand: ["z"], view: "LIST" })).toEqual({ seed: 1, view: "cards" });
  expect(readDeckQuery({ hand: "-1", view: ["list"] })).toEqual({ seed: 1, view: "cards" });
});
