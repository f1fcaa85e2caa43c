import type { Color } from "@/engine/magmell";
import type { Bilingual } from "@/lib/catalogue/model/types";

/** A starter deck as it stands on the shelf: the same for everybody. */
export type ShelfDeck = {
  readonly id: string;
  readonly key: string;
  readonly name: Bilingual;
  /** The plan of the deck, in a sentence or two. */
  readonly lead: Bilingual;
  /** The colors that its cards need, in the order of the rules. */
  readonly colors: readonly Color[];
  /** `null` when a card of it is not known today. */
  readonly code: string | null;
};
