import { Grammar } from "../grammar/grammar";
import { ABILITY_CATEGORIES } from "./abilities";
import { AMOUNT_CATEGORIES } from "./amounts";
import { CHANGE_CATEGORIES } from "./changes";
import { CLAUSE_CATEGORIES } from "./clauses";
import { CONDITION_CATEGORIES } from "./conditions";
import { CREATED_ABILITY_CATEGORIES } from "./created-abilities";
import { EFFECT_CATEGORIES } from "./effects";
import { EVENT_CATEGORIES } from "./events";
import { HISTORY_CATEGORIES } from "./history";
import { LEXICON_CATEGORIES } from "./lexicon";
import { MODIFIER_CATEGORIES } from "./modifiers";
import { NOUN_CATEGORIES } from "./nouns";
import { PROGRAM_CATEGORIES } from "./programs";
import { REFERENCE_CATEGORIES } from "./references";
import { SELECTION_CATEGORIES } from "./selections";
import { STATIC_ABILITY_CATEGORIES } from "./static-abilities";
import { TARGET_CATEGORIES } from "./targets";

let made: Grammar | null = null;

/** Returns the grammar of Japanese card text; builds it on first use. */
export function getJapaneseGrammar(): Grammar {
  made ??= new Grammar({
    ...LEXICON_CATEGORIES,
    ...REFERENCE_CATEGORIES,
    ...AMOUNT_CATEGORIES,
    ...MODIFIER_CATEGORIES,
    ...NOUN_CATEGORIES,
    ...SELECTION_CATEGORIES,
    ...TARGET_CATEGORIES,
    ...CONDITION_CATEGORIES,
    ...EVENT_CATEGORIES,
    ...HISTORY_CATEGORIES,
    ...CHANGE_CATEGORIES,
    ...EFFECT_CATEGORIES,
    ...CLAUSE_CATEGORIES,
    ...PROGRAM_CATEGORIES,
    ...STATIC_ABILITY_CATEGORIES,
    ...CREATED_ABILITY_CATEGORIES,
    ...ABILITY_CATEGORIES,
  });
  return made;
}
