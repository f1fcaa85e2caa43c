import { inject } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { SiteHeader } from "@/app/ui/layout/site-header";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { mockResponses } from "@/app/ui/testing/mock-responses";
import "@/app/ui/testing/css-locator";
import { createFixtureCatalogue } from "@/app/ui/testing/fixture-cards";
import { getCompletionNames } from "@/lib/magmell/catalogue/views/completion-names";
import { createHighlighter } from "@/lib/magmell/search/highlight";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { writeQueryForReader } from "@/lib/magmell/search/query/write/write-for-reader";
import { writeQuery } from "@/lib/magmell/search/query/write/write-query";
import { movePlainStonesLast } from "@/lib/magmell/search/run/plain-stones-last";
import { searchCatalogue } from "@/lib/magmell/search/run/search";
import { CardSearchPage } from "../browse-page";

export const words = getDictionary("ja");

/** Catalogue version of the card names used for autocompletion. */
export const VERSION = "names";

/** The links to card pages among the results. */
export const results = page.getByCss("[data-result]");

/** Completions in the search field. */
export const completions = page.getByRole("listbox", { name: words.search.suggestions }).getByRole("option");

/** Mocks the response with the card names that complete search fields. */
export const mockCardNames = (names?: readonly string[]): void =>
  mockResponses({ [`GET /api/names/${VERSION}`]: getCompletionNames(createFixtureCatalogue(names)) });

/** Returns the names of all bundled cards. */
export const getAllCardNames = (): readonly string[] => inject("snapshot").cards.map(({ name }) => name);

type Wishes = {
  readonly at?: number;
  readonly large?: boolean;
  readonly lang?: Lang;
  readonly names?: readonly string[];
};

/** Renders the site header and the results page of a query, by default over a dozen fixture cards. */
export function renderBrowse(typed: string, { at = 1, large = false, lang = "ja", names }: Wishes = {}) {
  const query = readQuery(typed);
  const snapshot = createFixtureCatalogue(names);
  const found = searchCatalogue(getSearchIndex(snapshot), query);
  const isAll = query.root === null && query.options.order === undefined;
  return render(
    <AllWordsProvider lang={lang}>
      <SiteHeader address={{ lang, path: "/cards", query: "" }} theme="auto" version={VERSION} />
      <CardSearchPage
        found={{
          ...{ query, snapshot, context: {} },
          result: isAll ? movePlainStonesLast(found) : found,
          highlight: createHighlighter(query.root, null),
        }}
        page={at}
        address={writeQuery(query)}
        typed={writeQueryForReader(query, getTextLang(lang))}
        display={query.options.display ?? "grid"}
        large={large}
        version={VERSION}
        lang={lang}
      />
    </AllWordsProvider>,
  );
}
