import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { KINDS, TIMINGS } from "@/engine";
import { COLOR_CHOICES, NO_FILTERS, type Range } from "./filters";
import { SORT_KEYS } from "./search";
import { type CardQuery, DEFAULT_QUERY, MAX_PAGE, readCardQuery, writeCardQuery } from "./url";

const read = (address: string, others?: string[]) => readCardQuery(new URLSearchParams(address), others);
const written = (query: CardQuery) => decodeURIComponent(writeCardQuery(query).toString());

describe("there and back", () => {
  const members = <T>(all: readonly T[]) => fc.option(fc.subarray([...all]));
  const end = fc.option(fc.nat(999));
  const range: fc.Arbitrary<Range | null> = fc.option(
    fc
      .tuple(end, end)
      .filter(([min, max]) => min !== null || max !== null)
      .map(([min, max]) => (min !== null && max !== null && min > max ? { min: 1, max: 0 } : { min, max })),
  );
  const query: fc.Arbitrary<CardQuery> = fc.record({
    filters: fc.record({
      words: fc.string({ maxLength: 100 }).map((words) => words.trim()),
      kinds: members(KINDS),
      timings: members(TIMINGS),
      colors: members(COLOR_CHOICES),
      colorMode: fc.constantFrom("any" as const, "exactly" as const),
      needs: members(COLOR_CHOICES),
      useCost: range,
      total: range,
      ap: range,
      hp: range,
      sets: fc.option(
        fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{1,8}$/), { maxLength: 10 }).map((codes) => codes.sort()),
      ),
      catalyst: fc.option(fc.boolean()),
      tokens: fc.boolean(),
    }),
    sort: fc.record({ by: fc.constantFrom(...SORT_KEYS), descending: fc.boolean() }),
    page: fc.integer({ min: 1, max: MAX_PAGE }),
  });

  test("a query survives its address, through text and through a page's parameters", () => {
    fc.assert(
      fc.property(query, (asked) => {
        const address = writeCardQuery(asked);
        expect(readCardQuery(new URLSearchParams(address.toString())).query).toEqual(asked);
        expect(readCardQuery(Object.fromEntries(address)).query).toEqual(asked);
      }),
      { numRuns: 500 },
    );
  });

  test("one query has one address, however it was asked", () => {
    fc.assert(
      fc.property(query, (asked) => {
        const shuffled = new URLSearchParams([...writeCardQuery(asked)].reverse());
        expect(written(readCardQuery(shuffled).query)).toBe(written(asked));
      }),
    );
  });

  test("the default has an empty address", () => {
    expect(written(DEFAULT_QUERY)).toBe("");
    expect(read("").query).toEqual(DEFAULT_QUERY);
  });
});

describe("reading", () => {
  test.each([
    ["kind=magic&kind=unit", "kind=unit,magic"],
    ["kind=magic,unit&page=1", "kind=unit,magic"],
    ["use-min=2&use-max=4", "use=2..4"],
    ["use-min=2&use-max=", "use=2.."],
    ["ap=３", "ap=3"],
    ["ap=3..3", "ap=3"],
    ["set=ts,nx&set=TS", "set=NX,TS"],
    ["q=&kind=&use=&sort=", ""],
    ["sort=number&colors=any&tokens=hidden", ""],
    ["sort=-use", "sort=-use"],
  ])("%s is %s", (address, canonical) => {
    expect(read(address)).toMatchObject({ warnings: [] });
    expect(written(read(address).query)).toBe(canonical);
  });

  test("parameters of the page itself are not remarked upon", () => {
    expect(read("view=grid", ["view"])).toEqual({ query: DEFAULT_QUERY, warnings: [] });
  });
});

describe("what cannot be read never widens the result silently", () => {
  test.each([
    ["kind=unti", { kinds: [] }, { code: "MALFORMED_VALUE", parameter: "kind", value: "unti", nearest: "unit" }],
    [
      "kind=unit,xyzzy",
      { kinds: ["unit"] },
      { code: "MALFORMED_VALUE", parameter: "kind", value: "xyzzy", nearest: null },
    ],
    ["color=blu", { colors: [] }, { code: "MALFORMED_VALUE", parameter: "color", value: "blu", nearest: "blue" }],
    ["ap=many", { ap: { min: 1, max: 0 } }, { code: "MALFORMED_VALUE", parameter: "ap", value: "many", nearest: null }],
    ["ap=..", { ap: { min: 1, max: 0 } }, { code: "MALFORMED_VALUE", parameter: "ap", value: "..", nearest: null }],
    ["ap=-1", { ap: { min: 1, max: 0 } }, { code: "MALFORMED_VALUE", parameter: "ap", value: "-1", nearest: null }],
    ["hp=4..2", { hp: { min: 1, max: 0 } }, { code: "EMPTY_RANGE", parameter: "hp", value: "4..2", nearest: null }],
    ["set=魔", { sets: [] }, { code: "MALFORMED_VALUE", parameter: "set", value: "魔", nearest: null }],
    ["catalyst=maybe", {}, { code: "MALFORMED_VALUE", parameter: "catalyst", value: "maybe", nearest: null }],
    ["knid=unit", {}, { code: "UNKNOWN_PARAMETER", parameter: "knid", value: "unit", nearest: "kind" }],
    ["sort=hq", {}, { code: "MALFORMED_VALUE", parameter: "sort", value: "hq", nearest: "hp" }],
    ["page=0", {}, { code: "MALFORMED_VALUE", parameter: "page", value: "0", nearest: null }],
    ['q="火', { words: '"火' }, { code: "UNCLOSED_QUOTE", parameter: "q", value: "火", nearest: null }],
  ])("%s", (address, filters, warning) => {
    const { query, warnings } = read(address);
    expect(query.filters).toEqual({ ...NO_FILTERS, ...filters });
    expect(warnings).toEqual([warning]);
  });
});

test("any address gives a query that can be written and read again", () => {
  const names = fc.oneof(
    fc.constantFrom("q", "kind", "use", "use-min", "ap", "set", "sort", "page", "__proto__", "tokens"),
    fc.string(),
  );
  const values = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constantFrom("none", "1..0", "..", "2..", "toString", "constructor"),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values), { maxLength: 30 }), (pairs) => {
      const { query, warnings } = readCardQuery(new URLSearchParams(pairs));
      expect(warnings.length).toBeLessThanOrEqual(20);
      expect(readCardQuery(new URLSearchParams(writeCardQuery(query).toString())).query).toEqual(query);
    }),
    { numRuns: 400 },
  );
});
