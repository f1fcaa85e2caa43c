import { expect, test } from "vitest";
import type { DeckLine } from "@/engine/magmell";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { parsePastedDeck } from "./read-pasted";
import { FOUND_LISTS } from "./testing/found-lists";
import { createStarterCatalogue } from "./testing/starter-cards";
import { WILD_LISTS, type WildList } from "./testing/wild-lists";
import { WILDER_LISTS } from "./testing/wilder-lists";
import { WILDEST_LISTS } from "./testing/wildest-lists";

const cards = createStarterCatalogue();
const coded = decodeDeck("KFBXUHBT8Q", createNumberTable(cards.cards));

const sorted = (lines: readonly DeckLine[]) => lines.map(({ name, count }) => `${count} ${name}`).sort();
const known = (lines: readonly DeckLine[]) => sorted(lines.filter(({ name }) => cards.names.keys.has(name)));

function meant(written: string | undefined, zone: "grimoire" | "stoneDeck" = "grimoire"): readonly string[] {
  if (written?.startsWith("=")) return coded.ok ? sorted(coded.deck[zone]) : [];
  return written === undefined ? [] : written.split(/, (?=\d)/).sort();
}

function read({ text }: WildList) {
  const pasted = parsePastedDeck(text, cards);
  if (pasted.as === "brokenCode" || pasted.as === "link") return pasted;
  const { deck, candidates, problems } = pasted;
  return {
    grimoire: known(deck.grimoire),
    stones: known(deck.stoneDeck),
    candidates: known(candidates),
    unread: [...new Set(problems.map(({ line }) => line))],
  };
}

test.each([...WILD_LISTS, ...WILDER_LISTS, ...WILDEST_LISTS, ...FOUND_LISTS].map((list) => [list.text, list] as const))(
  "%s",
  (_, list) => {
    expect(read(list)).toEqual({
      grimoire: meant(list.grimoire),
      stones: meant(list.stones, "stoneDeck"),
      candidates: meant(list.candidates),
      unread: list.unread ?? [],
    });
  },
);
