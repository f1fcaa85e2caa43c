import { expect, test } from "vitest";
import {
  buildCard,
  buildCardFile,
  buildTestCatalogue,
  buildUnitRevision,
} from "@/lib/magmell/catalogue/testing/card-file";
import { findChangedCardTexts } from "./changed-texts";

const { names } = buildTestCatalogue(
  buildCardFile({
    cards: [
      buildCard(1, "潮の栞", "しおのしおり", {
        revisions: [buildUnitRevision(), buildUnitRevision({ effectiveOn: "2026-01-01", ap: 5 })],
      }),
      buildCard(2, "夜の司書", "よるのししょ"),
    ],
  }),
);
const deck = (...of: string[]) => ({ grimoire: of.map((name) => ({ name, count: 1 })), stoneDeck: [] });
const told = (before: string | null, after: string | null) =>
  findChangedCardTexts(
    [
      { deck: deck("潮の栞"), savedOn: before },
      { deck: deck("潮 の 栞", "夜の司書", "知らない本"), savedOn: after },
    ],
    names,
  ).map(({ card: { name }, before: old, after: now }) => [name, old.ap, now.ap]);

test("a card of either deck is told once when its information changed between the days, whichever comes first", () => {
  expect(told("2025-12-31", "2026-01-01")).toEqual([["潮の栞", 2, 5]]);
  expect(told("2026-03-01", "2025-06-01")).toEqual([["潮の栞", 2, 5]]);
});

test("nothing changed within the time of one text, and nothing is told without both days", () => {
  expect(told("2026-01-01", "2026-03-01")).toEqual([]);
  expect(told(null, "2026-03-01")).toEqual([]);
});
