import { readQuery } from "@/lib/search/query/read/read-query";
import { writeQuery } from "@/lib/search/query/write/write-query";

/** The text under which an address carries a query. */
export const canonicalText = (typed: string): string => writeQuery(readQuery(typed.trim()));
