import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { writeQuery } from "@/lib/magmell/search/query/write/write-query";

/** Returns the canonical text of a query, as used in URLs. */
export const canonicalizeQueryText = (typed: string): string => writeQuery(readQuery(typed.trim()));
