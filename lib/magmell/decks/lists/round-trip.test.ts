import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { countDeckLineCards, DECK_LIMITS, type DeckLine, toNameKey } from "@/engine/magmell";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { type PrintableLists, printDeckCsv, printDeckJson, printListForPost, printPlainList } from "./print-list";
import { parsePastedDeck } from "./read-pasted";
import { createStarterCatalogue } from "./testing/starter-cards";

const cards = createStarterCatalogue();
const listed = cards.cards.filter(({ token, retired }) => !token && !retired);
const namesOf = (stone: boolean) => listed.filter(({ kind }) => (kind === "stone") === stone).map(({ name }) => name);

const { grimoire: main, stoneDeck: stones } = DECK_LIMITS;

/** Legal decks: forty units and magic, at most three of a name, and twenty stones. */
const legalDecks = fc
  .record({
    names: fc.shuffledSubarray(namesOf(false), { minLength: main.size, maxLength: main.size }),
    counts: fc.array(fc.integer({ min: 1, max: main.copies }), { minLength: main.size, maxLength: main.size }),
    stoneNames: fc.shuffledSubarray(namesOf(true), { minLength: 1, maxLength: 5 }),
    shares: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 5, maxLength: 5 }),
    candidates: fc.shuffledSubarray(
      listed.map(({ name }) => name),
      { maxLength: 6 },
    ),
  })
  .map(({ names, counts, stoneNames, shares, candidates }): Required<PrintableLists> => {
    const deck = {
      grimoire: filled(names, counts, main.size),
      stoneDeck: filled(stoneNames, [...shares.slice(0, stoneNames.length - 1), stones.size], stones.size),
    };
    return { deck, candidates: candidates.map((name, at) => ({ name, count: (at % 3) + 1 })) };
  });

function filled(names: readonly string[], counts: readonly number[], size: number): readonly DeckLine[] {
  const lines: DeckLine[] = [];
  for (const [at, name] of names.entries()) {
    const count = Math.min(counts[at] ?? 1, size - countDeckLineCards(lines));
    if (count > 0) lines.push({ name, count });
  }
  return lines;
}

const lists = (text: string) => {
  const read = parsePastedDeck(text, cards);
  if (read.as === "brokenCode" || read.as === "link") throw new Error(read.as);
  return { deck: read.deck, candidates: read.candidates, problems: read.problems };
};

const EXPORTS: readonly (readonly [string, (lists: PrintableLists) => string])[] = [
  ["players' text", (all) => printListForPost(all, cards, "ja")],
  ["players' text in English", (all) => printListForPost(all, cards, "en")],
  ["plain lines", (all) => printPlainList(all, cards, "ja")],
  ["plain lines in English", (all) => printPlainList(all, cards, "en")],
  ["CSV", printDeckCsv],
  ["JSON", (all) => printDeckJson("潮の書", all)],
];

describe("every export is read back to an equal deck", () => {
  test.each(EXPORTS)("%s", (_, print) => {
    fc.assert(
      fc.property(legalDecks, (all) => {
        expect(lists(print(all))).toEqual({ ...all, problems: [] });
        const bare = { deck: all.deck };
        expect(lists(print(bare))).toEqual({ ...bare, candidates: [], problems: [] });
      }),
      { numRuns: scaleRuns(RUNS) },
    );
  });

  test("code, link, and both within a sentence", () => {
    const sorted = (lines: readonly DeckLine[]) => lines.map(({ name, count }) => `${toNameKey(name)}${count}`).sort();
    fc.assert(
      fc.property(legalDecks, ({ deck }) => {
        const encoded = encodeDeck(deck, createNumberTable(cards.cards));
        if (!encoded.ok) throw new Error(encoded.problem.code);
        const { code } = encoded;
        for (const text of [
          code,
          `https://example.com/en/d/${code}`,
          `これです→ https://example.com/d/${code} どうぞ`,
        ]) {
          const read = lists(text);
          expect(sorted(read.deck.grimoire)).toEqual(sorted(deck.grimoire));
          expect(sorted(read.deck.stoneDeck)).toEqual(sorted(deck.stoneDeck));
        }
        const named = `https://example.com/d/${code}${buildNameQuery("潮の書")}`;
        for (const text of [named, `これです→ ${named} どうぞ`])
          expect(parsePastedDeck(text, cards)).toMatchObject({ as: "code", name: "潮の書" });
      }),
      { numRuns: scaleRuns(RUNS) },
    );
  });
});

/** Decks for each form; `PROPERTY_DEPTH=143` makes a hundred thousand of all seven. */
const RUNS = 100;
