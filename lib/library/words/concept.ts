import type { RuleId } from "@/engine/magmell/rulebook";
import type { MtgRef } from "@/engine/mtg/rulebook";
import type { Bilingual } from "../documents";

/**
 * How a retired word stands to the concept that it is listed under: the same thing by another name; a sort of cards that the
 * concept has taken in; a part of it; more than it; several things of today; or nothing that is left.
 */
type WordRelation = "same" | "became" | "narrower" | "wider" | "split" | "gone";

/** A word by which an entry calls a concept. */
type WordUse = Bilingual & {
  readonly rule: MtgRef;
  /** The relation to the concept of a word that later documents replaced or dropped; `null` for a word in force. */
  readonly retired: WordRelation | null;
  /** A sentence on what a retired word means today; `null` where that is the concept's own word. */
  readonly today: Bilingual | null;
};

/** A concept of the second game: its word of today, the words of each document, and its counterpart in MAGMELL. */
export type Concept = Bilingual & {
  readonly id: string;
  readonly uses: readonly WordUse[];
  readonly magmell: (Bilingual & { readonly rule: RuleId }) | null;
};

/** Returns a use of a word that is in force. */
export const use = (rule: MtgRef, ja: string, en: string): WordUse => ({ rule, ja, en, retired: null, today: null });

/** Returns a use of a word for which later documents have another one of the same meaning. */
export const old = (rule: MtgRef, ja: string, en: string): WordUse => ({ ...use(rule, ja, en), retired: "same" });

/** Returns a use of a retired word that is not just another name, with a sentence on what it means today. */
export const oldFor = (
  retired: Exclude<WordRelation, "same">,
  word: readonly [rule: MtgRef, ja: string, en: string],
  ja: string,
  en: string,
): WordUse => ({ ...use(...word), retired, today: { ja, en } });
