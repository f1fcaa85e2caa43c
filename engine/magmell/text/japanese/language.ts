import { Grammar } from "../grammar/grammar";
import { ABILITIES } from "./abilities";
import { AMOUNTS } from "./amounts";
import { CHANGES } from "./changes";
import { CLAUSES } from "./clauses";
import { CONDITIONS } from "./conditions";
import { CREATED_CATEGORIES } from "./created";
import { EFFECTS } from "./effects";
import { EVENTS } from "./events";
import { LEXICON } from "./lexicon";
import { MODIFIER_CATEGORIES } from "./modifiers";
import { NOUN_CATEGORIES } from "./nouns";
import { PROGRAMS } from "./programs";
import { REFERENCES } from "./references";
import { SELECTIONS } from "./selections";
import { STANDING_CATEGORIES } from "./standing";
import { TARGETS } from "./targets";

let made: Grammar | null = null;

/** The template language of Japanese card text: made when it is first asked for. */
export function japanese(): Grammar {
  made ??= new Grammar({
    ...LEXICON,
    ...REFERENCES,
    ...AMOUNTS,
    ...MODIFIER_CATEGORIES,
    ...NOUN_CATEGORIES,
    ...SELECTIONS,
    ...TARGETS,
    ...CONDITIONS,
    ...EVENTS,
    ...CHANGES,
    ...EFFECTS,
    ...CLAUSES,
    ...PROGRAMS,
    ...STANDING_CATEGORIES,
    ...CREATED_CATEGORIES,
    ...ABILITIES,
  });
  return made;
}
