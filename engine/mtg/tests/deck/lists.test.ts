import { describe, expect, test } from "vitest";
import {
  ANTE_CARDS,
  BLOCK_BANNED,
  computeLegalDate,
  DOCUMENT_LISTS_DATE,
  DUAL_LANDS,
  EXTENDED_BANNED,
  FORMAT_IDS,
  FORMATS,
  LAST_PRINTED,
  SET_CODES,
  SET_KINDS,
  SETS,
  TYPE1_BANNED,
  TYPE1_RESTRICTED,
  toNameKey,
} from "../../deck";
import { rule } from "../../testing/rule";

const LAST = Object.values(LAST_PRINTED).flat();

describe("the lists of December 2000", () => {
  rule(["mtg-6e:D.13.8", "mtg-6e:D.13.9", "mtg-6e:D.15.9"], "have as many names as the document gives", () => {
    expect([TYPE1_RESTRICTED, TYPE1_BANNED, EXTENDED_BANNED, DUAL_LANDS].map((list) => list.length)).toEqual([
      49, 11, 16, 10,
    ]);
  });

  rule("mtg-6e:D.14.9", "of Type 1.5 are those of Type 1 together, each banned", () => {
    expect(new Set(FORMATS["type1.5"].banned?.names)).toEqual(new Set([...TYPE1_RESTRICTED, ...TYPE1_BANNED]));
    expect(FORMATS["type1.5"].banned?.names).toHaveLength(60);
  });

  rule(
    ["mtg-6e:D.18.3", "mtg-6e:D.18.4", "mtg-6e:D.18.5", "mtg-6e:D.18.6", "mtg-6e:D.18.7", "mtg-6e:D.18.8"],
    "of blocks have 4, 1, 1, 7, 2 and no names",
    () => {
      expect(Object.values(BLOCK_BANNED).map((list) => list.length)).toEqual([4, 1, 1, 7, 2, 0]);
    },
  );

  rule("mtg-6e:D.15.r1", "of cards last printed have 647 names in nine sets", () => {
    expect(Object.values(LAST_PRINTED).map((list) => list.length)).toEqual([32, 32, 31, 177, 65, 73, 38, 121, 78]);
    expect(LAST).toHaveLength(647);
    expect(Object.keys(LAST_PRINTED)).toHaveLength(9);
  });

  test("name nobody twice, and every set that they name is one", () => {
    for (const list of [
      TYPE1_RESTRICTED,
      TYPE1_BANNED,
      EXTENDED_BANNED,
      DUAL_LANDS,
      ANTE_CARDS,
      LAST,
      ...Object.values(BLOCK_BANNED),
    ]) {
      expect(new Set(list.map(toNameKey)).size).toBe(list.length);
    }
    for (const code of Object.keys(LAST_PRINTED)) expect(SET_CODES).toContain(code);
  });

  test("of sets stand in the order of their days, each of a kind that there is", () => {
    const days = Object.values(SETS).map(({ released }) => released);
    expect(days).toEqual(days.toSorted());
    for (const [code, { kind, released }] of Object.entries(SETS)) {
      expect(SET_KINDS, code).toContain(kind);
      expect(released, code).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  rule("mtg-6e:D.15.9", "no card that Extended bans by name is one that its sets leave out", () => {
    const banned = new Set(EXTENDED_BANNED.map(toNameKey));
    expect(LAST.filter((name) => banned.has(toNameKey(name)))).toEqual([]);
    expect(LAST.filter((name) => DUAL_LANDS.includes(name))).toEqual([]);
  });

  rule("mtg-6e:D.17.6", "ante cards are nine of the eleven that Type 1 bans", () => {
    expect(ANTE_CARDS).toHaveLength(9);
    expect(TYPE1_BANNED.filter((name) => !ANTE_CARDS.includes(name))).toEqual(["Chaos Orb", "Falling Star"]);
  });

  rule("mtg-house:26", "stand for one day, which the announcements come before, in order", () => {
    for (const id of FORMAT_IDS)
      for (const list of [FORMATS[id].restricted, FORMATS[id].banned]) {
        if (list === null) continue;
        expect([...list.announced].sort()).toEqual(list.announced);
        expect([...list.announced, DOCUMENT_LISTS_DATE].sort().at(-1)).toBe(DOCUMENT_LISTS_DATE);
      }
  });
});

describe("the day from which a set may be used", () => {
  rule("mtg-6e:D.13.4", "is the first of the next month, or of the one after for a set of the second half", () => {
    expect(computeLegalDate("2001-01-08")).toBe("2001-02-01");
    expect(computeLegalDate("2001-01-25")).toBe("2001-03-01");
    expect(computeLegalDate("2001-01-14")).toBe("2001-02-01");
    expect(computeLegalDate("2001-01-15")).toBe("2001-03-01");
    expect(computeLegalDate("1999-12-20")).toBe("2000-02-01");
    expect(computeLegalDate("1999-12-01")).toBe("2000-01-01");
  });

  rule("mtg-house:27", "is computed for every set, also for those told to have been early", () => {
    expect(computeLegalDate(SETS.exo.released)).toBe("1998-08-01");
    expect(computeLegalDate(SETS.ulg.released)).toBe("1999-04-01");
    expect(FORMATS.type1.setsOn("1998-07-31")).not.toContain("exo");
    expect(FORMATS.type1.setsOn("1998-08-01")).toContain("exo");
  });

  test("sets stand in the order in which they came", () => {
    const days = SET_CODES.map((code) => SETS[code].released);
    expect([...days].sort()).toEqual(days);
  });
});
