import { expect, test } from "vitest";
import { buildCard, buildCardFile, buildPrinting, buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import { indexCardsByKey } from "./card-key-index";

test("cards are found by number, name and printing, and put in order once for a list of them", () => {
  const { cards } = buildTestCatalogue(
    buildCardFile({ cards: [buildCard(9, "火 の 子", "ひのこ", { printings: [buildPrinting("TS-009")] })] }),
  );
  const known = runToCompletion(indexCardsByKey(cards));
  const found = [known.byNumber.get(9), known.byKey.get("火の子"), known.byPrinting.get("TS TS-009")];
  expect(found.map((one) => one === cards[0])).toEqual([true, true, true]);
  expect(runToCompletion(indexCardsByKey(cards))).toBe(known);
  expect(runToCompletion(indexCardsByKey([...cards]))).not.toBe(known);
});
