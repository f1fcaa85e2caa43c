import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { getSearchHref } from "@/app/ui/links/browse-address";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import { getQueryParts } from "@/lib/magmell/search/query/write/edit-query";
import { listFilterReadings, type WidenedQuery } from "@/lib/magmell/search/run/everyday-words";
import { explainEmptyResult } from "@/lib/magmell/search/run/explain";
import { describeTerm } from "../query/term-words";
import { ProbablyMeant } from "./no-cards";
import type { SearchView } from "./result-view";

type Props = {
  found: Pick<SearchView, "query" | "snapshot" | "context">;
  /** The query that was run instead because no name matched; null if names match. */
  widened: WidenedQuery | null;
  lang: Lang;
};

/**
 * Renders a note that the cards come from a wider query, and links to filters that have the typed words as values.
 * Renders nothing if there are neither.
 */
export function WidenedNote({ found, widened, lang }: Props) {
  const words = getDictionary(lang);
  const { empty, count } = words.search;
  const { query, snapshot, context } = found;
  const index = getSearchIndex(snapshot);
  const filters = listFilterReadings(index, query, context).filter((one) => one.query.text !== widened?.query.text);
  if (!widened && filters.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      {widened ? (
        <p>{formatPlural(lang, widened.by === "texts" ? empty.inTexts : empty.asFilters, widened.count)}</p>
      ) : null}
      {filters.map((one) => (
        <a
          key={one.query.text}
          href={getSearchHref(lang, one.query.text)}
          className="link inline-flex min-h-9 items-center gap-2 pointer-coarse:min-h-11"
        >
          {getQueryParts(one.query)
            .map((part) => describeTerm(part, words))
            .join(words.search.or)}
          <span className="text-ink-soft">{formatPlural(lang, count, one.count)}</span>
        </a>
      ))}
      {widened ? (
        <ProbablyMeant found={found} explained={explainEmptyResult(index, query, context)} lang={lang} />
      ) : null}
    </div>
  );
}
