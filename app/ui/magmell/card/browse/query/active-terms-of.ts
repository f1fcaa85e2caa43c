import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { getSearchHref } from "@/app/ui/links/browse-address";
import type { Query } from "@/lib/magmell/search/query/types";
import { getQueryParts, removeQueryPart, setQueryOptions } from "@/lib/magmell/search/query/write/edit-query";
import { writeNode } from "@/lib/magmell/search/query/write/write-node";
import type { ActiveTerm } from "./active-terms";
import { describeTerm, type TermDictionary } from "./term-words";

/** Returns the required terms and the options of a query, each with the URL that removes it. */
export function listActiveTerms(query: Query, lang: Lang, words: TermDictionary): readonly ActiveTerm[] {
  const { tokens, retired, asOf } = query.options;
  const { facets, asOf: texts } = words.search;
  const option = (name: "tokens" | "retired" | "asOf", label: string): ActiveTerm => ({
    key: name,
    label,
    href: getSearchHref(lang, setQueryOptions(query, { [name]: undefined }).text),
  });
  return [
    ...getQueryParts(query).map((part) => ({
      key: writeNode(part),
      label: describeTerm(part, words),
      href: getSearchHref(lang, removeQueryPart(query, part).text),
    })),
    ...(tokens ? [option("tokens", facets.tokens)] : []),
    ...(retired ? [option("retired", facets.retired)] : []),
    ...(asOf ? [option("asOf", format(texts, { day: asOf }))] : []),
  ];
}
