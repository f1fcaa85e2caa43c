import fc from "fast-check";
import { expect, test } from "vitest";
import type { DeckLine } from "@/engine/magmell";
import { type DeckDiffSide, diffDecks } from "./deck-diff";

const side = (grimoire: DeckLine[], stoneDeck: DeckLine[] = [], candidates?: DeckLine[]): DeckDiffSide => ({
  deck: { grimoire, stoneDeck },
  ...(candidates ? { candidates } : {}),
});
const line = (count: number, name: string): DeckLine => ({ name, count });

test("cards that came, went and changed in number are told by list, with the totals", () => {
  const before = side([line(3, "潮の栞"), line(2, "夜の司書")], [line(20, "月の魔石")], [line(1, "影の頁")]);
  const after = side([line(1, "夜の司書"), line(3, "火の写本")], [line(20, "月の魔石")]);
  expect(diffDecks(before, after)).toEqual({
    lines: [
      { zone: "grimoire", name: "火の写本", before: 0, after: 3 },
      { zone: "grimoire", name: "潮の栞", before: 3, after: 0 },
      { zone: "grimoire", name: "夜の司書", before: 2, after: 1 },
      { zone: "candidates", name: "影の頁", before: 1, after: 0 },
    ],
    before: { grimoire: 5, stoneDeck: 20, candidates: 1 },
    after: { grimoire: 4, stoneDeck: 20, candidates: 0 },
  });
});

test("spellings of one name and several lines of it are one name", () => {
  expect(diffDecks(side([line(3, "潮の栞")]), side([line(2, "潮 の 栞"), line(1, "潮の栞")])).lines).toEqual([]);
});

test("a card that moves between lists goes out of one and comes into the other", () => {
  const { lines } = diffDecks(side([line(2, "潮の栞")]), side([], [], [line(2, "潮の栞")]));
  expect(lines.map(({ zone, before, after }) => [zone, before, after])).toEqual([
    ["grimoire", 2, 0],
    ["candidates", 0, 2],
  ]);
});

test("the way back is the same with both sides changed, and a deck does not differ from itself in any order", () => {
  const lines = fc.array(
    fc.record({ name: fc.constantFrom("潮の栞", "夜の司書", "火の写本"), count: fc.integer({ min: 1, max: 3 }) }),
  );
  const decks = fc.tuple(lines, lines, lines).map(([one, two, three]) => side(one, two, three));
  fc.assert(
    fc.property(decks, decks, (one, other) => {
      const there = diffDecks(one, other);
      const back = diffDecks(other, one);
      const bare = (all: typeof there.lines, turned: boolean) =>
        all
          .map(({ zone, name, before, after }) => [zone, name, ...(turned ? [after, before] : [before, after])].join())
          .sort();
      expect(bare(back.lines, true)).toEqual(bare(there.lines, false));
      expect([back.before, back.after]).toEqual([there.after, there.before]);
      const turned = side(
        [...one.deck.grimoire].reverse(),
        [...one.deck.stoneDeck].reverse(),
        one.candidates?.slice().reverse(),
      );
      expect(diffDecks(one, turned).lines).toEqual([]);
    }),
  );
});
