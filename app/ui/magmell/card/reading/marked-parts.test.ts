import fc from "fast-check";
import { expect, test } from "vitest";
import { splitIntoMarkedParts } from "./marked-parts";

const shown = (text: string, spans: readonly [number, number][], offset = 0) =>
  splitIntoMarkedParts(
    text,
    spans.map(([start, end]) => ({ start, end })),
    offset,
  ).map(({ text: part, mark }) => (mark === null ? part : `${mark}[${part}]`));

test("a text is cut at its marks", () => {
  expect(shown("いろはにほ", [[1, 3]])).toEqual(["い", "0[ろは]", "にほ"]);
  expect(
    shown("いろはにほ", [
      [3, 5],
      [0, 2],
    ]),
  ).toEqual(["1[いろ]", "は", "0[にほ]"]);
  expect(shown("いろは", [])).toEqual(["いろは"]);
  expect(shown("", [[0, 4]])).toEqual([]);
});

test("a sentence is cut at marks that count from the beginning of the text", () => {
  expect(shown("ろはに", [[12, 13]], 11)).toEqual(["ろ", "0[は]", "に"]);
});

test("nothing is lost, however the marks lie", () => {
  const span = fc.tuple(fc.nat(12), fc.nat(12)).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]);
  fc.assert(
    fc.property(fc.string({ maxLength: 9 }), fc.array(span, { maxLength: 4 }), (text, spans) => {
      const parts = splitIntoMarkedParts(
        text,
        spans.map(([start, end]) => ({ start, end })),
      );
      expect(parts.map((part) => part.text).join("")).toBe(text);
      for (const { text: part, start } of parts) expect(text.startsWith(part, start)).toBe(true);
    }),
  );
});
