import type { Deck, DeckLine } from "@/engine/magmell";
import type { IsoDate } from "@/lib/magmell/catalogue/model/types";

/** One side of a comparison, as one viewer may see it. */
export type ComparedDeck = {
  /** The name of a saved deck and of its starter in English; the one in the link of a code; empty for a code alone. */
  readonly name: string;
  readonly englishName: string;
  /** The requested version; null for the current deck. */
  readonly version: number | null;
  /** The path of its page, without the language; `null` for a version, which has none. */
  readonly path: string | null;
  readonly deck: Deck;
  /** Empty unless the deck is the viewer's own. */
  readonly candidates: readonly DeckLine[];
  /** The day in Tokyo on which it was saved; `null` for a code. */
  readonly savedOn: IsoDate | null;
};
