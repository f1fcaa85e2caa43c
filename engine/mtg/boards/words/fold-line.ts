/** A line as it is compared: without differences of width and case, each name in quotation marks as one sign. */
export type FoldedLine = {
  readonly raw: string;
  readonly text: string;
  /** The place in `raw` of each sign of `text`, and of its end. */
  readonly at: readonly number[];
  /** Names in quotation marks by their place in `text`. */
  readonly names: ReadonlyMap<number, string>;
  /** The place in `raw` of a quotation mark that stays open; `text` ends before it. */
  readonly unclosed: number | null;
};

const DASHES = /[\u2010-\u2013\u2212]/g;

/** Opening and closing marks around names. A closing mark within a name is doubled. */
const QUOTES: Readonly<Record<string, string>> = { "《": "》", "「": "」", "『": "』", '"': '"', "“": "”" };

/** Returns a text without differences of width, case and shape of signs. */
export const foldWord = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replaceAll(DASHES, "-").replaceAll("’", "'");

/** Folds a line. Signs that join to the one before them, as marks of half-width kana do, are folded together with it. */
export function foldLine(raw: string): FoldedLine {
  const at: number[] = [];
  const names = new Map<number, string>();
  let [text, next] = ["", 0];
  for (const { 0: cluster, index } of raw.matchAll(/[\s\S][\u3099\u309A\uFF9E\uFF9F]*/gu)) {
    if (index < next) continue;
    const close = QUOTES[raw.charAt(index)];
    if (close !== undefined) {
      let end = raw.indexOf(close, index + 1);
      while (end >= 0 && raw[end + 1] === close) end = raw.indexOf(close, end + 2);
      if (end < 0) return { raw, text, at: [...at, index], names, unclosed: index };
      names.set(text.length, raw.slice(index + 1, end).replaceAll(close + close, close));
      next = end + 1;
    }
    const folded = close === undefined ? foldWord(cluster) : '"';
    for (let sign = 0; sign < folded.length; sign += 1) at.push(index);
    text += folded;
  }
  return { raw, text, at: [...at, raw.length], names, unclosed: null };
}
