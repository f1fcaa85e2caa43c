import { describe, expect, test } from "vitest";
import {
  checkDeck,
  type DatedCardList,
  DOCUMENT_FORMAT_DATA,
  extendFormatData,
  getFormatName,
  getFormatOn,
  getLastKnownDate,
  getListDates,
  type MtgSet,
} from "../../deck";
import { rule } from "../../testing/rule";
import { createCardData, createTestDeck } from "../../testing/test-deck";

const added = (code: string, released: string, parts: Partial<MtgSet> = {}): MtgSet => ({
  ...{ code, released, ja: code, en: code, kind: "expansion", block: null, from: null, source: "a test" },
  ...parts,
});
const list = (from: string, restricted: string, banned = ""): DatedCardList => ({
  ...{ format: "type1", from, source: "a test" },
  restricted: restricted.split("; ").filter(Boolean),
  banned: banned.split("; ").filter(Boolean),
});

const BOOK = extendFormatData({
  sets: [
    added("pls", "2001-02-05", { block: "invasion" }),
    added("apc", "2001-06-04", { block: "invasion" }),
    added("7ed", "2001-04-11", { kind: "base" }),
    added("ody", "2001-10-01", { block: "odyssey" }),
    added("frm", "2000-07-20", { from: "2000-08-01" }),
  ],
  lists: [list("1999-10-01", "Sol Ring; Gate Giant", "Chaos Orb"), list("2001-04-01", "", "Moss Ox")],
});

const codes = (format: Parameters<typeof getFormatOn>[0], on: string, names: readonly string[]) => {
  const cards = createCardData({
    "Plane Knight": "pls",
    "Seven Knight": "7ed",
    "Odd Knight": "ody",
    "Form Knight": "frm",
  });
  return checkDeck(createTestDeck(names), { format, on, cards, book: BOOK }).map(({ code, rule: id, from }) => [
    code,
    id,
    from,
  ]);
};

describe("lists of other days", () => {
  rule("mtg-house:26", "count from their day until the next list that is known", () => {
    const listsOn = (on: string) => getFormatOn("type1", on, BOOK).listsOf;
    expect(["1999-10-01", "2000-12-15", "2001-01-15"].map(listsOn)).toEqual(Array(3).fill("1999-10-01"));
    expect(["2001-01-16", "2001-03-31", "2001-04-01"].map(listsOn)).toEqual(["2001-01-16", "2001-01-16", "2001-04-01"]);
    expect(getListDates("type1", BOOK)).toEqual(["1999-10-01", "2001-01-16", "2001-04-01"]);
  });

  rule("mtg-house:26", "stand in for the days before the earliest of them, and say of which day they are", () => {
    expect(getFormatOn("type1", "1998-01-01", BOOK).listsOf).toBe("1999-10-01");
    expect(getFormatOn("type1", "1998-01-01", DOCUMENT_FORMAT_DATA).listsOf).toBe("2001-01-16");
  });

  test("restrict and ban under the rules of their format, in the place of the documents' own", () => {
    const judged = (on: string, name: string) =>
      checkDeck(createTestDeck([`2 ${name}`]), { format: "type1", on, cards: null, book: BOOK })
        .filter(({ severity }) => severity === "error")
        .map(({ code, rule: id }) => [code, id]);
    expect(judged("2000-12-15", "gate giant")).toEqual([["RESTRICTED", "mtg-6e:D.13.8"]]);
    expect(judged("2000-12-15", "Black Lotus")).toEqual([]);
    expect(judged("2001-01-16", "Black Lotus")).toEqual([["RESTRICTED", "mtg-6e:D.13.8"]]);
    expect(judged("2001-01-16", "Gate Giant")).toEqual([]);
    expect(judged("2001-04-01", "Moss Ox")).toEqual([["BANNED", "mtg-6e:D.13.9"]]);
    expect(getFormatOn("type1", "2001-04-01", BOOK)).toMatchObject({ restricted: null, listsFrom: "a test" });
  });

  test("leave other formats as they are, and those made from a pool without any", () => {
    expect(getFormatOn("extended", "2000-12-15", BOOK)).toMatchObject({ listsOf: "2001-01-16", listsFrom: null });
    expect(getFormatOn("sealed", "2000-12-15", BOOK).listsOf).toBeNull();
    expect(getListDates("sealed", BOOK)).toEqual([]);
  });
});

