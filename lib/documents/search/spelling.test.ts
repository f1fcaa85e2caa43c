import { expect, it } from "vitest";
import { correctSpelling } from "./spelling";

it.each([
  ["can i regenrate it", "can i regenerate it"],
  ["Sacrifce a creture", "sacrifice a creature"],
  ["damgae on the stack", "damage on the stack"],
  ["equpment", "equipment"],
  ["先行は召還できるか", "先攻は召喚できるか"],
  ["トランブルのダメージ", "トランプルのダメージ"],
])("%s is read as %s", (typed, meant) => {
  expect(correctSpelling(typed)).toBe(meant);
});

it.each(["the regenerated creatures", "qwertyuiop constructor hasOwnProperty", "tpa a lnad", "スタツク 再生"])(
  "%s stays: its words are known, far from any, or too short",
  (typed) => {
    expect(correctSpelling(typed)).toBe(typed);
  },
);
