import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { toColorBits } from "@/engine/magmell";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { hasPredicate } from "@/lib/magmell/search/query/write/edit-query";
import { writeQuery } from "@/lib/magmell/search/query/write/write-query";
import { createEquivalentQueries } from "@/lib/magmell/search/testing/equivalent-queries";
import { getColorFacetState, getNeededColorBits, setColors, toggleColor, toggleNeededColor } from "./color-facet";

const edit = (text: string, color: Parameters<typeof toggleColor>[1]) => toggleColor(readQuery(text), color).text;

describe("colours of the panel", () => {
  test.each([
    ["", { mode: "any", bits: 0, colorless: false }],
    ["c:b", { mode: "any", bits: 1, colorless: false }],
    ["c:b,r", { mode: "any", bits: 5, colorless: false }],
    ["c:b,c t:unit", { mode: "any", bits: 1, colorless: true }],
    ["c:br", { mode: "all", bits: 5, colorless: false }],
    ["c=br", { mode: "exactly", bits: 5, colorless: false }],
    ["c<=br", { mode: "most", bits: 5, colorless: false }],
    ["c=c", { mode: "any", bits: 0, colorless: true }],
  ])("reads %s", (text, state) => {
    expect(getColorFacetState(readQuery(text))).toEqual(state);
  });

  test.each(["c!=b", "c:b -c:r", "c>b", "c:m", "c:b,br"])("cannot show %s", (text) => {
    expect(getColorFacetState(readQuery(text))).toBeNull();
  });

  test("takes colours in and out in the mode of the query", () => {
    expect(edit("灯", "blue")).toBe("灯 c:b");
    expect(edit("c:b 灯", "red")).toBe("灯 c:b,r");
    expect(edit("c:b,r 灯", "blue")).toBe("灯 c:r");
    expect(edit("c=b", "red")).toBe("c=br");
    expect(edit("c<=br", "red")).toBe("c<=b");
    expect(edit("c:b", "blue")).toBe("");
    expect(getColorFacetState(readQuery(edit("c:b", "colorless")))).toEqual({ mode: "any", bits: 1, colorless: true });
  });

  test("keeps what it cannot show", () => {
    expect(edit("c!=b", "red")).toContain("-c=b");
    expect(edit("(c:b or t:unit) -灯", "red")).toBe("-灯 c:r (t:unit or c:b)");
  });

  test("changes how colours are taken together", () => {
    const query = readQuery("c:b,r 灯");
    const change = (mode: "any" | "all" | "exactly" | "most") =>
      setColors(query, { mode, bits: 5, colorless: false }).text;
    expect([change("any"), change("all"), change("exactly"), change("most")]).toEqual([
      "灯 c:b,r",
      "灯 c:br",
      "灯 c=br",
      "灯 c<=br",
    ]);
  });
});

test("needed colours are those of which a card asks no other", () => {
  expect(getNeededColorBits(readQuery("needs:br"))).toBe(5);
  expect(toggleNeededColor(readQuery("needs:br"), "red").text).toBe("needs:b");
  expect(toggleNeededColor(readQuery("needs:b"), "blue").text).toBe("");
  expect(toggleNeededColor(readQuery("needs:c"), "blue").text).toBe("needs:b");
});

test.each(["-needs:b", "needs:b,c", "needs=r"])("needed colours that the panel cannot show stay: %s", (text) => {
  expect(getNeededColorBits(readQuery(text))).toBeNull();
  const once = toggleNeededColor(readQuery(text), "green").text;
  expect(once).not.toBe("needs:g");
  expect(toggleNeededColor(readQuery(once), "green").text).toBe(text);
});

test("what the panel cannot show is given back when a colour is chosen and taken away again", () => {
  const color = fc.constantFrom("blue" as const, "green" as const, "red" as const);
  const both = [
    { key: "colors", op: ">=", stateOf: getColorFacetState, toggle: toggleColor },
    { key: "needs", op: "<=", stateOf: getNeededColorBits, toggle: toggleNeededColor },
  ] as const;
  fc.assert(
    fc.property(
      createEquivalentQueries("cards"),
      color,
      fc.constantFrom(...both),
      ([typed], one, { key, op, stateOf, toggle }) => {
        const query = readQuery(writeQuery(readQuery(typed)));
        const chosen = hasPredicate(query, { on: "colors", key, op, bits: toColorBits([one]) });
        if (stateOf(query) !== null || chosen) return;
        const once = toggle(query, one).text;
        const back = once === query.text ? query : toggle(readQuery(once), one);
        expect([once, writeQuery(back)]).toEqual([once, writeQuery(query)]);
      },
    ),
    { numRuns: scaleRuns(300) },
  );
});
