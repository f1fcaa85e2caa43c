import { GRAMMAR_EXAMPLES, type QueryExample } from "./help";
import EXAMPLES from "./key-examples.json";
import type { QueryKeyId } from "./keys";

/** Returns the example queries of a key. */
export const getKeyExamples = (key: QueryKeyId): readonly QueryExample[] => EXAMPLES[key];

const { words, lists, compare, minus, or } = GRAMMAR_EXAMPLES;

/** The ten examples that the help page begins with, one of each common kind. */
export const FIRST_EXAMPLES: readonly QueryExample[] = [
  ...[words, lists].map(([first]) => first),
  ...(["colors", "text", "useCost"] as const).flatMap((key) => getKeyExamples(key).slice(0, 1)),
  ...[compare, minus, or].map(([first]) => first),
  ...(["ability", "order"] as const).flatMap((key) => getKeyExamples(key).slice(0, 1)),
];
