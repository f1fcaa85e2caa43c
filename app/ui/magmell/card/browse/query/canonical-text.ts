import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { writeQuery } from "@/lib/magmell/search/query/write/write-query";

/** Returns the text under which a URL carries a query. */
export const canonicalizeQueryText = (typed: string): string => writeQuery(readQuery(typed.trim()));
