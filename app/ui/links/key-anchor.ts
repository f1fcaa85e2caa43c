import type { QueryKeyId } from "@/lib/magmell/search/query/keys";

/** Returns the anchor of a search key on the page of the query language. */
export const getKeyAnchor = (id: QueryKeyId): string => `key-${id}`;
