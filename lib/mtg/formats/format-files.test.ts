import { describe, expect, it } from "vitest";
import { extendFormatData, getLastKnownDate } from "@/engine/mtg/deck";
import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";
import { getFormatFacts } from "./format-facts";
import { findFormatConflicts, isEmptyFormatPlan, mergeFormatAdditions, planFormats } from "./format-plan";
import { readFormatFile } from "./read-format-file";
import { createSampleFormats } from "./testing/sample-formats";

const read = (content: unknown) =>
  readFormatFile({
    file: "lists.json",
    bytes: new TextEncoder().encode(typeof content === "string" ? content : JSON.stringify(content, null, 2)),
  });

function good(content: unknown) {
  const file = read(content);
  if (!("content" in file)) throw new Error(JSON.stringify(file));
  return file.content;
}

function refused(content: unknown): readonly ImportProblem[] {
  const file = read(content);
  if ("content" in file) throw new Error(`Not refused: ${JSON.stringify(content).slice(0, 300)}`);
  return file;
}

const told = (content: unknown) => refused(content).map(({ code, pointer }) => `${code} ${pointer}`);

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The value with another one at a place. */
const put = (value: Json, [part, ...rest]: readonly (string | number)[], to: Json): Json => {
  if (part === undefined) return to;
  if (Array.isArray(value)) return value.map((one, at) => (at === part ? put(one, rest, to) : one));
  return Object.fromEntries(
    Object.entries(value as Record<string, Json>).map(([key, one]) => [key, key === part ? put(one, rest, to) : one]),
  );
};

/** The value without a field. */
const without = (value: Json, path: readonly (string | number)[]): Json => {
  const [part, ...rest] = path;
  if (Array.isArray(value)) return value.map((one, at) => (at === part ? without(one, rest) : one));
  return Object.fromEntries(
    Object.entries(value as Record<string, Json>)
      .filter(([key]) => rest.length > 0 || key !== part)
      .map(([key, one]) => [key, key === part ? without(one, rest) : one]),
  );
};

const FIELDS: readonly (readonly (string | number)[])[] = [
  ...["format", "source", "sets", "lists"].map((field) => [field]),
  ...["code", "ja", "en", "released", "kind", "block"].map((field) => ["sets", 0, field]),
  ...["format", "from", "restricted", "banned"].map((field) => ["lists", 0, field]),
];
const BAD: readonly Json[] = [7, true, {}, [7], "x".repeat(999), " x", "", "2001-02-30", "1993-08-04"];
/** Bad values that are good in some fields. */
const FINE: Readonly<Record<string, readonly Json[]>> = {
  source: ["2001-02-30", "1993-08-04"],
  ja: ["2001-02-30", "1993-08-04"],
  en: ["2001-02-30", "1993-08-04"],
};

describe("a file of formats", () => {
  it("is read as it is written", () => {
    expect(good(createSampleFormats())).toEqual(createSampleFormats());
  });

  it("tells the format of a day together with what the documents tell", () => {
    const book = extendFormatData(mergeFormatAdditions([good(createSampleFormats())]));
    expect(getLastKnownDate(book)).toBe("2001-03-01");
    const standard = getFormatFacts("standard", "2001-03-01", book);
    expect(standard.sets?.at(-1)).toMatchObject({ code: "zza", legalFrom: "2001-03-01", source: "A sample of a test" });
    expect(standard.format).toMatchObject({ listsOf: "2001-03-01", banned: { rule: "mtg-6e:D.16.11" } });
    expect(standard.listDays).toEqual(["2001-01-16", "2001-03-01"]);
    expect(standard.changes[0]).toMatchObject({ on: "2001-03-01", in: [{ code: "zza" }] });
    expect(getFormatFacts("type1", "2000-12-15", book).format).toMatchObject({
      listsOf: "1999-10-01",
      listsFrom: "A sample of a test",
    });
    expect(getFormatFacts("type1", "2000-12-15").listDays).toEqual(["2001-01-16"]);
  });
});

