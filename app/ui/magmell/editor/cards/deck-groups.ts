import {
  CARD_KINDS,
  type CardKind,
  countSymbols,
  type Deck,
  type DeckLine,
  type DeckZone,
  toNameKey,
} from "@/engine/magmell";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";

/** A deck line with its card; null if the name is unknown. */
export type DeckEntry = { readonly line: DeckLine; readonly card: CatalogueCard | null };
type DeckGroup = {
  readonly kind: CardKind | "other";
  readonly copies: number;
  readonly entries: readonly DeckEntry[];
};

/**
 * Groups the lines of a zone by kind, sorted by use cost and then as in the catalogue. Unknown names and tokens come last.
 */
export function groupDeckLines(lines: readonly DeckLine[], { names }: Pick<Catalogue, "names">): readonly DeckGroup[] {
  const entries = lines.map((line) => ({ line, card: names.keys.get(toNameKey(line.name)) ?? null }));
  return [...CARD_KINDS, "other" as const].flatMap((kind) => {
    const members = entries.filter((entry) => kindOf(entry) === kind).sort(byCost);
    if (members.length === 0) return [];
    return [{ kind, copies: members.reduce((sum, { line }) => sum + line.count, 0), entries: members }];
  });
}

/** Returns the zone of a deck in which a card is played: the stone deck for stones, else the grimoire. */
export const getHomeZone = (card: Pick<CatalogueCard, "kind">): DeckZone =>
  card.kind === "stone" ? "stoneDeck" : "grimoire";

const kindOf = ({ card }: DeckEntry): CardKind | "other" => (card && !card.token ? card.kind : "other");

const byCost = (a: DeckEntry, b: DeckEntry): number =>
  (a.card ? countSymbols(a.card.useCost) : 0) - (b.card ? countSymbols(b.card.useCost) : 0) ||
  (a.card?.number ?? 0) - (b.card?.number ?? 0) ||
  (a.line.name < b.line.name ? -1 : 1);

/** Returns the deck with its lines in display order: by kind, then by use cost. */
export function sortDeckForReading(deck: Deck, catalogue: Pick<Catalogue, "names">): Deck {
  const ordered = (zone: DeckZone) =>
    groupDeckLines(deck[zone], catalogue).flatMap(({ entries }) =>
      entries.map(({ line, card }) => ({ name: card?.name ?? line.name, count: line.count })),
    );
  return { grimoire: ordered("grimoire"), stoneDeck: ordered("stoneDeck") };
}
