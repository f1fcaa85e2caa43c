import type { QueryKeyId } from "@/lib/magmell/search/query/keys";

/** Returns the anchor of a search key on the query language page. */
export const getKeyAnchor = (id: QueryKeyId): string => `key-${id}`;
