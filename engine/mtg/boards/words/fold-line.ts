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

/** Marks around names: what opens, and what closes. A closing mark within the name is doubled. */
const QUOTES: Readonly<Record<string, string>> = { "《": "》", "「": "」", "『": "』", '"': '"', "“": "”" };

/** Names of a line in quotation marks by the place where they begin, the first colon outside of them, and a mark that stays open. */
export type QuotedNames = {
  readonly names: ReadonlyMap<number, { readonly name: string; readonly to: number }>;
  readonly colon: number | null;
  readonly unclosed: number | null;
};

/** Finds all names of a line in quotation marks. */
export function findQuotedNames({ raw, at, text }: FoldedLine): QuotedNames {
  const names = new Map<number, { readonly name: string; readonly to: number }>();
  let colon: number | null = null;
  for (let place = 0; place < text.length; place += 1) {
    const close = QUOTES[raw[at[place] ?? 0] ?? ""];
    if (close === undefined) {
      if (text[place] === ":") colon ??= place;
      continue;
    }
    const from = (at[place] ?? 0) + 1;
    let end = raw.indexOf(close, from);
    while (end >= 0 && raw[end + 1] === close) end = raw.indexOf(close, end + 2);
    if (end < 0) return { names, colon, unclosed: place };
    let to = place;
    while (to < text.length && (at[to] ?? 0) <= end) to += 1;
    names.set(place, { name: raw.slice(from, end).replaceAll(close + close, close), to });
    place = to - 1;
  }
  return { names, colon, unclosed: null };
}
