import type { DeckZone } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { ListZone } from "@/lib/magmell/decks/content";

/** Lists of rows: the pool and the deck's lists. */
export const LIST_PLACES = ["pool", "grimoire", "stoneDeck", "candidates"] as const satisfies readonly (
  | "pool"
  | ListZone
)[];
export type ListPlace = (typeof LIST_PLACES)[number];

/** A row of a list: a card with its number of copies. */
export type CardListEntry = {
  readonly id: string;
  readonly place: ListPlace;
  /** The list that its buttons change. */
  readonly zone: ListZone;
  /** The deck that it belongs to by its kind. */
  readonly home: DeckZone;
  /** Name as written in the deck or the catalogue. */
  readonly name: string;
  /** The name in the reader's language. */
  readonly title: string;
  /** Title split at the search matches; omitted without a match. */
  readonly parts?: readonly { readonly text: string; readonly marked: boolean }[];
  readonly card: CatalogueCard | null;
  readonly count: number;
  /** Maximum copies of the name in the zone; null for no limit. */
  readonly most: number | null;
  /** Copies in the maybeboard, unless the row is there itself. */
  readonly candidates: number;
  readonly noted: boolean;
  readonly tags: readonly string[];
};