describe("a format that was added", () => {
  const format = {
    ...{ id: "old", ja: "昔", en: "Old", sets: ["arn", "leg"], source: "a test" },
    ...{ restricted: ["Sol Ring"], banned: ["Darkpact"] },
  };
  const book = { ...BOOK, formats: [format] };
  const cards = createCardData({ "Sand Ox": "arn", "Late Ox": "inv", "Sol Ring": "arn", Darkpact: "arn" });
  const judged = (names: readonly string[], sideboard: string, on = "1994-01-01") =>
    checkDeck(createTestDeck(names, { sideboard: [sideboard] }), { format: "old", on, cards, book }).map(
      ({ code, rule: id, names: [name] }) => [code, id, name],
    );

  rule("mtg-house:35", "has its own sets and lists on any day, and a sideboard of up to fifteen", () => {
    for (const on of ["1994-01-01", "2000-12-15"]) {
      expect(judged(["4 Sand Ox", "1 Sol Ring"], "3 Forest", on)).toEqual([]);
      expect(judged(["1 Late Ox"], "15 Forest", on)).toEqual([["NOT_IN_SETS", "mtg-house:35", "Late Ox"]]);
    }
    expect(judged(["2 Sol Ring", "1 Darkpact"], "1 Forest")).toEqual([
      ["RESTRICTED", "mtg-house:35", "Sol Ring"],
      ["BANNED", "mtg-house:35", "Darkpact"],
    ]);
    expect(judged([], "16 Forest")).toEqual([["SIDEBOARD", "mtg-house:35", undefined]]);
    expect(judged(["5 Sand Ox"], "1 Forest")).toEqual([["COPIES", "mtg-6e:D.13.7", "Sand Ox"]]);
    expect(getFormatOn("old", "2000-12-15", book)).toMatchObject({ id: "old", listsOf: null, listsFrom: "a test" });
  });

  rule("mtg-house:35", "is unknown where it was taken away, which is all that is said of a deck", () => {
    const deck = createTestDeck(["5 Sand Ox"]);
    const problems = checkDeck(deck, { format: "old", on: "2000-12-15", cards, book: BOOK });
    expect(problems).toMatchObject([{ code: "FORMAT_UNKNOWN", rule: "mtg-house:35", severity: "error", fix: null }]);
    expect([getFormatName("old", book).en, getFormatName("old", BOOK).en]).toEqual(["Old", "old"]);
    expect(getFormatOn("toString", "2000-12-15", BOOK)).toBeNull();
  });
});

describe("further sets", () => {
  rule(["mtg-6e:D.16.2", "mtg-6e:D.16.6"], "rotate Standard as the documents' sets do", () => {
    const sets = (on: string) => getFormatOn("standard", on, BOOK).setsOn(on);
    expect(sets("2001-02-28")).toEqual(["6ed", "mmq", "nem", "pcy", "inv"]);
    expect(sets("2001-05-01")).toEqual(["mmq", "nem", "pcy", "inv", "pls", "7ed"]);
    expect(sets("2001-11-01")).toEqual(["inv", "pls", "7ed", "apc", "ody"]);
  });

  rule("mtg-6e:D.13.4", "may be used from the computed day, or from the one that is told", () => {
    expect(codes("invasion", "2001-02-28", ["Plane Knight"])).toEqual([["NOT_YET", "mtg-6e:D.16.5", "2001-03-01"]]);
    expect(codes("invasion", "2001-03-01", ["Plane Knight"])).toEqual([]);
    expect(codes("type1", "2000-07-31", ["Form Knight"])).toEqual([["NOT_YET", "mtg-6e:D.13.4", "2000-08-01"]]);
    expect(codes("type1", "2000-08-01", ["Form Knight"])).toEqual([]);
  });

  test("move the last day that can be told of", () => {
    expect(getLastKnownDate(DOCUMENT_FORMAT_DATA)).toBe("2001-01-16");
    expect(getLastKnownDate(BOOK)).toBe("2001-11-01");
    expect(getLastKnownDate(extendFormatData({ sets: [], lists: [list("2001-04-01", "")] }))).toBe("2001-04-01");
  });

  test("tell the first day of a set that came and went", () => {
    expect(codes("standard", "1998-01-01", ["Odd Knight"])).toEqual([["NOT_YET", "mtg-6e:D.16.5", "2001-11-01"]]);
  });
});

describe("card data in two languages", () => {
  const facts = { name: "Mox Jet", sets: ["lea"] };
  const cards = {
    find: (key: string) => (["mox jet", "モックス・ジェット"].includes(key) ? facts : null),
    nearest: () => [],
  };

  test("counts both names of a card together, and finds it on lists", () => {
    const deck = createTestDeck(["1 Mox Jet"], { sideboard: ["1 モックス・ジェット", "14 Plains"] });
    expect(checkDeck(deck, { format: "type1", on: "2000-12-15", cards })).toMatchObject([
      {
        ...{ code: "RESTRICTED", names: ["Mox Jet", "モックス・ジェット"], have: 2, want: 1 },
        fix: { do: "remove", zone: "sideboard", name: "モックス・ジェット", count: 1 },
      },
    ]);
    const banned = checkDeck(createTestDeck(["1 モックス・ジェット"]), { format: "type1.5", on: "2000-12-15", cards });
    expect(banned).toMatchObject([{ code: "BANNED", names: ["モックス・ジェット"] }]);
  });

  test("tells a card that came after the day from one that was only given away", () => {
    const late = (first: string | null) => {
      const facts = { name: "Late Knight", sets: ["xyz"], first };
      const known = { find: (key: string) => (key === "late knight" ? facts : null), nearest: () => [] };
      return checkDeck(createTestDeck(["1 Late Knight"]), { format: "type1", on: "2000-12-15", cards: known }).map(
        ({ code }) => code,
      );
    };
    expect(late("2007-05-04")).toEqual(["NOT_IN_SETS"]);
    // Where nobody knows the day it may be either, which is no error.
    expect([late("1995-01-01"), late(null)]).toEqual([[], ["SETS_UNKNOWN"]]);
  });
});
