import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diffParts, diffText } from "./text-diff";

const text = fc.string({ unit: fc.constantFrom("カード", "を", "1枚", "2枚", "引く", "。", "\n", "■") });

describe("diffParts", () => {
  test("gives both texts back", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffParts(before, after);
        const without = (kind: string) => parts.filter((part) => part.kind !== kind).map((part) => part.text);
        expect(without("come").join("")).toBe(before);
        expect(without("gone").join("")).toBe(after);
      }),
    );
  });

  test("never shows two parts of one kind side by side", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const kinds = diffParts(before, after).map(({ kind }) => kind);
        expect(kinds.filter((kind, i) => kind === kinds[i - 1])).toEqual([]);
      }),
    );
  });

  test("shows equal texts as one part", () => {
    expect(diffParts("カードを1枚引く。", "カードを1枚引く。")).toEqual([{ kind: "same", text: "カードを1枚引く。" }]);
    expect(diffParts("", "")).toEqual([]);
  });
});

test("diffText marks what went and what came", () => {
  expect(diffText("ダメージを与える。", "")).toBe("[-ダメージを与える。-]");
  expect(diffText("", "回復する。")).toBe("{+回復する。+}");
});
