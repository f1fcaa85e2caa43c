import type { Cards } from "../model/cards";
import { countDeckLineCards, DECK_LIMITS, DECK_ZONES, type Deck, type DeckZone } from "../model/deck";
import type { DeckFix, DeckProblem, DeckProblemCode } from "../model/problem";
import { getStoneAdvice } from "./advise-stones";
import { createCountFix } from "./count-fix";
import { createDeckProblem } from "./deck-problem";
import { findSimilarNames } from "./find-similar-names";
import { type MergedDeck, type MergedDeckLine, mergeDeckLines } from "./merge-lines";

export { hasNoErrors } from "../../kernel/deck/problem";

/**
 * Returns all problems of a deck at once: errors (501, 502) first, then advice. A deck without errors is legal. Lines
 * of one name count together, and every line of a zone counts toward its size, regardless of its kind. Counts that are
 * not positive integers count as no cards.
 */
export function checkDeck(deck: Deck, cards: Cards): readonly DeckProblem[] {
  const merged: MergedDeck = {
    grimoire: mergeDeckLines(cards, deck, "grimoire"),
    stoneDeck: mergeDeckLines(cards, deck, "stoneDeck"),
  };
  return [...DECK_ZONES.flatMap((zone) => checkZone(cards, merged, zone)), ...getStoneAdvice(cards, merged)];
}

const COUNT_CODES = { grimoire: "GRIMOIRE_COUNT", stoneDeck: "STONE_COUNT" } as const satisfies Record<
  DeckZone,
  DeckProblemCode
>;
const KIND_CODES = { grimoire: "GRIMOIRE_KIND", stoneDeck: "STONE_KIND" } as const satisfies Record<
  DeckZone,
  DeckProblemCode
>;

function checkZone(cards: Cards, deck: MergedDeck, zone: DeckZone): readonly DeckProblem[] {
  const have = countDeckLineCards(deck[zone]);
  const want = DECK_LIMITS[zone].size;
  const found = deck[zone].flatMap((line) => checkLine(cards, zone, line));
  if (have === want) return found;
  return [
    ...found,
    createDeckProblem({ code: COUNT_CODES[zone], zone, have, want, fix: createCountFix(cards, deck, zone) }),
  ];
}

function checkLine(cards: Cards, zone: DeckZone, line: MergedDeckLine): readonly DeckProblem[] {
  const { name, count, card } = line;
  const wrong = (code: DeckProblemCode, want: number, fix: DeckFix): readonly DeckProblem[] => [
    createDeckProblem({ code, zone, names: [name], have: count, want, fix }),
  ];
  if (card === null && cards.withdrawn.has(line.key)) return wrong("WITHDRAWN", 0, { do: "remove", zone, name, count });
  if (card === null) return wrong("UNKNOWN_NAME", 0, unknownFix(cards, zone, line));
  if (card.token) return wrong("NOT_A_CARD", 0, { do: "remove", zone, name, count });
  const { kinds, copies }: { kinds: readonly string[]; copies: number | null } = DECK_LIMITS[zone];
  if (!kinds.includes(card.kind)) {
    const to = zone === "grimoire" ? "stoneDeck" : "grimoire";
    return wrong(KIND_CODES[zone], 0, { do: "move", from: zone, to, name, count });
  }
  if (copies === null || count <= copies) return [];
  return wrong("GRIMOIRE_COPIES", copies, { do: "remove", zone, name, count: count - copies });
}

function unknownFix(cards: Cards, zone: DeckZone, { name, count }: MergedDeckLine): DeckFix {
  const candidates = findSimilarNames(cards, name, zone);
  return candidates.length > 0 ? { do: "rename", zone, name, candidates } : { do: "remove", zone, name, count };
}
