import type { RuleId } from "@/engine/magmell/rulebook";
import type { MtgRef } from "@/engine/mtg/rulebook";
import type { Bilingual } from "../documents";

/** A word by which an entry calls a concept. */
type WordUse = Bilingual & {
  readonly rule: MtgRef;
  /** Whether later documents use another word, or the thing is no more. */
  readonly retired: boolean;
};

/** A concept of the second game: its word of today, the words of each document, and its counterpart in MAGMELL. */
export type Concept = Bilingual & {
  readonly id: string;
  readonly uses: readonly WordUse[];
  readonly magmell: (Bilingual & { readonly rule: RuleId }) | null;
};

/** A use of a word that is in force. */
export const use = (rule: MtgRef, ja: string, en: string): WordUse => ({ rule, ja, en, retired: false });

/** A use of a word that later documents have replaced or dropped. */
export const old = (rule: MtgRef, ja: string, en: string): WordUse => ({ rule, ja, en, retired: true });
