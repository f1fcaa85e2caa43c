/** A stretch of an English card text. */
type EnglishPart =
  | { readonly kind: "english"; readonly text: string }
  /** A card name in 《》. */
  | { readonly kind: "name"; readonly text: string }
  /** A Japanese word that has no English, such as the name of a counter. */
  | { readonly kind: "japanese"; readonly text: string }
  /** A sentence that the compiler could not read, as printed. */
  | { readonly kind: "unread"; readonly text: string };

/** Unread sentences are quoted in these brackets, and nothing else is; quotations may nest. */
const QUOTED = "「(?:[^「」]|「(?:[^「」]|「[^「」]*」)*」)*」";
const NAME = "《([^《》\\n]+)》";
const JAPANESE = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー・]+`;
const NOT_ENGLISH = new RegExp(`(${QUOTED})|${NAME}|${JAPANESE}`, "gu");

/** Splits an English text into English parts, card names, unread quotations and Japanese parts. */
export function splitEnglishText(text: string): readonly EnglishPart[] {
  const parts: EnglishPart[] = [];
  let from = 0;
  for (const match of text.matchAll(NOT_ENGLISH)) {
    const [whole, quoted, name] = match;
    if (match.index > from) parts.push({ kind: "english", text: text.slice(from, match.index) });
    if (quoted !== undefined) parts.push({ kind: "unread", text: quoted });
    else if (name !== undefined) parts.push({ kind: "name", text: name });
    else parts.push({ kind: "japanese", text: whole });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: "english", text: text.slice(from) });
  return parts;
}

/**
 * Returns an English text with Japanese card names replaced by English names where they exist. Names within a Japanese
 * sentence stay as printed.
 */
export const translateCardNames = (text: string, nameOf: (name: string) => string | null): string =>
  splitEnglishText(text)
    .map(({ kind, text: part }) => (kind === "name" ? `《${nameOf(part) ?? part}》` : part))
    .join("");
