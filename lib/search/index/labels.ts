import { lazy } from "@/lib/cache";
import { composeWidth } from "@/lib/japanese/fold-character";
import type { TextKey } from "../query/keys";
import { type BigramIndex, bigramIndex, stringsWith } from "./bigram-index";
import { type Bits, emptyBits, setBit } from "./bits";
import { CsrBuilder, type CsrLists, csrList, transpose } from "./csr";

/**
 * Texts of cards or printings, such as the names of artists, each different one once. What they are folded and in their usual
 * width is worked out when it is first asked for.
 */
export type Labels = {
  readonly size: number;
  readonly values: readonly string[];
  /** The values folded, at the same places. */
  readonly folded: () => readonly string[];
  readonly bigrams: () => BigramIndex;
  /** A value as patterns see it. */
  readonly plainAt: (value: number) => string;
  /** For each value those that have it. */
  readonly postings: CsrLists;
};

export function labelsOf(
  size: number,
  read: (place: number) => readonly string[],
  fold: (text: string) => string,
): Labels {
  const values: string[] = [];
  const known = new Map<string, number>();
  const writer = new CsrBuilder(size);
  for (let place = 0; place < size; place += 1) {
    for (const value of read(place)) {
      if (value === "") continue;
      let at = known.get(value);
      if (at === undefined) {
        at = values.length;
        values.push(value);
        known.set(value, at);
      }
      writer.add(at);
    }
    writer.endList();
  }
  const folded = lazy(() => values.map(fold));
  const plain: string[] = [];
  return {
    size,
    values,
    folded,
    bigrams: lazy(() => bigramIndex(folded())),
    plainAt: (value) => {
      plain[value] ??= composedOnce(values[value] as string);
      return plain[value];
    },
    postings: transpose(writer.build(), values.length),
  };
}

/** Most texts are written in the usual width: what is equal is kept once. */
function composedOnce(value: string): string {
  const plain = composeWidth(value);
  return plain === value ? value : plain;
}

/** Those that have a value in which a folded word stands. */
export const entriesContaining = (labels: Labels, word: string): Bits =>
  entriesWithValues(labels, stringsWith(labels.bigrams(), word));

/** Those that have a value which folds to this. */
export const entriesEqualTo = (labels: Labels, folded: string): Bits =>
  entriesWithValues(
    labels,
    stringsWith(labels.bigrams(), folded).filter((place) => labels.folded()[place] === folded),
  );

/** Those that have one of these values. */
function entriesWithValues({ size, postings }: Labels, values: Iterable<number>): Bits {
  const found = emptyBits(size);
  for (const value of values) for (const place of csrList(postings, value)) setBit(found, place);
  return found;
}

/** Keys whose values are texts of cards or printings. */
export type LabelKey = Exclude<TextKey, "any" | "deck" | "legal" | "banned" | "limited" | "author">;
