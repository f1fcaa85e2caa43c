import type { Dictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { getSearchHref } from "@/app/ui/links/browse-address";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { writeQuery } from "@/lib/magmell/search/query/write/write-query";
import { searchCatalogue } from "@/lib/magmell/search/run/search";
import type { ShelfItem } from "./book-shelf";

const COLORS = [
  ["blue", "blue", "c:b"],
  ["green", "green", "c:g"],
  ["red", "red", "c:r"],
  ["colorless", "none", "c=c"],
] as const;

/** Maximum number of sets on the shelf; the page of all sets lists the rest. */
export const MAX_SHELF_SETS = 12;

/**
 * Returns the books of a catalogue: one per color, one for stones, and one for each of the newest sets in release
 * order.
 */
export function buildShelfItems(catalogue: Catalogue, lang: Lang, words: Dictionary["home"]): readonly ShelfItem[] {
  const book = (title: string, binding: ShelfItem["binding"], text: string): ShelfItem => {
    const query = readQuery(text);
    const { total } = searchCatalogue(getSearchIndex(catalogue), query);
    return { title, binding, count: total, href: getSearchHref(lang, writeQuery(query)) };
  };
  return [
    ...COLORS.map(([color, binding, text]) => book(words.colors[color], binding, text)),
    book(words.stones, "none", "t:stone"),
    ...catalogue.sets
      .slice(-MAX_SHELF_SETS)
      .map(({ code, name, englishName }) => book(lang === "ja" ? name : englishName, "parchment", `set:"${code}"`)),
  ];
}
