import { expect, it } from "vitest";
import type { Ability } from "@/engine/magmell";
import { unreadTexts } from "./unread-texts";

it("finds what nobody could read, however deep it lies, each once", () => {
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
  expect(unreadTexts(abilities)).toEqual(["■なぞ。", "歌う。", "踊る。"]);
});

it("finds nothing where everything was read", () => {
  expect(unreadTexts([])).toEqual([]);
  expect(unreadTexts([{ type: "magic", effects: [{ do: "draw", who: "you", count: 1 }] }])).toEqual([]);
});
