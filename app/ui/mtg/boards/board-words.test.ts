import { expect, test } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { listBoardWords } from "@/engine/mtg";

test.each(["ja", "en"] as const)("every word of the board editor is a word of boards in text (%s)", (lang) => {
  const { mtg, mtgLab } = getDictionary(lang);
  const { marks, zones, players, counters, copies, card } = mtgLab;
  const { zone: _, ...others } = marks;
  const { headings, marks: tables } = listBoardWords(lang);
  const known = [...headings, ...tables.flatMap(({ words }) => words)].join("\n").toLowerCase();
  const words = [others, zones, players, counters, copies, card.supertypes, card.color, mtg.steps].flatMap(
    Object.values,
  );
  expect(words.filter((word) => !known.includes(word.toLowerCase()))).toEqual([]);
});

test("the help of the board editor names every sort of line", () => {
  for (const lang of ["ja", "en"] as const) {
    const { lists } = getDictionary(lang).mtgText.help;
    const tables = listBoardWords(lang).marks.map(({ table }) => table);
    expect(Object.keys(lists)).toEqual(["headings", ...tables]);
  }
});
