import { describe, expect, it } from "vitest";
import { BOARDS, PLAYED_BOARDS } from "@/engine/mtg";
import { isMtgRuleId } from "@/engine/mtg/rulebook";
import { rulingOf } from "../references";
import { CONTRADICTIONS, contradictionsOn, daysSaid, decidingRulings, differsByEra, lastSaid } from "./contradictions";

const numbers = (having: (one: (typeof CONTRADICTIONS)[number]) => boolean): readonly number[] =>
  CONTRADICTIONS.filter(having).map(({ number }) => number);

describe("contradictions", () => {
  it("are 28, numbered in order", () => {
    expect(numbers(() => true)).toEqual(Array.from({ length: 28 }, (_, at) => at + 1));
  });

  it.each(CONTRADICTIONS)(
    "$number has sides that cite entries, and a switch, a day or a ruling that decides",
    (one) => {
      expect(one.sides.length).toBeGreaterThanOrEqual(2);
      for (const { rules } of one.sides) expect(rules.filter(isMtgRuleId).length).toBeGreaterThan(0);
      expect(one.bySwitch !== null || one.newer !== null || decidingRulings(one).length > 0).toBe(true);
    },
  );

  it("that a switch decides differ by it in some era, or are decided for all eras by what it cites", () => {
    const same = numbers(({ bySwitch }) => bySwitch !== null && !differsByEra(bySwitch));
    // Damage on creatures, who chooses to begin, the first draw: one value, which all three eras cite.
    expect(same).toEqual([8, 24, 25]);
  });

  it("that a day decides cite an entry which was said later than the other sides", () => {
    expect(numbers(({ newer }) => newer !== null)).toEqual([9, 19, 22]);
    expect(lastSaid("mtg-6e:Z.6.8")).toBe("1999-11-01");
    for (const { newer, sides } of CONTRADICTIONS) {
      if (newer === null) continue;
      expect(sides.flatMap(({ rules }) => rules)).toContain(newer);
      const others = sides
        .filter(({ rules }) => !rules.includes(newer))
        .map(({ rules }) => daysSaid(rules).at(-1) ?? "");
      for (const day of others) expect(day < (lastSaid(newer) ?? "")).toBe(true);
    }
  });

  it("tell when a side was last said, where its documents tell days", () => {
    expect(daysSaid(["mtg-cr:704.5b", "mtg-6e:Z.6.8", "mtg-flow:lose.2"])).toEqual(["1999-11-01", "2023-11-17"]);
    expect(lastSaid("mtg-8e:draw")).toBeNull();
    expect(daysSaid([])).toEqual([]);
  });

  it("are decided by rulings that are about entries of theirs or that their switch cites", () => {
    for (const { sides, rulings } of CONTRADICTIONS)
      for (const id of rulings) {
        const about: readonly string[] = rulingOf(id)?.rules ?? [];
        expect(
          sides.some(({ rules }) => rules.some((rule) => about.includes(rule))),
          id,
        ).toBe(true);
      }
  });

  it("are run in the lab but for two that are seen elsewhere and four that need abilities of cards or whole matches", () => {
    const boards = new Set<string>([...BOARDS, ...PLAYED_BOARDS].map(({ id }) => id));
    expect(CONTRADICTIONS.flatMap(({ board }) => (board === null || boards.has(board) ? [] : [board]))).toEqual([]);
    expect(numbers(({ elsewhere }) => elsewhere !== null)).toEqual([4, 22]);
    expect(numbers(({ board, elsewhere }) => board === null && elsewhere === null)).toEqual([18, 19, 23, 24]);
  });

  it("are told on the page of every entry and ruling that has a part in them", () => {
    expect(contradictionsOn("mtg-flow:5.2").map(({ number }) => number)).toEqual([5, 6]);
    expect(contradictionsOn("mtg-house:22").map(({ number }) => number)).toEqual([20]);
    expect(contradictionsOn("mtg-6e:A.1")).toEqual([]);
  });
});
