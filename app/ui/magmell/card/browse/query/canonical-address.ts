import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getSearchHref } from "@/app/ui/links/browse-address";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { writeQueryForReader } from "@/lib/magmell/search/query/write/write-for-reader";
import { writeQuery } from "@/lib/magmell/search/query/write/write-query";
import { isCanonicalAddress, type PageParams, parseSearchParameters } from "./old-parameters";
import { addTypedSpelling } from "./typed-spellings";

/**
 * Returns the canonical URL of a search, with the query as typed in its fragment; null if the parameters are canonical.
 * A query that cannot be read stays as it was typed.
 */
export function findCanonicalSearchHref(lang: Lang, given: PageParams): string | null {
  const { text, page } = parseSearchParameters(given);
  const query = readQuery(text);
  const isRead = query.warnings.length === 0;
  const address = isRead ? writeQuery(query) : text;
  if (isCanonicalAddress(given, { text: address, page })) return null;
  const href = getSearchHref(lang, address, page);
  const isTyped = isRead && typeof given.q === "string" && text === given.q.trim();
  return isTyped && text !== writeQueryForReader(query, getTextLang(lang)) ? addTypedSpelling(href, text) : href;
}
