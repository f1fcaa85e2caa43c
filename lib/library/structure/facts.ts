import type { MtgRuleId } from "@/engine/mtg/rulebook";
import COMPREHENSIVE from "./comprehensive.json";
import type { EntryFacts } from "./entry-facts";
import type { DocumentFacts } from "./extract-facts";
import SIXTH_EDITION from "./sixth-edition.json";

/** Facts of the documents' entries by id, written by `npm run rules -- structure`. Entries without any are left out. */
export const SHIPPED_FACTS = { ...SIXTH_EDITION, ...COMPREHENSIVE } as DocumentFacts;

const NONE: EntryFacts = {};

/** The facts of an entry: change mark, sources, links, cards, without the document's words. */
export const factsOf = (id: MtgRuleId): EntryFacts => SHIPPED_FACTS[id] ?? NONE;
