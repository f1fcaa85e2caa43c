import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { FACET_PREDICATES } from "@/lib/magmell/search/run/facet-predicates";
import { arbitraryQueries } from "@/lib/magmell/search/testing/arbitrary-queries";
import { createEquivalentQueries } from "@/lib/magmell/search/testing/equivalent-queries";
import { MAX_QUERY_TERMS } from "../limits";
import { readQuery } from "../read/read-query";
import type { Predicate, QueryNode } from "../types";
import {
  getNumberRange,
  hasPredicate,
  removeQueryPart,
  setPredicates,
  setQueryOptions,
  togglePredicate,
} from "./edit-query";
import { writeQuery } from "./write-query";

const kind = (value: string): Predicate => ({ on: "choice", key: "kind", value });
const red: Predicate = { on: "colors", key: "colors", op: ">=", bits: 4 };

describe("editing a query", () => {
  it.each([
    ["", "t:unit"],
    ["t:magic ap:3", "t:magic,unit ap:3"],
    ["種別:unit,magic x", "x t:magic"],
    ["t:unit", ""],
    ["-t:unit x", "x -t:unit t:unit"],
    ["(t:unit or a) foo:bar", "t:unit (a or t:unit) foo:bar"],
    ["a or b", "t:unit (a or b)"],
    ["x order:-ap", "x t:unit order:-ap"],
  ])("toggles units in %s", (typed, edited) => {
    const query = togglePredicate(readQuery(typed), kind("unit"));
    expect(query.text).toBe(edited);
  });

  it("tells what stands in a query by itself or in a list", () => {
    const query = readQuery("t:unit,stone -t:magic (c:r or a)");
    expect([kind("unit"), kind("stone"), kind("magic"), red].map((test) => hasPredicate(query, test))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(togglePredicate(query, kind("unit")).text).toBe("-t:magic t:stone (a or c:r)");
  });

  it("sets a key, or takes it out, wherever the query asks about it", () => {
    const query = readQuery("c:b -c=r (c:g or c=br) (c:r or a) x");
    expect(setPredicates(query, "colors", []).text).toBe("x (a or c:r)");
    expect(setPredicates(query, "colors", [red]).text).toBe("x c:r (a or c:r)");
    expect(setPredicates(readQuery("x"), "colors", [red, { ...red, bits: 1 } as Predicate]).text).toBe("x c:b,r");
    expect(removeQueryPart(query, readQuery("c:g or c=br").root as QueryNode).text).toBe("x -c=r c:b (a or c:r)");
  });

  it("reads a range, and nothing of what is no range", () => {
    const query = readQuery("ap>=2 ap<5 ap>hp ap:even x");
    expect(getNumberRange(query, "ap")).toEqual({ from: 2, to: 4 });
    expect(getNumberRange(query, "hp")).toBeNull();
  });

  it("leaves a query alone that passes a limit, or would do so", () => {
    const long = readQuery("a".repeat(501));
    expect(togglePredicate(long, red)).toBe(long);
    const full = readQuery(`${"a".repeat(498)} b`);
    expect(togglePredicate(full, red)).toBe(full);
    const many = readQuery(Array.from({ length: MAX_QUERY_TERMS }, (_, term) => term).join(" "));
    expect(togglePredicate(many, red)).toBe(many);
  });

  it("sets options, and leaves them out", () => {
    const query = setQueryOptions(readQuery("x display:text prefer:foo"), { tokens: true, display: undefined });
    expect(query.text).toBe("x include:token prefer:foo");
    expect(setQueryOptions(query, { tokens: undefined, order: [{ by: "ap", descending: true }] }).text).toBe(
      "x order:-ap prefer:foo",
    );
  });

  const { kind: kinds, timing, engine, tag, ability } = FACET_PREDICATES;
  const set: Predicate = { on: "text", key: "set", match: "is", value: "FL" };
  const ruled: Predicate = { on: "choice", key: "has", value: "ruling" };
  const clicked = fc.constantFrom(...kinds, ...timing, ...engine, ...tag, ...ability, set, ruled);

  it("loses nothing: twice the same click gives the query back", () => {
    const typed = fc.oneof(
      arbitraryQueries,
      createEquivalentQueries("cards").map(([one]) => one),
    );
    fc.assert(
      fc.property(typed, clicked, (text, test) => {
        const query = readQuery(writeQuery(readQuery(text)));
        fc.pre(!hasPredicate(query, test));
        const once = togglePredicate(query, test);
        const isLeftAlone = once.text === query.text;
        expect([once.text, isLeftAlone || hasPredicate(readQuery(once.text), test)]).toEqual([once.text, true]);
        const back = isLeftAlone ? query : togglePredicate(readQuery(once.text), test);
        expect([once.text, writeQuery(back)]).toEqual([once.text, writeQuery(query)]);
      }),
      { numRuns: scaleRuns(300) },
    );
  });
});
