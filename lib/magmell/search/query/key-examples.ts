import type { QueryExample } from "./help";
import EXAMPLES from "./key-examples.json";
import type { QueryKeyId } from "./keys";

/** Returns the example queries of a key. */
export const getKeyExamples = (key: QueryKeyId): readonly QueryExample[] => EXAMPLES[key];
