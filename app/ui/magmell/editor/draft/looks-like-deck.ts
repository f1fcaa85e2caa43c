/**
 * Returns whether a pasted text may be a deck: several lines, a bracketed name, one long word such as a code, or a list in a
 * line.
 */
export function looksLikeDeck(text: string): boolean {
  const written = text.trim();
  if (/[\n\r《]/u.test(written)) return true;
  if (!/\s/u.test(written) && written.length >= SHORTEST_CODE) return true;
  const counts = written.match(/[0-9０-９]{1,3}/gu) ?? [];
  return counts.length > 1 && /[、,，;；/／・]/u.test(written);
}

const SHORTEST_CODE = 10;
