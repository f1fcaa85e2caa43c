/** A stretch of an English card text: English, a card name in 《》, or Japanese that nothing has been able to read. */
export type EnglishPart =
  | { readonly kind: "english"; readonly text: string }
  | { readonly kind: "name"; readonly text: string }
  | { readonly kind: "unread"; readonly text: string };

/** The renderer quotes what was not read in these brackets, and nothing else; what is quoted may quote in turn. */
const QUOTED = "「(?:[^「」]|「(?:[^「」]|「[^「」]*」)*」)*」";
const JAPANESE = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]`;
/** What may stand between Japanese letters without ending the Japanese: anything but Latin words; AP and HP are in both. */
const BETWEEN = String.raw`(?:[^\p{Script=Latin}\n]|[AＡHＨ][PＰ](?![A-Za-z]))*`;
const BARE = `(?:《[^《》\\n]*》)?[「『（(]*(?:${JAPANESE}${BETWEEN})?${JAPANESE}[」』）)。、]*`;
const NOT_ENGLISH = new RegExp(`${QUOTED}|${BARE}|《([^《》\\n]+)》`, "gu");

/** Cuts an English text into what is English, the names in it, and Japanese sentences that stand there as printed. */
export function englishParts(text: string): readonly EnglishPart[] {
  const parts: EnglishPart[] = [];
  let from = 0;
  for (const match of text.matchAll(NOT_ENGLISH)) {
    if (match.index > from) parts.push({ kind: "english", text: text.slice(from, match.index) });
    const name = match[1];
    parts.push(name === undefined ? { kind: "unread", text: match[0] } : { kind: "name", text: name });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: "english", text: text.slice(from) });
  return parts;
}

/** An English text with the names in it in English where there is one. Names in a Japanese sentence stay as printed. */
export const withEnglishNames = (text: string, nameOf: (name: string) => string | null): string =>
  englishParts(text)
    .map(({ kind, text: part }) => (kind === "name" ? `《${nameOf(part) ?? part}》` : part))
    .join("");
