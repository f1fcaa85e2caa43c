import { expect, test } from "vitest";
import { card, cardFile, catalogueOf, printing } from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import { knownCards } from "./known-cards";

test("cards are found by number, name and printing, and put in order once for a list of them", () => {
  const { cards } = catalogueOf(
    cardFile({ cards: [card(9, "火 の 子", "ひのこ", { printings: [printing("TS-009")] })] }),
  );
  const known = runToCompletion(knownCards(cards));
  const found = [known.byNumber.get(9), known.byKey.get("火の子"), known.byPrinting.get("TS TS-009")];
  expect(found.map((one) => one === cards[0])).toEqual([true, true, true]);
  expect(runToCompletion(knownCards(cards))).toBe(known);
  expect(runToCompletion(knownCards([...cards]))).not.toBe(known);
});
