/**
 * A normalized line for comparison: differences of width and case are removed, and each quoted name is replaced by one
 * character.
 */
export type FoldedLine = {
  readonly raw: string;
  readonly text: string;
  /** The index in `raw` of each character of `text`, and of its end. */
  readonly at: readonly number[];
  /** Quoted names by their index in `text`. */
  readonly names: ReadonlyMap<number, string>;
  /** The index in `raw` of an unclosed quotation mark; `text` ends before it. `null` if there is none. */
  readonly unclosed: number | null;
};

const DASHES = /[\u2010-\u2013\u2212]/g;

/** Opening and closing marks around names. A closing mark within a name is doubled. */
const QUOTES: Readonly<Record<string, string>> = { "《": "》", "「": "」", "『": "』", '"': '"', "“": "”" };

/** Returns a text normalized by width, case and shape of its characters. */
export const foldWord = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replaceAll(DASHES, "-").replaceAll("’", "'");

/**
 * Normalizes a line. A character is normalized together with combining marks after it, such as the marks of half-width
 * kana.
 */
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
