import { expect, it } from "vitest";
import { parsePastedDeck } from "@/lib/magmell/decks/lists/read-pasted";
import { createStarterCatalogue } from "@/lib/magmell/decks/lists/testing/starter-cards";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { printPasteableDeck } from "./pasteable-deck";

const catalogue = createStarterCatalogue();

it("is read back as the deck that it was, without a remark", () => {
  const decoded = decodeDeck("KFBXUHBT8Q", createNumberTable(catalogue.cards));
  if (!decoded.ok) throw new Error(decoded.problem.code);
  expect(parsePastedDeck(printPasteableDeck(decoded.deck), catalogue)).toMatchObject({
    deck: decoded.deck,
    problems: [],
  });
});

it("keeps cards in the zone where they are, and names that no card has", () => {
  const deck = {
    grimoire: [
      { name: "青の魔石", count: 2 },
      { name: "三冊の取り寄せ", count: 31 },
      { name: "どこにもない札", count: 1 },
    ],
    stoneDeck: [{ name: "赤の魔石", count: 20 }],
  };
  expect(parsePastedDeck(printPasteableDeck(deck), catalogue)).toMatchObject({
    deck,
    problems: [{ code: "UNKNOWN_NAME" }],
  });
});
