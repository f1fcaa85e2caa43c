/** The longest label, and what is no label: the end of a sentence, an address, a name in a chat. */
const LONGEST_LABEL = 60;
const NO_LABEL = /[.!?。！？,;、…»>]$|https?:|@|^[("（[]|^(?:by|von|par|de|di)\s|\d[.,]\d\d/iu;

/** Returns whether words may be a heading in the words of a list's writer, and no sentence or count. */
export const isLabelText = (text: string): boolean =>
  text.length <= LONGEST_LABEL && !NO_LABEL.test(text) && !/^\+?\d|\s[x×]\d/u.test(text);

/** Headings with sums beside each other: `Red (13)    Green (6)`, `Creatures (12) / Spells (8)`. */
const BESIDE = /\s*([^\d()[\]]{2,30}?)\s?[([](\d{1,3})枚?[)\]][\s/|,;、・]*/uy;
const LONGEST_HEADINGS = 120;

/** Returns the words and sums of headings beside each other; empty for other lines. */
export function findHeadingsBeside(line: string): readonly { readonly words: string; readonly sum: number }[] {
  const found: { words: string; sum: number }[] = [];
  const form = new RegExp(BESIDE);
  const text = line.length > LONGEST_HEADINGS ? "" : line.normalize("NFKC").trim();
  while (form.lastIndex < text.length) {
    const [, words = "", sum = ""] = form.exec(text) ?? [];
    if (!/\p{L}/u.test(words)) return [];
    found.push({ words, sum: Number(sum) });
  }
  return found.length > 1 ? found : [];
}
