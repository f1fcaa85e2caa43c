import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { findAnswer } from "@/lib/documents/answers/answers";
import { findBestEntries, searchEntries } from "@/lib/documents/find-entries";
import { parseLibraryFilters } from "@/lib/documents/search-filters";
import { EntrySearchResults } from "./found-entries";

const { librarySearch, rulesSearch, library } = getDictionary("ja");

function shown(asked: Record<string, string>): string {
  const filters = parseLibraryFilters(asked);
  const found = searchEntries(filters, new Map(), new Map(), "best");
  return renderToStaticMarkup(
    <EntrySearchResults filters={filters} found={found} numbered={[]} best={findBestEntries(filters)} lang="ja" />,
  );
}

const heading = (page: string) => /<h2[^>]*>(.*?)<\/h2>/s.exec(page)?.[1];

describe("the results of a search", () => {
  it("begin with the best entries, each ruling with its answer, before all that hold the words", () => {
    const page = shown({ q: "トークン 墓地", game: "mtg" });
    expect(heading(page)).toBe(format(rulesSearch.title, { typed: "トークン 墓地" }));
    const best = page.split("<details")[0] ?? "";
    expect(best).toContain('href="/rules/mtg-6e/Z.3.r1"');
    expect(best).toContain(findAnswer("mtg-6e:Z.3.r1")?.ja);
    expect(page).toContain("<details");
  });

  it("are called closest where nothing holds the words, with other ways on below", () => {
    const q = "二段攻撃のあるクリーチャーのダメージはいつ与えられるか";
    const page = shown({ q, game: "mtg" });
    expect(heading(page)).toBe(format(rulesSearch.closest, { typed: q }));
    expect(page.indexOf(rulesSearch.advice)).toBeGreaterThan(page.indexOf("/rules/mtg-"));
  });

  it("are none only where nothing is near", () => {
    const page = shown({ q: "りんご" });
    expect(heading(page)).toBe(format(rulesSearch.none, { typed: "りんご" }));
    expect(page).toContain(rulesSearch.advice);
  });

  it("of one game lead to those of both", () => {
    const page = shown({ q: "墓地", game: "mtg" });
    expect(page).toContain(`href="/rules?q=${encodeURIComponent("墓地")}"`);
    expect(page).toContain(librarySearch.bothGames);
    expect(page).not.toContain(`>${library.magmell}<`);
    expect(shown({ q: "墓地" })).not.toContain(librarySearch.bothGames);
  });
});
