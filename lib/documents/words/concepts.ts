import type { RuleId } from "@/engine/magmell/rulebook";
import type { MtgRef } from "@/engine/mtg/rulebook";
import type { BilingualText } from "../documents";
import ROWS from "./concepts.json";

/**
 * Relation of a retired word to its concept: `same` thing with another name; `became`: a kind of card that the concept
 * absorbed; `narrower`; `wider`; `split` into several current concepts; `gone`.
 */
export const WORD_RELATIONS = ["same", "became", "narrower", "wider", "split", "gone"] as const;

/** A word by which an entry calls a concept. */
type WordUse = BilingualText & {
  readonly rule: MtgRef;
  /** The relation to the concept of a word that later documents replaced or dropped; `null` for a word in force. */
  readonly retired: (typeof WORD_RELATIONS)[number] | null;
  /** A sentence on what a retired word means today; `null` where that is the concept's own word. */
  readonly today: BilingualText | null;
};

/** A concept of the second game: its word of today, the words of each document, and its counterpart in MAGMELL. */
type Concept = BilingualText & {
  readonly id: string;
  readonly uses: readonly WordUse[];
  readonly magmell: (BilingualText & { readonly rule: RuleId }) | null;
};

type ConceptData = Omit<Concept, "uses" | "magmell"> & {
  readonly uses: readonly (Omit<WordUse, "retired" | "today"> & Partial<WordUse>)[];
} & Partial<Pick<Concept, "magmell">>;

/** The glossary of all Magic documents. */
export const GLOSSARY_CONCEPTS: readonly Concept[] = (ROWS as readonly ConceptData[]).map((row) => ({
  magmell: null,
  ...row,
  uses: row.uses.map((use) => ({ retired: null, today: null, ...use })),
}));

/** A retired word with the concept of today that it is listed under. */
type RetiredWord = { readonly use: WordUse; readonly concept: Concept };

/** Retired words, each once, in the order of the glossary. */
export const RETIRED_WORDS: readonly RetiredWord[] = GLOSSARY_CONCEPTS.flatMap((concept) => {
  const retired = concept.uses.filter((use) => use.retired !== null && use.en !== concept.en);
  const first = retired.filter((use, place) => retired.findIndex(({ en }) => en === use.en) === place);
  return first.map((use) => ({ use, concept }));
});
