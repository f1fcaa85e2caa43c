import { browseHref } from "@/app/ui/card/browse/browse-address";
import type { Dictionary, Lang } from "@/app/ui/words";
import { type CardFilters, COLOR_CHOICES, NO_FILTERS } from "@/lib/catalogue/filters";
import { searchCards } from "@/lib/catalogue/search";
import type { Catalogue } from "@/lib/catalogue/types";
import { DEFAULT_QUERY } from "@/lib/catalogue/url";
import type { Book } from "./book-shelf";

/** The books of a catalogue: one for each colour, one for the stones, and one for each set in the order they came out. */
export function booksOf({ prepared, sets }: Catalogue, lang: Lang, words: Dictionary["home"]): readonly Book[] {
  const book = (title: string, binding: Book["binding"], filter: Partial<CardFilters>): Book => {
    const filters = { ...NO_FILTERS, ...filter };
    const href = browseHref(lang, { ...DEFAULT_QUERY, filters }, "grid");
    return { title, binding, count: searchCards(prepared, filters).length, href };
  };
  return [
    ...COLOR_CHOICES.map((color) =>
      book(words.colors[color], color === "colorless" ? "none" : color, { colors: [color] }),
    ),
    book(words.stones, "none", { kinds: ["stone"] }),
    ...sets.map((set) => book(lang === "ja" ? set.name : set.englishName, "parchment", { sets: [set.code] })),
  ];
}
