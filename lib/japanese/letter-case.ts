/**
 * Returns a case-insensitive group in RE2 syntax. Use it for letters only: RE2 searches for literals without case, such
 * as Japanese, before it matches.
 */
export const toCaseInsensitiveGroup = (regex: string): string => `(?i:${regex})`;

export const hasCasedLetters = (text: string): boolean => text.toLowerCase() !== text || text.toUpperCase() !== text;

/** Ranges without cased letters: everything before the letters, and Japanese. */
const WITHOUT_CASE = [
  [0, 0x40],
  [0x2e80, 0x9fff],
] as const;

/** Returns whether a range of characters may contain a cased letter. */
export const mayContainCasedLetters = (least: number, most: number): boolean =>
  !WITHOUT_CASE.some(([from, to]) => from <= least && most <= to);
