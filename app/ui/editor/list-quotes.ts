/** The longest quote of a line, and the longest line within a button, in characters. */
export const LONGEST_QUOTE = 160;
const LONGEST_LABEL = 40;

/** Returns a text of at most `longest` characters. A longer one ends at a word or a mark, with `…`. */
export function cutAtWord(text: string, longest: number): string {
  const plain = text.trim().replace(/\s+/gu, " ");
  if (plain.length <= longest) return plain;
  const kept = plain.slice(0, longest);
  const [whole = kept] = /^.*[\s、。，．！？」』）]/u.exec(kept) ?? [];
  const isNear = whole.length * 2 > longest;
  return `${(isNear ? whole : kept).replace(/[\uD800-\uDBFF]$/u, "").trimEnd()}…`;
}

/** Returns the label of a button with a line, or several lines, of a list. */
export const cutLines = (lines: string): string =>
  lines
    .split("\n")
    .map((line) => cutAtWord(line, LONGEST_LABEL))
    .join("\n");

/** Marks, digits and ends of words that are in prose, menus and addresses, and in no card name. */
const NO_NAME =
  /[\d０-９:：|｜@＠#＃>＞<＜/／。！？!?…©↓↑→←()（）[\]【】]|\u3000|\s{2}|\.\s|[,.;、]$|^(?:by|von|par|de)\s/u;
const LONGEST_NAME = 40;

/** Returns whether words without a count may be the name of a card: short, and without the marks of other words. */
export const isNameLike = (text: string): boolean => {
  const plain = text.trim();
  return plain !== "" && plain.length <= LONGEST_NAME && /\p{L}/u.test(plain) && !NO_NAME.test(plain);
};

/** Returns whether a line stands directly above or below one that was read, as a card in a list does. */
export const isInList = (line: number, isRead: (line: number) => boolean): boolean =>
  isRead(line - 1) || isRead(line + 1);

/** Returns line numbers with their runs shortened: `1–4, 7`. */
export function formatLines(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const one of numbers) {
    if (runs.at(-1)?.at(-1) === one - 1) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(", "))).join(", ");
}
