import { diffArrays } from "diff";

const WORDS = new Intl.Segmenter("ja", { granularity: "word" });
/** Words that may differ; texts further apart take long to compare, and are shown as replaced whole. */
const MAX_EDITS = 1_000;

/** A part of the comparison of two texts: in both texts, only in the older one, or only in the newer one. */
export type TextDiffPart = { readonly kind: "same" | "gone" | "come"; readonly text: string };

/**
 * Compares two texts word by word. Removed words come before the words that replace them. All parts except `come` join
 * to the older text, all except `gone` to the newer one.
 */
export function diffWords(before: string, after: string): readonly TextDiffPart[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MAX_EDITS }) ?? [
    { value: [before], removed: true, added: false },
    { value: [after], removed: false, added: true },
  ];
  const parts: TextDiffPart[] = [];
  let [gone, come] = ["", ""];
  for (const { value, removed, added } of [...changes, UNCHANGED]) {
    const text = value.join("");
    if (removed) gone += text;
    else if (added) come += text;
    else {
      parts.push({ kind: "gone", text: gone }, { kind: "come", text: come }, { kind: "same", text });
      [gone, come] = ["", ""];
    }
  }
  return parts.filter(({ text }) => text !== "");
}

const UNCHANGED = { value: [] as string[], removed: false, added: false };

const MARKS = { same: ["", ""], gone: ["[-", "-]"], come: ["{+", "+}"] } as const;

/** Returns a word diff of two texts for the terminal: `[-removed-]`, `{+added+}`. */
export const formatTextDiff = (before: string, after: string): string =>
  diffWords(before, after)
    .map(({ kind, text }) => MARKS[kind].join(text))
    .join("");

const wordsOf = (text: string): string[] => [...WORDS.segment(text)].map(({ segment }) => segment);
