import type { QueryExample } from "./help";
import EXAMPLES from "./key-examples.json";
import type { KeyId } from "./keys";

/** Returns example queries of a key. */
export const keyExamples = (key: KeyId): readonly QueryExample[] => EXAMPLES[key];
