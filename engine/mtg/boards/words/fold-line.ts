/** A line as it is compared: without differences of width and case, each sign with its place in the line as it stands. */
export type FoldedLine = {
  readonly raw: string;
  readonly text: string;
  /** The place in `raw` of each sign of `text`, and of its end. */
  readonly at: readonly number[];
};

const DASHES = /[\u2010-\u2013\u2212]/g;

/** Returns a text without differences of width, case and shape of signs. */
export const foldWord = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replaceAll(DASHES, "-").replaceAll("’", "'");

/** Folds a line. Signs that join to the one before them, as marks of half-width kana do, are folded together with it. */
export function foldLine(raw: string): FoldedLine {
  const at: number[] = [];
  let text = "";
  for (const { 0: cluster, index } of raw.matchAll(/[\s\S][\u3099\u309A\uFF9E\uFF9F]*/gu)) {
    const folded = foldWord(cluster);
    for (let sign = 0; sign < folded.length; sign += 1) at.push(index);
    text += folded;
  }
  at.push(raw.length);
  return { raw, text, at };
}
