import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { groupDeckLines } from "@/app/ui/magmell/editor/cards/deck-groups";
import { type Color, countDeckLineCards, countSymbols, DECK_ZONES, type Deck } from "@/engine/magmell";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { getLocalizedCardName } from "./drawing-context";

type Names = Pick<Catalogue, "names">;

/** A card name of a deck with its number of copies; `card` is null if the catalogue has no such card. */
export type DeckTile = { readonly name: string; readonly card: CatalogueCard | null; readonly count: number };

/** Returns the lines of both decks in reading order, the stones last. */
export const listDeckTiles = (deck: Deck, catalogue: Names): readonly DeckTile[] =>
  DECK_ZONES.flatMap((zone) =>
    groupDeckLines(deck[zone], catalogue).flatMap(({ entries }) =>
      entries.map(({ line, card }) => ({ name: card?.name ?? line.name, card, count: line.count })),
    ),
  );

/** Most names in a summary; further names are only counted. */
const TOLD = 6;

/** Returns a deck as one line for descriptions and screen readers: its card counts, and its most frequent cards. */
export function describeDeckCounts(
  deck: Deck,
  catalogue: Names,
  lang: Lang,
  { share }: Pick<Dictionary, "share">,
): string {
  const { counts, altCard, more, summary } = share.deck;
  const tiles = listDeckTiles({ grimoire: deck.grimoire, stoneDeck: [] }, catalogue);
  const told = [...tiles].sort((a, b) => b.count - a.count).slice(0, TOLD);
  const cards = told.map(({ name, card, count }) =>
    format(altCard, { name: card ? getLocalizedCardName({ lang }, card) : name, n: count }),
  );
  const rest = tiles.length > TOLD ? [format(more, { n: tiles.length - TOLD })] : [];
  const numbers = format(counts, {
    grimoire: countDeckLineCards(deck.grimoire),
    stoneDeck: countDeckLineCards(deck.stoneDeck),
  });
  return cards.length === 0
    ? numbers
    : format(summary, { counts: numbers, cards: [...cards, ...rest].join(lang === "ja" ? "、" : ", ") });
}

/** Copies at one use cost by color. Cards of several colors are counted together, and so are colorless cards. */
export type CurveBar = Readonly<Record<Color | "several" | "none", number>>;

/** Returns the curve bars for use costs from 0 to `most`. The last bar includes all higher costs. */
export function computeColorCurve(deck: Deck, catalogue: Names, most: number): readonly CurveBar[] {
  const bars = Array.from({ length: most + 1 }, () => ({ blue: 0, green: 0, red: 0, several: 0, none: 0 }));
  for (const { entries } of groupDeckLines(deck.grimoire, catalogue))
    for (const { card, line } of entries) {
      const bar = card && card.kind !== "stone" ? bars[Math.min(most, countSymbols(card.useCost))] : undefined;
      if (!card || !bar) continue;
      const [only = "none"] = card.neededColors;
      bar[card.neededColors.length > 1 ? "several" : only] += line.count;
    }
  return bars;
}
