import { createEmptyTableTester } from "../machine/empty-table-tester";
import { type CardDefinition, countSymbols, getEffectiveColors, type SymbolCounts, toColorBits } from "../model/card";
import { type Cards, findCard } from "../model/cards";
import type { Deck, DeckLine } from "../model/deck";
import type { CardIndex } from "../model/ids";
import { toNameKey } from "../model/name";

/** Copies of one card of the grimoire. */
export type OddsCard = {
  readonly name: string;
  readonly copies: number;
  readonly kind: "unit" | "magic";
  /** Number of symbols of the use cost (210.2). */
  readonly cost: number;
  readonly useCost: SymbolCounts;
  readonly catalyst: SymbolCounts;
  /** The index of its use cost and catalyst in `OddsDeck.payments`. */
  readonly payment: number;
  /** Whether the card can be used on an empty table, apart from its cost; see `createEmptyTableTester`. */
  readonly alone: boolean;
};

/** Stones with the same colors. */
export type OddsStoneGroup = {
  /** Colors as `COLOR_BITS`; 0 for stones that pay only for symbols of any color. */
  readonly colors: number;
  readonly copies: number;
  /** The number of these stones that enter rested. */
  readonly arriveRested: number;
};

/** The use cost and catalyst of one or more cards. Cards with equal costs share one payment. */
export type OddsPayment = { readonly useCost: SymbolCounts; readonly catalyst: SymbolCounts };

/** A deck prepared for odds: what its cards cost, and how its stones pay. */
export type OddsDeck = {
  readonly cards: readonly OddsCard[];
  /** Number of cards in the grimoire. */
  readonly size: number;
  readonly payments: readonly OddsPayment[];
  readonly stones: readonly OddsStoneGroup[];
  /** Number of stones in the stone deck. */
  readonly stoneCount: number;
};

/** Largest pile for which odds are computed. Larger piles occur in practice games only. */
const MOST_CARDS = 60;

/**
 * Returns the deck prepared for odds; the deck may be incomplete. Unknown names and cards in the wrong zone are left
 * out. Returns `null` for a pile of more than 60 cards.
 */
export function createOddsDeck(cards: Cards, deck: Deck): OddsDeck | null {
  const payments = new Map<string, number>();
  const known: OddsPayment[] = [];
  const paymentOf = ({ useCost, catalyst }: CardDefinition): number => {
    const key = [useCost, catalyst].map(({ blue, green, red, any }) => [blue, green, red, any].join()).join("/");
    const index = payments.get(key) ?? known.length;
    if (index === known.length) known.push({ useCost, catalyst });
    payments.set(key, index);
    return index;
  };
  const [grimoire, stoneDeck] = [linesOf(cards, deck.grimoire), linesOf(cards, deck.stoneDeck)];
  const isUsable = createEmptyTableTester(cards, indicesOf(cards, grimoire, false), indicesOf(cards, stoneDeck, true));
  const played = grimoire.flatMap(({ card, copies }): readonly OddsCard[] => {
    const { name, kind, useCost, catalyst } = card;
    const index = findIndex(cards, card);
    if (kind === "stone" || index === null) return [];
    const cost = countSymbols(useCost);
    return [{ name, copies, kind, cost, useCost, catalyst, payment: paymentOf(card), alone: isUsable(index) }];
  });
  const stones = alike(
    stoneDeck.flatMap(({ card, copies }) =>
      card.kind === "stone"
        ? [{ colors: toColorBits(getEffectiveColors(card)), copies, arriveRested: arrivesRested(card) ? copies : 0 }]
        : [],
    ),
  );
  const count = (all: readonly { readonly copies: number }[]) => all.reduce((sum, { copies }) => sum + copies, 0);
  const [size, stoneCount] = [count(played), count(stones)];
  if (size > MOST_CARDS || stoneCount > MOST_CARDS) return null;
  return { cards: played, size, payments: known, stones, stoneCount };
}

type Copies = { readonly card: CardDefinition; readonly copies: number };

function linesOf(cards: Cards, lines: readonly DeckLine[]): readonly Copies[] {
  const found = new Map<CardDefinition, number>();
  for (const { name, count } of lines) {
    const card = findCard(cards, name);
    if (card !== null) found.set(card, (found.get(card) ?? 0) + count);
  }
  return [...found].map(([card, copies]) => ({ card, copies }));
}

const findIndex = (cards: Cards, { name }: CardDefinition): CardIndex | null =>
  cards.indexOf.get(toNameKey(name)) ?? null;

/** The indices of the stones among some cards, or of all other cards. */
const indicesOf = (cards: Cards, lines: readonly Copies[], areStones: boolean): readonly CardIndex[] =>
  lines.flatMap(({ card }) => ((card.kind === "stone") === areStones ? (findIndex(cards, card) ?? []) : []));

function alike(stones: readonly OddsStoneGroup[]): readonly OddsStoneGroup[] {
  const kinds = new Map<number, OddsStoneGroup>();
  for (const { colors, copies, arriveRested } of stones) {
    const before = kinds.get(colors) ?? { colors, copies: 0, arriveRested: 0 };
    kinds.set(colors, {
      colors,
      copies: before.copies + copies,
      arriveRested: before.arriveRested + arriveRested,
    });
  }
  return [...kinds.values()];
}

/** Whether a replacement ability of the stone itself always makes it enter rested. */
const arrivesRested = ({ abilities }: CardDefinition): boolean =>
  abilities.some(
    (ability) =>
      ability.type === "replacement" &&
      ability.on.on === "move" &&
      ability.on.what === "self" &&
      ability.on.to === "stoneArea" &&
      !("if" in ability && ability.if !== undefined) &&
      "rested" in ability.instead &&
      ability.instead.rested === true,
  );
