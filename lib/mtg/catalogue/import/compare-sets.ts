import type { SetList } from "@/engine/mtg/deck";
import type { CardCollection } from "./collect";

/** Things to know of the sets of card data: none of them is wrong, but they show in how decks are judged. */
type SetNotes = {
  /** Codes of sets that formats know and the data has no card of. */
  readonly missing: readonly string[];
  /** Sets whose release day differs between the data and the formats, which keep theirs. */
  readonly days: readonly { readonly code: string; readonly file: string; readonly formats: string }[];
  /** Number of sets without a date, for which the printed cards at a given time are unknown. */
  readonly undated: number;
};

/** Compares the sets of card data with the sets that formats use. */
export function compareSets({ cards, sets }: CardCollection, book: SetList): SetNotes {
  const printed = new Set([...cards.values()].flatMap((card) => card.sets));
  return {
    missing: book.map(({ code }) => code).filter((code) => !printed.has(code)),
    days: book.flatMap(({ code, released }) => {
      const file = sets.get(code)?.released ?? null;
      return file === null || file === released ? [] : [{ code, file, formats: released }];
    }),
    undated: [...sets.values()].filter(({ released }) => released === null).length,
  };
}
