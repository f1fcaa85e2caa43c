import { describe, expect, it } from "vitest";
import { writeKeptSizes } from "@/lib/decks/lists/part-sizes";
import { getCardFinder } from "./card-finder";
import { createLineProblem } from "./gather-lists";
import { readListLines } from "./read-lines";
import { repairList } from "./repair-list";
import { createStarterCatalogue } from "./testing/starter-cards";

const catalogue = createStarterCatalogue();
const finder = getCardFinder(catalogue);
const isOfGrimoire = (kind: string) => kind !== "stone";
const names = catalogue.cards.filter(({ kind, token }) => isOfGrimoire(kind) && !token).map(({ name }) => name);
const GRIMOIRE = [...names.slice(0, 13).map((name) => `3 ${name}`), `1 ${names[13]}`];
const STONES = "20 赤の魔石";
const read = (...lines: readonly string[]) => readListLines(lines.join("\n"), finder);

describe("a list whose parts have usual or stated sizes asks nothing about them", () => {
  it.each([
    ["40 and 20", [...GRIMOIRE, STONES]],
    ["39 that a heading states", ["魔導書（39枚）", ...GRIMOIRE.slice(0, -1), "魔石", STONES]],
    ["39 and 20 that a total states", [...GRIMOIRE.slice(0, -1), STONES, "合計 59枚"]],
    ["a list that is begun", GRIMOIRE.slice(0, 4)],
    ["the missing card in a line that asks", [...GRIMOIRE.slice(0, -1), `2-1 ${names[13]}`, STONES]],
    ["39 and 20 that are meant", [...GRIMOIRE.slice(0, -1), STONES, "", writeKeptSizes([39, 20])]],
  ])("%s", (_, lines) => {
    expect(read(...lines).size).toBeUndefined();
    expect(read(...lines).problems.filter(({ sums }) => sums)).toEqual([]);
  });
});

describe("a list whose size is neither asks once", () => {
  it.each([
    ["a card too few", [...GRIMOIRE.slice(0, -1), STONES], [{ part: 0, found: 39, usual: 40 }]],
    ["stones too few", [...GRIMOIRE, "19 赤の魔石"], [{ part: 1, found: 19, usual: 20 }]],
    ["no stones", GRIMOIRE, [{ part: 1, found: 0, usual: 20 }]],
    ["39 of 40", ["魔導書（40枚）", ...GRIMOIRE.slice(0, -1), "魔石", STONES], [{ found: 39, stated: [1] }]],
  ])("%s", (_, lines, parts) => {
    expect(read(...lines).size?.parts).toMatchObject(parts);
  });

  it("and names the weakest lines, with the only ones that make its size usual", () => {
    const lines = [...GRIMOIRE, `5 ${names[14]}`, STONES];
    const size = read(...lines).size;
    expect(size).toMatchObject({ parts: [{ found: 45, only: [15], lines: [{ line: 15, count: 5 }] }] });
    const [weak] = size?.parts[0]?.lines ?? [];
    const left = weak && repairList(lines.join("\n"), createLineProblem("UNREADABLE", weak), null);
    expect(left && readListLines(left, finder).size).toBeUndefined();
  });

  it("and names cards that were left out", () => {
    const lines = [...GRIMOIRE.slice(1), STONES, "", `${names[0]}は3枚でよかったです。`];
    expect(read(...lines).size?.parts).toMatchObject([
      { found: 37, only: [16], lines: [{ name: names[0], count: 3 }] },
    ]);
  });
});
