import { expect, test } from "vitest";
import type { Ability, Effect } from "@/engine/magmell";
import { coverageOf } from "./coverage-of";

const unread: Ability = { type: "unsupported", text: "■歌う。" };
const magic = (...effects: readonly Effect[]): Ability => ({ type: "magic", effects });
const draw: Effect = { do: "draw", who: "you", count: 1 };

test.each<[string, readonly Ability[], string]>([
  ["nothing", [], "full"],
  ["abilities that were read", [magic(draw)], "full"],
  ["a text that was not read", [unread, unread], "none"],
  ["one ability of two", [unread, magic(draw)], "partial"],
  [
    "a part of one",
    [magic(draw, { do: "repeat", times: 2, effects: [{ do: "unsupported", text: "歌う。" }] })],
    "partial",
  ],
])("%s", (_, abilities, coverage) => {
  expect(coverageOf(abilities)).toBe(coverage);
});
