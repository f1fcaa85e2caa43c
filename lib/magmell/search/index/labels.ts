import { lazy } from "@/lib/cache";
import { normalizeWidth } from "@/lib/japanese/fold-character";
import type { TextKey } from "../query/keys";
import { type BigramIndex, buildBigramIndex, findStringsContaining } from "./bigram-index";
import { type BitSet, createEmptyBitSet, setBit } from "./bit-set";
import { CsrBuilder, type CsrLists, getCsrList, transposeCsr } from "./csr";

/**
 * Short texts of cards or printings, such as artists, each distinct one stored once. Folded and width-normalized forms
 * are computed on first use.
 */
export type LabelIndex = {
  readonly size: number;
  readonly values: readonly string[];
  /** Folded values, at the positions of `values`. */
  readonly folded: () => readonly string[];
  readonly bigrams: () => BigramIndex;
  /** A value in its usual width, as patterns match it. */
  readonly plainAt: (value: number) => string;
  /** Cards or printings that have each value. */
  readonly postings: CsrLists;
};

export function buildLabelIndex(
  size: number,
  read: (place: number) => readonly string[],
  fold: (text: string) => string,
): LabelIndex {
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
    bigrams: lazy(() => buildBigramIndex(folded())),
    plainAt: (value) => {
      plain[value] ??= composedOnce(values[value] as string);
      return plain[value];
    },
    postings: transposeCsr(writer.build(), values.length),
  };
}

/** The width-normalized value; an equal string is shared instead of stored twice. */
function composedOnce(value: string): string {
  const plain = normalizeWidth(value);
  return plain === value ? value : plain;
}

/** Returns the cards or printings with a value that contains a folded word. */
export const findEntriesContaining = (labels: LabelIndex, word: string): BitSet =>
  entriesWithValues(labels, findStringsContaining(labels.bigrams(), word));

/** Returns the cards or printings with a value that folds to exactly this text. */
export const findEntriesEqualTo = (labels: LabelIndex, folded: string): BitSet =>
  entriesWithValues(
    labels,
    findStringsContaining(labels.bigrams(), folded).filter((place) => labels.folded()[place] === folded),
  );

/** Cards or printings that have one of these values. */
function entriesWithValues({ size, postings }: LabelIndex, values: Iterable<number>): BitSet {
  const result = createEmptyBitSet(size);
  for (const value of values) for (const place of getCsrList(postings, value)) setBit(result, place);
  return result;
}

/** Query keys whose values are label texts of cards or printings. */
export type LabelKey = Exclude<TextKey, "any" | "deck" | "legal" | "banned" | "limited" | "author" | "deckTag">;
