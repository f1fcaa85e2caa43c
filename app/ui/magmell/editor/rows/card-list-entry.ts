import type { DeckZone } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { ListZone } from "@/lib/magmell/decks/content";

/** The lists in which rows stand: the pool, and those of the deck. */
export const LIST_PLACES = ["pool", "grimoire", "stoneDeck", "candidates"] as const satisfies readonly (
  | "pool"
  | ListZone
)[];
export type ListPlace = (typeof LIST_PLACES)[number];

/** A card beside its number of copies. */
export type CardListEntry = {
  readonly id: string;
  readonly place: ListPlace;
  /** The list that its buttons change. */
  readonly zone: ListZone;
  /** The deck that it belongs to by its kind. */
  readonly home: DeckZone;
  /** The name as the deck or the catalogue writes it. */
  readonly name: string;
  /** The name in the reader's language. */
  readonly title: string;
  /** The title cut where it holds what was searched for; left out, it holds none of it. */
  readonly parts?: readonly { readonly text: string; readonly marked: boolean }[];
  readonly card: CatalogueCard | null;
  readonly count: number;
  /** How many copies the zone may hold of one name; `null` for any number. */
  readonly most: number | null;
  /** The copies among the candidates, where the row does not stand there itself. */
  readonly candidates: number;
  readonly noted: boolean;
  readonly tags: readonly string[];
};
