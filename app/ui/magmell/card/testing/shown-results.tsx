import type { Lang } from "@/app/i18n/lang";
import type { ResultDisplay } from "@/app/ui/magmell/card/browse/results/result-view";
import { SearchResultView } from "@/app/ui/magmell/card/browse/results/results";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { createFixtureCatalogue } from "@/app/ui/testing/fixture-cards";
import { createHighlighter } from "@/lib/magmell/search/highlight";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { searchCatalogue } from "@/lib/magmell/search/run/search";

type Props = { query: string; display: ResultDisplay; lang?: Lang };

/** Renders the results of a query over the fixture cards, as the results page does. */
export function ShownResults({ query: text, display, lang = "ja" }: Props) {
  const snapshot = createFixtureCatalogue();
  const query = readQuery(text);
  const result = searchCatalogue(getSearchIndex(snapshot), query);
  const found = { query, snapshot, context: {}, result, highlight: createHighlighter(query.root, null) };
  return (
    <AllWordsProvider lang={lang}>
      <SearchResultView found={found} page={1} display={display} lang={lang} />
    </AllWordsProvider>
  );
}
