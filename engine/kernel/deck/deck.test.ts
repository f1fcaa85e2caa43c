import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyFix } from "./apply-fix";
import { type BaseDeck, countDeckLineCards, mergeDeckLines, normalizeCardCount } from "./lines";
import { hasNoErrors } from "./problem";

type Zone = "main" | "side";
const NAMES = { keyOf: (name: string) => name.toLowerCase(), isBasic: (name: string) => name.startsWith("Basic") };
const deck: BaseDeck<Zone> = {
  main: [
    { name: "One", count: 2 },
    { name: "Basic red", count: 5 },
    { name: "two", count: 3 },
    { name: "ONE", count: 1 },
  ],
  side: [{ name: "Three", count: 1 }],
};
const fixed = (fix: Parameters<typeof applyFix<Zone>>[1], candidate?: string) => applyFix(deck, fix, candidate, NAMES);
const words = (lines: readonly { readonly name: string; readonly count: number }[]) =>
  lines.map(({ name, count }) => `${count} ${name}`).join(", ");

describe("deck lines", () => {
  it.each([
    [3, 3],
    [0, 0],
    [-1, 0],
    [1.5, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [5_000_000, 1_000_000],
  ])("of %s cards count as %s", (count, counted) => {
    expect(normalizeCardCount(count)).toBe(counted);
  });

  it("are merged by name in order of first appearance, with what the game knows of it", () => {
    const merged = mergeDeckLines(deck.main, NAMES.keyOf, (name, key) => ({ name, isShort: key.length < 4 }));
    expect(merged).toEqual([
      { name: "One", isShort: true, key: "one", count: 3 },
      { name: "Basic red", isShort: false, key: "basic red", count: 5 },
      { name: "two", isShort: true, key: "two", count: 3 },
    ]);
    expect(mergeDeckLines([{ name: "none", count: 0 }], NAMES.keyOf, () => ({}))).toEqual([]);
  });

  it("count as many cards merged as not", () => {
    const line = fc.record({ name: fc.constantFrom("a", "A", "b", "c"), count: fc.integer({ min: -2, max: 9 }) });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const counted = lines.map(({ count }) => ({ count: normalizeCardCount(count) }));
        expect(countDeckLineCards(mergeDeckLines(lines, NAMES.keyOf, () => ({})))).toBe(countDeckLineCards(counted));
      }),
    );
  });
});

describe("a fix", () => {
  it("adds the candidate that is named, or the first", () => {
    const candidates = [
      { name: "Two", count: 2 },
      { name: "four", count: 9 },
    ];
    const add = { do: "add", zone: "main", count: 4, candidates } as const;
    expect(words(fixed(add).main)).toBe("2 One, 5 Basic red, 5 two, 1 ONE");
    expect(words(fixed(add, "four").main)).toBe("2 One, 5 Basic red, 3 two, 1 ONE, 4 four");
    expect(fixed({ ...add, candidates: [] })).toBe(deck);
  });

  it("takes cards from the last line of their name", () => {
    expect(words(fixed({ do: "remove", zone: "main", name: "one", count: 2 }).main)).toBe("1 One, 5 Basic red, 3 two");
    const cut = { do: "cut", zone: "main", count: 9, candidates: [{ name: "Two", count: 3 }] } as const;
    expect(words(fixed(cut).main)).toBe("2 One, 5 Basic red, 1 ONE");
  });

  it("moves, renames and merges", () => {
    const moved = fixed({ do: "move", from: "main", to: "side", name: "two", count: 2 });
    expect([words(moved.main), words(moved.side)]).toEqual(["2 One, 5 Basic red, 1 two, 1 ONE", "1 Three, 2 two"]);
    const rename = { do: "rename", zone: "main", name: "one", candidates: ["Won", "Two"] } as const;
    expect(words(fixed(rename).main)).toBe("3 Won, 5 Basic red, 3 two");
    expect(words(fixed(rename, "Two").main)).toBe("5 Basic red, 6 two");
    expect(fixed({ ...rename, candidates: [] })).toBe(deck);
  });

  it("fills a zone with basic cards and leaves the others", () => {
    const fill = { do: "fill", zone: "main", lines: [{ name: "Basic blue", count: 7 }] } as const;
    expect(words(fixed(fill).main)).toBe("7 Basic blue, 2 One, 3 two, 1 ONE");
  });

  it("may have several edits, one after the other", () => {
    const several = fixed({
      do: "several",
      fixes: [
        { do: "remove", zone: "side", name: "three", count: 1 },
        { do: "remove", zone: "main", name: "one", count: 3 },
      ],
    });
    expect([words(several.main), words(several.side)]).toEqual(["5 Basic red, 3 two", ""]);
  });

  it("drops lines of a changed zone that hold no cards, and changes no other zone", () => {
    const odd: BaseDeck<Zone> = {
      main: [
        { name: "a", count: 0 },
        { name: "b", count: 2 },
      ],
      side: [{ name: "c", count: -1 }],
    };
    const after = applyFix<Zone>(odd, { do: "remove", zone: "main", name: "b", count: 1 }, undefined, NAMES);
    expect(after.main).toEqual([{ name: "b", count: 1 }]);
    expect(after.side).toBe(odd.side);
  });
});

it("advice makes no deck illegal", () => {
  expect(hasNoErrors([{ severity: "advice" }])).toBe(true);
  expect(hasNoErrors([{ severity: "advice" }, { severity: "error" }])).toBe(false);
});
