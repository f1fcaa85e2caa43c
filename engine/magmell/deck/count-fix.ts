import { getNeededColors } from "../model/card";
import type { Cards } from "../model/cards";
import { countDeckLineCards, DECK_LIMITS, type DeckLine, type DeckZone } from "../model/deck";
import type { DeckFix } from "../model/problem";
import { createFillFix } from "./fill-fix";
import type { MergedDeck, MergedDeckLine } from "./merge-lines";

const MOST_CANDIDATES = 12;

/** Returns a fix that brings a zone to its required size (501.1.2, 502.1.2); `null` if there is none. */
export function createCountFix(cards: Cards, deck: MergedDeck, zone: DeckZone): DeckFix | null {
  const fill = zone === "stoneDeck" ? createFillFix(cards, deck) : null;
  if (fill !== null) return fill;
  const short = DECK_LIMITS[zone].size - countDeckLineCards(deck[zone]);
  if (short < 0) {
    const candidates = deck[zone].map(({ name, count }) => ({ name, count: Math.min(count, -short) }));
    return { do: "cut", zone, count: -short, candidates };
  }
  const candidates = zone === "grimoire" ? additions(cards, deck.grimoire, short) : [];
  return candidates.length > 0 ? { do: "add", zone, count: short, candidates } : null;
}

/**
 * Cards to add: further copies of the grimoire's own cards, then cards of the catalogue, those in the grimoire's
 * colors first.
 */
function additions(cards: Cards, grimoire: readonly MergedDeckLine[], short: number): readonly DeckLine[] {
  const { copies, kinds }: { copies: number; kinds: readonly string[] } = DECK_LIMITS.grimoire;
  const present = grimoire.filter(({ card }) => card !== null && !card.token && kinds.includes(card.kind));
  const names = new Set(present.map(({ name }) => name));
  const colors = new Set(present.flatMap(({ card }) => (card ? getNeededColors(card) : [])));
  const found: DeckLine[] = present
    .filter(({ count }) => count < copies)
    .map(({ name, count }) => ({ name, count: Math.min(copies - count, short) }));
  for (const inColor of [true, false]) {
    for (const card of cards.list) {
      if (found.length >= MOST_CANDIDATES) break;
      if (card.token || !kinds.includes(card.kind) || names.has(card.name)) continue;
      const fits = colors.size === 0 || getNeededColors(card).every((color) => colors.has(color));
      if (fits === inColor) found.push({ name: card.name, count: Math.min(copies, short) });
    }
  }
  return found.slice(0, MOST_CANDIDATES);
}
