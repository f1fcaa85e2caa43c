import { toNameKey } from "@/engine/mtg/deck";
import { foldForSearch } from "@/lib/japanese/search-fold";
import type { NameCompletion } from "./card-facts";

/** A card with its names only; `japanese` is empty if the data has no Japanese name. */
export type CardNameRow = { readonly key: string; readonly name: string; readonly japanese: string };

/** A search index of all names in the card data. */
export type NameIndex = {
  /** English names by key. */
  readonly names: ReadonlyMap<string, string>;
  /** The key of the card that a name in either language means; `null` where none does. */
  readonly keyOf: (name: string) => string | null;
  /** Returns names that begin with a text in either language, then names that contain it, alphabetically. */
  readonly complete: (text: string, most: number) => readonly NameCompletion[];
};

/**
 * A Japanese name without characters that are often written differently: brackets, widths, spaces, middle dots and wave
 * dashes.
 */
const plainJapanese = (name: string): string =>
  toNameKey(name)
    .replaceAll(/[\s・=゠]/gu, "")
    .replaceAll("〜", "~");

/** Creates the search index of names. If two cards have one Japanese name, the name refers to the first card by key. */
export function createNameIndex(rows: readonly CardNameRow[]): NameIndex {
  const sorted = rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const names = new Map(sorted.map(({ key, name }) => [key, name]));
  const japanese = new Map<string, string>();
  for (const row of sorted) {
    const key = plainJapanese(row.japanese);
    if (row.japanese !== "" && !japanese.has(key)) japanese.set(key, row.key);
  }
  const folded = sorted.map((row) => ({ row, spellings: [foldForSearch(row.name), foldForSearch(row.japanese)] }));
  return {
    names,
    keyOf(name) {
      const key = toNameKey(name);
      // A card with two faces is known by its front.
      const [front = "", ...backs] = key.split("/");
      const face = backs.length > 0 && names.has(front) ? front : null;
      return names.has(key) ? key : (japanese.get(plainJapanese(name)) ?? face);
    },
    complete(text, most) {
      const asked = foldForSearch(text);
      if (asked === "") return [];
      const ways = [(name: string) => name.startsWith(asked), (name: string) => name.includes(asked)];
      const found = new Set(ways.flatMap((fits) => folded.filter(({ spellings }) => spellings.some(fits))));
      return [...found].slice(0, most).map(({ row }) => ({ name: row.name, japanese: row.japanese || null }));
    },
  };
}
