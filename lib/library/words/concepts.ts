import type { Concept } from "./concept";
import { OBJECT_CONCEPTS } from "./concepts-objects";
import { PLAY_CONCEPTS } from "./concepts-play";

/** The glossary over all documents of the second game. */
export const CONCEPTS: readonly Concept[] = [...OBJECT_CONCEPTS, ...PLAY_CONCEPTS];

/** A retired word with the concept of today that it is listed under. */
type RetiredWord = { readonly use: Concept["uses"][number]; readonly concept: Concept };

/** Retired words, each once, in the order of the glossary. */
export const RETIRED_WORDS: readonly RetiredWord[] = CONCEPTS.flatMap((concept) => {
  const retired = concept.uses.filter((use) => use.retired !== null && use.en !== concept.en);
  const first = retired.filter((use, place) => retired.findIndex(({ en }) => en === use.en) === place);
  return first.map((use) => ({ use, concept }));
});
