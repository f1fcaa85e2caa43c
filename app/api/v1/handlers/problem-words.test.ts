import { expect, test } from "vitest";
import { checkDeck } from "@/engine/magmell";
import type { MtgDeckProblem } from "@/engine/mtg/deck";
import { warningSchema } from "@/lib/api/schemas/card";
import { problemWordsSchema } from "@/lib/api/schemas/parts";
import { buildCard, buildCardFile, buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { describeInWords, getCodeProblemWords, getMtgProblemWords, serializeWarning } from "./problem-words";

const CATALOGUE = buildTestCatalogue(
  buildCardFile({ cards: [buildCard(2, "火の子", "ひのこ", { englishName: "Spark" })] }),
);
const JAPANESE = /[ぁ-んァ-ヶ一-龠]/u;

const MTG_PROBLEM: MtgDeckProblem = {
  ...{ code: "COPIES", rule: "mtg-6e:D.13.7", severity: "error", zone: "main" },
  ...{ names: ["Shock"], have: 5, want: 4, from: null, fix: { do: "remove", zone: "main", name: "Shock", count: 1 } },
} as const;

test.each(["ja", "en"] as const)("problems of every kind have words and fixes in %s", (lang) => {
  const deck = { grimoire: [{ name: "火の子", count: 4 }], stoneDeck: [] };
  const problem = checkDeck(deck, CATALOGUE.definitions).find(({ code }) => code === "GRIMOIRE_COPIES");
  const decoded = decodeDeck("REOb7MTkzG6DDC_z", createNumberTable(CATALOGUE.cards));
  const [warning] = readQuery("knd:unit").warnings;
  if (problem === undefined || decoded.ok || warning === undefined) throw new Error("There is no problem to describe");
  const told = [
    describeInWords(problem, CATALOGUE, lang),
    getMtgProblemWords(MTG_PROBLEM, lang),
    getCodeProblemWords(decoded.problem, lang),
    warningSchema.parse(serializeWarning(warning, lang)).words,
  ];
  for (const words of told) {
    const { problem: sentence, fixes } = problemWordsSchema.parse(words);
    expect(fixes.length, sentence).toBeGreaterThan(0);
    for (const text of [sentence, ...fixes]) expect(JAPANESE.test(text), text).toBe(lang === "ja");
  }
});

test("a card is named in the language of the words", () => {
  const [problem] = checkDeck({ grimoire: [{ name: "火の子", count: 4 }], stoneDeck: [] }, CATALOGUE.definitions);
  if (problem === undefined) throw new Error("There is no problem to describe");
  expect(describeInWords(problem, CATALOGUE, "en").problem).toContain("Spark");
  expect(describeInWords(problem, CATALOGUE, "ja").problem).toContain("火の子");
});
