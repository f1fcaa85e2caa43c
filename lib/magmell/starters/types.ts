import type { Color } from "@/engine/magmell";
import type { BilingualText } from "@/lib/magmell/catalogue/model/types";
import type { DeckStatistics } from "@/lib/magmell/decks/statistics";

/** A starter deck as all visitors see it. */
export type StarterDeck = {
  readonly id: string;
  readonly key: string;
  readonly name: BilingualText;
  /** The plan of the deck, in a sentence or two. */
  readonly lead: BilingualText;
  /** The colors that its cards need, in the order of the rules. */
  readonly colors: readonly Color[];
  /** The card that illustrates the deck; null if none of its cards is known today. */
  readonly hero: string | null;
  /** The use costs of its grimoire. */
  readonly curve: DeckStatistics["curve"];
  /** `null` when a card of it is not known today. */
  readonly code: string | null;
};
