import { BASIC_STONES, COLORS, type Color } from "../model/card";
import type { Cards } from "../model/cards";
import { countDeckLineCards } from "../model/deck";
import type { DeckFix, DeckProblem, DeckProblemCode } from "../model/problem";
import { createDeckProblem } from "./deck-problem";
import { createFillFix } from "./fill-fix";
import type { MergedDeck, MergedDeckLine } from "./merge-lines";
import { type CountByColor, countCatalystDemand, countSuppliedStones, getLargestStoneNeed } from "./stone-need";

/**
 * Returns advice on stones (702.3.4). A color is unsupplied if a card needs more stones of this color than the stone
 * deck has, so that the card can never be used. Catalysts exceed the supply of a color if all of them together need
 * more stones of it than the deck has, because a stone turned face down has no color (219.6.2).
 */
export function getStoneAdvice(cards: Cards, deck: MergedDeck): readonly DeckProblem[] {
  const supply = countSuppliedStones(deck.stoneDeck);
  const fix = createFillFix(cards, deck);
  const after = fix === null ? supply : suppliedAfter(fix, deck);
  const { grimoire } = deck;
  const advice = (code: DeckProblemCode, color: Color, want: number, asks: (line: MergedDeckLine) => boolean) => {
    const names = grimoire.filter(asks).map(({ name }) => name);
    const helps = Math.min(after[color], want) > Math.min(supply[color], want);
    return createDeckProblem({
      code,
      zone: "stoneDeck",
      names,
      color,
      have: supply[color],
      want,
      fix: helps ? fix : null,
    });
  };
  const need = (color: Color) => getLargestStoneNeed(grimoire, color);
  const demand = (color: Color) => countCatalystDemand(grimoire, color);
  const unsupplied = COLORS.filter((color) => need(color) > supply[color]).map((color) =>
    advice("COLOR_UNSUPPLIED", color, need(color), ({ card }) => {
      return card !== null && Math.max(card.useCost[color], card.catalyst[color]) > supply[color];
    }),
  );
  const above = COLORS.filter((color) => supply[color] > 0 && demand(color) > supply[color]).map((color) =>
    advice("CATALYST_ABOVE_SUPPLY", color, demand(color), ({ card }) => (card?.catalyst[color] ?? 0) > 0),
  );
  return [...unsupplied, ...above, ...(unsupplied.length + above.length > 0 ? [] : adviseTotal(deck))];
}

/**
 * Advice on catalysts of all colors against all stones: with enough stones of each color the total, including symbols
 * that any stone can pay, may still be too high.
 */
function adviseTotal({ grimoire, stoneDeck }: MergedDeck): readonly DeckProblem[] {
  const want = [...COLORS, "any" as const].reduce((sum, color) => sum + countCatalystDemand(grimoire, color), 0);
  const have = countDeckLineCards(stoneDeck);
  if (want <= have) return [];
  const names = grimoire
    .filter(({ card }) => card !== null && Object.values(card.catalyst).some((count) => count > 0))
    .map(({ name }) => name);
  return [
    createDeckProblem({ code: "CATALYST_ABOVE_SUPPLY", zone: "stoneDeck", names, color: "any", have, want, fix: null }),
  ];
}

/** Stones of each color after the basic stones have been replaced by those of the fix. */
function suppliedAfter(fix: DeckFix, { stoneDeck }: MergedDeck): CountByColor {
  const supply = { ...countSuppliedStones(stoneDeck.filter(({ name }) => !Object.hasOwn(BASIC_STONES, name))) };
  if (fix.do !== "fill") return supply;
  for (const { name, count } of fix.lines) {
    const color = BASIC_STONES[name];
    if (color !== undefined) supply[color] += count;
  }
  return supply;
}
