import { expect, it } from "vitest";
import { moveStretch } from "./candidates";

it("moves no verb before the object that was said for it", () => {
  const text = "ユニットを2体選び、相手に見せて、破壊する";
  const [start, end] = [text.indexOf("相手に"), text.indexOf("破壊")];
  expect(moveStretch(text, 0, { start, end })).toEqual([]);
  const own = text.replace("相手に", "手札を相手に");
  expect(moveStretch(own, 0, { start, end: end + 3 }).map(({ words }) => words)).toEqual([
    "手札を相手に見せて、ユニットを2体選び、",
  ]);
});
