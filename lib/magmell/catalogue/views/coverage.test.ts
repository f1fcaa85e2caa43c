import { expect, test } from "vitest";
import type { Ability, Effect } from "@/engine/magmell";
import { computeCoverage, findUnreadTexts } from "./coverage";

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
  expect(computeCoverage(abilities)).toBe(coverage);
});

test("finds what nobody could read, however deep it lies, each once", () => {
  const abilities: readonly Ability[] = [
    { type: "unsupported", text: "■なぞ。" },
    {
      type: "magic",
      effects: [
        { do: "draw", who: "you", count: 1 },
        { do: "repeat", times: 2, effects: [{ do: "unsupported", text: "歌う。" }] },
        { do: "unsupported", text: "■なぞ。" },
      ],
    },
    { type: "static", affects: "self", changes: [{ grant: { type: "unsupported", text: "踊る。" } }] },
  ];
  expect(findUnreadTexts(abilities)).toEqual(["■なぞ。", "歌う。", "踊る。"]);
});

test("finds nothing where everything was read", () => {
  expect(findUnreadTexts([])).toEqual([]);
  expect(findUnreadTexts([{ type: "magic", effects: [{ do: "draw", who: "you", count: 1 }] }])).toEqual([]);
});
