import type { z } from "zod";
import { PAGE_SIZE } from "@/lib/collections";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { QUERY_KEYS } from "@/lib/magmell/search/query/keys";
import type { QueryWarning } from "@/lib/magmell/search/query/types";
import type { SearchHit, SearchResult } from "@/lib/magmell/search/run/types";
import { API_BASE_PATH } from "../api-paths";
import type { searchResponseSchema as schema } from "../schemas/card";
import { serializeCard, serializePrinting } from "./card";
import { serializePaging } from "./paging";

type FoundCards = {
  readonly query: { readonly warnings: readonly QueryWarning[] };
  readonly canonical: string;
  readonly snapshot: Pick<Catalogue, "version" | "sets">;
  readonly result: Pick<SearchResult, "total" | "hits">;
};

/** Serializes a page of search results. `asOf` is the date of the searched texts; links keep `asked`. */
export function serializeSearchPage(
  found: FoundCards,
  asOf: string,
  page: number,
  asked: Readonly<Record<string, string | null>> = {},
): z.infer<typeof schema> {
  const { query, canonical, snapshot, result } = found;
  const { total } = result;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return {
    version: snapshot.version,
    asOf,
    query: canonical,
    ...serializePaging({ page, pages, total }, `${API_BASE_PATH}/cards`, { q: canonical, ...asked }),
    warnings: query.warnings.map(serializeQueryWarning),
    cards: result.hits((page - 1) * PAGE_SIZE, PAGE_SIZE).map((hit) => hitAnswer(hit, snapshot.sets)),
  };
}

const hitAnswer = ({ card, printing }: SearchHit, sets: Catalogue["sets"]) => ({
  ...serializeCard(card),
  printing: printing && serializePrinting(printing, sets),
});

/** Serializes a warning about a query. */
export const serializeQueryWarning = ({ code, at, text, nearest, choices, key, limit }: QueryWarning) => ({
  code,
  at: { from: at.from, to: at.to },
  text,
  ...(nearest !== undefined && { nearest }),
  ...(choices !== undefined && { choices: [...choices] }),
  ...(key !== undefined && { key: QUERY_KEYS[key].names[0] }),
  ...(limit !== undefined && { limit }),
});
