import { describe, expect, it } from "vitest";
import { CHECK_BOARDS, ERA_SWITCHES, PLAYABLE_BOARDS } from "@/engine/mtg";
import { isMtgRuleId } from "@/engine/mtg/rulebook";
import { getEntry } from "../entries";
import { findHouseRuling } from "../references";
import { getEntryCitations } from "../sources";
import {
  CONTRADICTIONS,
  classifyConflict,
  differsByEra,
  findContradictions,
  getDecidingStatement,
  getSideDates,
  getStatementDates,
} from "./contradictions";

const numbers = (having: (one: (typeof CONTRADICTIONS)[number]) => boolean): readonly number[] =>
  CONTRADICTIONS.filter(having).map(({ number }) => number);

describe("contradictions", () => {
  it("are 29, numbered in order", () => {
    expect(numbers(() => true)).toEqual(Array.from({ length: 29 }, (_, at) => at + 1));
  });

  it.each(CONTRADICTIONS)(
    "$number has sides that cite entries, and a switch, a day or a ruling that decides",
    (one) => {
      expect(one.sides.length).toBeGreaterThanOrEqual(2);
      for (const { rules } of one.sides) expect(rules.filter(isMtgRuleId).length).toBeGreaterThan(0);
      expect(one.bySwitch !== null || one.newer !== null || one.rulings.length > 0).toBe(true);
    },
  );

  it("that a switch decides differ by it in some era, or are decided for all eras by what it cites", () => {
    const same = numbers(({ bySwitch }) => bySwitch !== null && !differsByEra(bySwitch));
    // Damage on creatures, who chooses to begin, the first draw: one value, which all three eras cite.
    expect(same).toEqual([8, 24, 25]);
  });

  it("that a day decides cite an entry which was said later than the other sides", () => {
    expect(numbers(({ newer }) => newer !== null)).toEqual([9, 19, 22, 29]);
    expect(CONTRADICTIONS.flatMap((one) => getDecidingStatement(one)?.day ?? [])).toEqual([
      "1999-11-01",
      "2000-02-16",
      "1999-09-01",
      "2000-06-20",
    ]);
    for (const one of CONTRADICTIONS) {
      const decided = getDecidingStatement(one);
      if (decided === null) continue;
      const others = one.sides.filter(({ rules }) => !rules.includes(decided.rule)).flatMap(getSideDates);
      for (const day of others) expect(day < decided.day).toBe(true);
    }
  });

  const grounds = CONTRADICTIONS.flatMap(({ number, sides }) =>
    sides.flatMap((side) => side.grounds.map((ground) => ({ number, says: side.says.en, ...ground }))),
  );

  it("tell of each sentence the day of the source after it, and no other day of its entry", () => {
    for (const ground of grounds)
      expect(getStatementDates(ground).length, `${ground.number} ${ground.rule}`).toBeLessThan(2);
    for (const { number, rule, source } of grounds) {
      if (source === undefined || source === null) continue;
      const { kind, parent } = getEntry(rule);
      const cited = getEntryCitations(kind === "part" && parent ? parent : rule).map((one) => one.source);
      expect(cited, `${number} ${rule}`).toContain(source);
    }
  });

  // Read off the documents: the day in brackets after the sentence that the side sums up.
  it.each([
    [1, "goes on the stack", ["1999-04-23"]],
    [2, "costs life", ["1999-04-23"]],
    [9, "next check", ["1999-11-01", "2023-11-17"]],
    [9, "draw is asked for", ["1999-04-23", "1999-05-01"]],
    [10, "oldest one stays", ["1999-04-23", "1999-11-01"]],
    [13, "less than one", ["1999-04-23"]],
    [13, "zero or less", ["1999-04-23", "1999-11-01", "2023-11-17"]],
    [15, "leaves it out", ["1999-11-01"]],
    [17, "loses its name", ["1999-04-23"]],
    [17, "keeps its supertypes", []],
    [19, "chosen on resolution", ["2000-02-16"]],
    [19, "older rule 410.5", []],
    [22, "names the sets", ["1999-09-01"]],
    [23, "the stricter wins", ["1999-11-01"]],
  ])("%i, “%s”, was said on %j", (number, part, days) => {
    const side = CONTRADICTIONS.find((one) => one.number === number)?.sides.find(({ says }) => says.en.includes(part));
    expect(side && getSideDates(side)).toEqual(days);
  });

  it("are decided by rulings that weigh two of their sides, or that stand in for the silent era of one", () => {
    const eraOf = { "mtg-6e": "6e", "mtg-8e": "8e", "mtg-cr": "mod", "mtg-flow": "mod" } as const;
    for (const { number, sides, rulings, bySwitch } of CONTRADICTIONS)
      for (const id of rulings) {
        const about: readonly string[] = findHouseRuling(id)?.rules ?? [];
        const weighed = sides.filter(({ rules }) => rules.some((rule) => about.includes(rule)));
        const silent = sides
          .filter((side) => !weighed.includes(side))
          .flatMap(({ rules }) => rules.map((rule) => eraOf[getEntry(rule).document as keyof typeof eraOf]));
        const standsIn = bySwitch !== null && silent.every((era) => ERA_SWITCHES[bySwitch][era].rule === id);
        expect(weighed.length > 1 || (weighed.length === 1 && standsIn), `${number} ${id}`).toBe(true);
      }
    // The ruling on the silence of whole documents decides nothing but whether the draw of today waits on the stack.
    expect(numbers(({ rulings }) => rulings.includes("mtg-house:5"))).toEqual([1]);
  });

  it("are called a disagreement only within one text or one era", () => {
    expect(numbers((one) => classifyConflict(one) === "disagreement")).toEqual([
      8, 9, 13, 14, 15, 16, 19, 22, 23, 26, 28, 29,
    ]);
    expect(numbers((one) => classifyConflict(one) === "wording")).toEqual([5, 6, 7, 11, 18, 24, 25]);
  });

  it("are run in the lab but for two that are seen elsewhere and four that need abilities of cards or whole matches", () => {
    const boards = new Set<string>([...CHECK_BOARDS, ...PLAYABLE_BOARDS].map(({ id }) => id));
    expect(CONTRADICTIONS.flatMap(({ board }) => (board === null || boards.has(board) ? [] : [board]))).toEqual([]);
    expect(numbers(({ elsewhere }) => elsewhere !== null)).toEqual([4, 22]);
    expect(numbers(({ board, elsewhere }) => board === null && elsewhere === null)).toEqual([18, 19, 23, 24]);
  });

  it("are told on the page of every entry and ruling that has a part in them", () => {
    expect(findContradictions("mtg-flow:5.2").map(({ number }) => number)).toEqual([5, 6]);
    expect(findContradictions("mtg-house:22").map(({ number }) => number)).toEqual([20]);
    expect(findContradictions("mtg-6e:A.1")).toEqual([]);
  });
});
