import { COLORS, type Color } from "../../model/card";
import type { Cards } from "../../model/cards";
import type { DeckZone } from "../../model/deck";
import type { DeckProblem } from "../../model/problem";
import { fillFix } from "./fill-fix";
import { type MergedLine, total } from "./merge-lines";
import { problem } from "./problem";
import { catalystDemand, neededSymbols, suppliedStones } from "./stone-need";

type Merged = Readonly<Record<DeckZone, readonly MergedLine[]>>;

/**
 * Advice on paying (702.3.4): colours that cards ask for and no stone has, and catalysts that ask for more stones than
 * there are, which matters because a stone turned face down loses its colour (219.6.2). A stone deck without a card is
 * no plan yet and gets none.
 */
export function adviseStones(cards: Cards, deck: Merged): readonly DeckProblem[] {
  if (total(deck.stoneDeck) === 0) return [];
  const need = neededSymbols(deck.grimoire);
  const supply = suppliedStones(deck.stoneDeck);
  const fix = fillFix(cards, deck);
  const unsupplied = COLORS.filter((color) => need[color] > 0 && supply[color] === 0);
  const advice = unsupplied.map((color) =>
    problem({
      code: "COLOR_UNSUPPLIED",
      zone: "stoneDeck",
      names: asking(deck.grimoire, color),
      color,
      have: 0,
      want: 1,
      fix,
    }),
  );
  const demand = (color: Color): number => catalystDemand(deck.grimoire, color);
  const above = COLORS.filter((color) => supply[color] > 0 && demand(color) > supply[color]).map((color) =>
    problem({
      code: "CATALYST_ABOVE_SUPPLY",
      zone: "stoneDeck",
      names: asking(deck.grimoire, color, "catalyst"),
      color,
      have: supply[color],
      want: demand(color),
      fix,
    }),
  );
  return [...advice, ...above, ...adviseTotal(deck)];
}

/** Catalysts of all colours against stones of all colours. More of them than stones can no split help. */
function adviseTotal(deck: Merged): readonly DeckProblem[] {
  const demand = [...COLORS, "any" as const].reduce((sum, color) => sum + catalystDemand(deck.grimoire, color), 0);
  const have = total(deck.stoneDeck);
  if (demand <= have) return [];
  const names = deck.grimoire.filter(({ card }) => card && Object.values(card.catalyst).some((count) => count > 0));
  return [
    problem({
      code: "CATALYST_ABOVE_SUPPLY",
      zone: "stoneDeck",
      names: names.map(({ name }) => name),
      color: "any",
      have,
      want: demand,
      fix: null,
    }),
  ];
}

function asking(grimoire: readonly MergedLine[], color: Color, part?: "catalyst"): readonly string[] {
  const asks = (card: NonNullable<MergedLine["card"]>): boolean =>
    card.catalyst[color] > 0 || (part !== "catalyst" && card.useCost[color] > 0);
  return grimoire.filter(({ card }) => card !== null && asks(card)).map(({ name }) => name);
}
