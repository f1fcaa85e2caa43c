import { expect, test } from "vitest";
import { splitIntoMarkedPieces } from "./marked-text";

const show = (text: string, ...spans: readonly [number, number][]) =>
  splitIntoMarkedPieces(
    text,
    spans.map(([from, to]) => ({ from, to })),
  )
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join("");

test("a text is cut where its spans begin and end", () => {
  expect(show("灯 knid:unit ap")).toBe("灯 knid:unit ap");
  expect(show("灯 knid:unit ap", [2, 6])).toBe("灯 [knid]:unit ap");
  expect(show("abcdef", [4, 5], [0, 2])).toBe("[ab]cd[e]f");
});

test("spans that overlap are one, and an empty one shows on the sign before it", () => {
  expect(show("abcdef", [1, 4], [2, 5])).toBe("a[bcde]f");
  expect(show('a "b', [4, 4])).toBe('a "[b]');
  expect(show("ab", [0, 99])).toBe("[ab]");
  expect(show("", [0, 0])).toBe("");
});