describe("a malformed file is refused whole, with the place", () => {
  const cases = FIELDS.flatMap((path) =>
    BAD.filter((value) => !(FINE[String(path.at(-1))] ?? []).some((fine) => fine === value)).map(
      (value) => [path, value] as const,
    ),
  );
  it(`in ${cases.length} files with a wrong field`, () => {
    expect(cases.length).toBeGreaterThan(100);
    for (const [path, value] of cases) {
      const pointer = `/${path.join("/")}`;
      const [problem] = refused(put(createSampleFormats(), path, value));
      expect(problem?.pointer.startsWith(pointer), `${pointer} = ${JSON.stringify(value)}: ${problem?.pointer}`).toBe(
        true,
      );
      expect(problem?.line).toBeGreaterThan(1);
    }
  });

  it("with a field missing, and with one that nothing reads", () => {
    for (const path of FIELDS)
      expect(told(without(createSampleFormats(), path))).toEqual([`MISSING /${path.join("/")}`]);
    expect(told({ ...createSampleFormats(), note: "" })).toEqual(["UNKNOWN_FIELD /note"]);
    const [list] = createSampleFormats().lists;
    expect(told({ ...createSampleFormats(), lists: [{ ...list, until: "2000-01-01" }] })).toEqual([
      "UNKNOWN_FIELD /lists/0/until",
    ]);
  });

  it.each([
    ["nothing in it", { ...createSampleFormats(), sets: [], lists: [] }, "MISSING /lists"],
    ["a set that the documents name", put(createSampleFormats(), ["sets", 0, "code"], "inv"), "SET_TWICE /sets/0/code"],
    [
      "a set twice",
      { ...createSampleFormats(), sets: [...createSampleFormats().sets, ...createSampleFormats().sets] },
      "SET_TWICE /sets/1/code",
    ],
    [
      "two lists of a format for one day",
      { ...createSampleFormats(), lists: [...createSampleFormats().lists, createSampleFormats().lists[0]] },
      "LIST_TWICE /lists/2/from",
    ],
    [
      "the documents' own list",
      put(createSampleFormats(), ["lists", 0, "from"], "2001-01-16"),
      "LIST_TWICE /lists/0/from",
    ],
    [
      "a name twice",
      put(createSampleFormats(), ["lists", 0, "restricted"], ["Sol Ring", "sol  ring"]),
      "LIST_CARD_TWICE /lists/0/restricted/1",
    ],
    [
      "a name on both lists",
      put(createSampleFormats(), ["lists", 0, "banned"], ["SOL RING"]),
      "LIST_CARD_TWICE /lists/0/banned/0",
    ],
    [
      "a list of a format without lists",
      put(createSampleFormats(), ["lists", 0, "format"], "sealed"),
      "VALUE /lists/0/format",
    ],
    ["a kind of set that nobody knows", put(createSampleFormats(), ["sets", 0, "kind"], "promo"), "VALUE /sets/0/kind"],
  ])("with %s", (_, content, problem) => {
    expect(told(content)).toEqual([problem]);
  });

  it.each([
    ["nothing", ""],
    ["a list", "[]"],
    ["a number", "7"],
    ["an open brace", '{"format":'],
    ["a key twice", '{"format":"grimoire-formats/1","format":"grimoire-formats/1"}'],
    ["a page of the web", "<!doctype html>"],
    ["lists in lists", "[".repeat(10_000)],
    ["too much of it", `"${"x".repeat(1024 * 1024)}"`],
    ["cards", '{"format":"grimoire-cards/1","cards":[]}'],
  ])("that is %s", (_, content) => {
    refused(content);
  });

  it("wherever it is cut off", () => {
    const text = JSON.stringify(createSampleFormats());
    for (let end = 0; end < text.length; end += 7) refused(text.slice(0, end));
  });
});

describe("what an import changes", () => {
  const before = good(createSampleFormats());

  it("is nothing for the same file, in whatever order its keys stand", () => {
    const turned = { ...before, lists: before.lists.map((list) => Object.fromEntries(Object.entries(list).reverse())) };
    expect(isEmptyFormatPlan(planFormats(before, good(turned)))).toBe(true);
    expect(isEmptyFormatPlan(planFormats(null, before))).toBe(false);
  });

  it("is counted by lists and sets", () => {
    const [first, second] = before.lists;
    if (first === undefined || second === undefined) throw new Error("The sample has two lists");
    const after = {
      ...before,
      sets: [],
      lists: [
        { ...first, banned: [] },
        { ...second, from: "2001-04-01" },
      ],
    };
    expect(planFormats(before, after)).toEqual({
      lists: { added: 1, changed: 1, removed: 1, same: 0 },
      sets: { added: 0, changed: 0, removed: 1, same: 0 },
    });
    const renamed = planFormats(before, { ...before, source: "Another source" });
    expect([renamed.lists.changed, renamed.sets.changed]).toEqual([2, 1]);
  });

  it("is refused where another file tells the same list or set", () => {
    const other = { name: "other.json", content: { ...before, lists: before.lists.slice(1) } };
    expect(findFormatConflicts(before, [other]).map(({ code, path }) => `${code} ${path.join("/")}`)).toEqual([
      "SET_TWICE sets/0/code",
      "LIST_TWICE lists/1/from",
    ]);
    expect(findFormatConflicts(before, [])).toEqual([]);
  });
});
