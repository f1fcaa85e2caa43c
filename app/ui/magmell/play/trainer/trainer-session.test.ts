import { expect, test } from "vitest";
import type { TrainerEntry } from "@/lib/magmell/play/trainer/types";
import { MAX_STORED_HANDS, readStoredHands, storeHands } from "./trainer-session";

const hand = (seed: number): TrainerEntry => ({
  seed,
  goesFirst: false,
  hand: ["貸出停止"],
  decision: "keep",
  value: seed % 2 === 0 ? null : { hand: 3.5, fresh: 3.25, turns: 4 },
  rules: { exact: "keep", autopilot: "redraw", early: "keep", never: "keep" },
});

function memory(kept: Record<string, string> = {}) {
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
  return { kept, open: () => storage };
}

test("hands are read as they were kept, for their deck only, and the oldest are forgotten", () => {
  const { open } = memory();
  const many = Array.from({ length: MAX_STORED_HANDS + 5 }, (_, seed) => hand(seed));
  storeHands("KFBXUHBT8Q", many, open);
  expect(readStoredHands("KFBXUHBT8Q", open)).toEqual(many.slice(5));
  expect(readStoredHands("QwRGaVe2DAlJBSJf", open)).toEqual([]);
});

test("what is not well formed is left out, and nothing else", () => {
  const { kept, open } = memory();
  storeHands("K", [hand(1)], open);
  const [key = ""] = Object.keys(kept);
  const broken = [
    hand(1),
    null,
    7,
    { ...hand(2), decision: "both" },
    { ...hand(3), rules: {} },
    { ...hand(4), value: 3 },
  ];
  kept[key] = JSON.stringify({ code: "K", hands: broken });
  expect(readStoredHands("K", open)).toEqual([hand(1)]);
  for (const text of ["{", "null", "[]", '{"code":"K"}']) {
    kept[key] = text;
    expect(readStoredHands("K", open)).toEqual([]);
  }
});

test("a browser that forbids storage keeps nothing, and nothing breaks", () => {
  const forbidden = () => {
    throw new Error("forbidden");
  };
  expect(() => storeHands("K", [hand(1)], forbidden)).not.toThrow();
  expect(readStoredHands("K", forbidden)).toEqual([]);
});
