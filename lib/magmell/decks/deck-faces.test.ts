import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildSampleCatalogue } from "../catalogue/testing/sample-cards";
import { getDeckColors, pickFaceCards } from "./deck-faces";

const catalogue = buildSampleCatalogue();
const line = (name: string, count: number) => ({ name, count });
const deck = {
  grimoire: [line("三冊の取り寄せ", 2), line("走り火", 3), line("無い札", 3)],
  stoneDeck: [line("赤の魔石", 20)],
};
const names = (most: number, hero: string | null = null) =>
  pickFaceCards(deck, hero, catalogue, most).map(({ name }) => name);

describe("the faces of a deck", () => {
  test("begin with the card that its author chose, then come those with most copies, and never a name without a card", () => {
    expect(names(3)).toEqual(["走り火", "三冊の取り寄せ"]);
    expect(names(3, "三冊の取り寄せ")).toEqual(["三冊の取り寄せ", "走り火"]);
    expect(names(1, "無い札")).toEqual(["走り火"]);
    expect(names(0)).toEqual([]);
  });

  test("are stones only where there is nothing else", () => {
    const stones = { grimoire: [], stoneDeck: deck.stoneDeck };
    expect(pickFaceCards(stones, null, catalogue, 3).map(({ name }) => name)).toEqual(["赤の魔石"]);
    expect(getDeckColors(stones, catalogue)).toEqual(["red"]);
    expect(pickFaceCards({ grimoire: [], stoneDeck: [] }, null, catalogue, 3)).toEqual([]);
  });

  test("are as many as were asked for at most, and none stands twice, whatever the deck", () => {
    const name = fc.constantFrom(...catalogue.cards.map((card) => card.name), "無い札");
    const lines = fc.array(fc.record({ name, count: fc.integer({ min: 1, max: 99 }) }), { maxLength: 12 });
    fc.assert(
      fc.property(lines, lines, fc.option(name), fc.nat(6), (grimoire, stoneDeck, hero, most) => {
        const faces = pickFaceCards({ grimoire, stoneDeck }, hero, catalogue, most);
        expect(faces.length).toBeLessThanOrEqual(most);
        expect(new Set(faces).size).toBe(faces.length);
      }),
    );
  });
});
