import type { MtgRuleId } from "@/engine/mtg/rulebook";
import CARDS from "./card-names.json";
import COMPREHENSIVE from "./comprehensive.json";
import type { EntryFacts, IndexTerm } from "./entry-facts";
import type { DocumentFacts } from "./extract-facts";
import type { CardNames } from "./find-cards";
import INDEX from "./index-terms.json";
import SIXTH_EDITION from "./sixth-edition.json";

/** Facts of the documents' entries by id, written by `npm run rules -- structure`. Entries without any are left out. */
export const ALL_ENTRY_FACTS = { ...SIXTH_EDITION, ...COMPREHENSIVE } as DocumentFacts;

const NONE: EntryFacts = {};

/** Returns the facts of an entry: change mark, sources, links, cards, without the document's words. */
export const getRuleFacts = (id: MtgRuleId): EntryFacts => ALL_ENTRY_FACTS[id] ?? NONE;

/** The terms of the summary's own index, in its order: below their heads, with the entries that are meant. */
export const INDEX_TERMS = INDEX as readonly IndexTerm[];

/** The cards that the summary mentions, by their names in either language and as it misprints them. */
export const CARD_NAMES: readonly CardNames[] = CARDS;
