import { expect, test } from "vitest";
import { createNumberTable, decodeDeck, encodeDeck } from "./deck-code";

/*
 * Codes that people may have kept since version 1 was released. They must decode to these decks for ever: when one of these
 * tests fails, mend the code, never the fixture.
 */
const table = createNumberTable([
  { number: 1, name: "青の魔石" },
  { number: 2, name: "緑の魔石" },
  { number: 3, name: "赤の魔石" },
  ...Array.from({ length: 996 }, (_, index) => ({ number: index + 4, name: `頁${index + 4}` })),
  { number: 99_999, name: "最後の頁" },
]);
const pages = (count: number, ...numbers: number[]) => numbers.map((number) => ({ name: `頁${number}`, count }));

const FROZEN = {
  FA9C9: { grimoire: [], stoneDeck: [] },
  R_wKulHX841GWp6ai: {
    grimoire: [...pages(3, 4, 7, 9, 15, 22, 31, 40, 48), ...pages(2, 51, 53, 55, 57, 58, 59, 60, 61)],
    stoneDeck: [
      { name: "青の魔石", count: 12 },
      { name: "赤の魔石", count: 8 },
    ],
  },
  IR9X2RIa5B1sGk91duQyny6DpQ7WE6LJpOtbBEBj: {
    grimoire: [
      ...pages(3, 17, 104, 219, 333, 421, 555, 600, 612, 704, 777, 813, 901, 999),
      { name: "最後の頁", count: 1 },
    ],
    stoneDeck: [{ name: "緑の魔石", count: 20 }],
  },
  "ZvV-odYAfZ4gSwUvGVyfZDPOp": {
    grimoire: pages(1, ...Array.from({ length: 40 }, (_, index) => 4 + index * 3)),
    stoneDeck: [
      { name: "青の魔石", count: 7 },
      { name: "緑の魔石", count: 7 },
      { name: "赤の魔石", count: 6 },
    ],
  },
  UIfPthTazMvDvWA15AxP: {
    grimoire: [{ name: "青の魔石", count: 2 }, ...pages(4, 5), ...pages(1, 900)],
    stoneDeck: [...pages(99, 6)],
  },
  RUbPyaKpTqs28h9lq: { grimoire: [...pages(3, 4, 5, 6, 8)], stoneDeck: [{ name: "赤の魔石", count: 3 }] },
};

test.each(Object.entries(FROZEN))("%s decodes to its deck", (code, deck) => {
  expect(decodeDeck(code, table)).toEqual({ ok: true, deck });
  expect(encodeDeck(deck, table)).toEqual({ ok: true, code });
});
