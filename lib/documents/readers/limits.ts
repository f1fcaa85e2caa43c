/** Limits of a file that is read: bytes, lines, signs of one piece of text, pieces of an entry, deviations that are told. */
export const DOCUMENT_READ_LIMITS = {
  fileBytes: 4 * 1024 * 1024,
  lines: 50_000,
  text: 20_000,
  pieces: 500,
  problems: 2_000,
} as const;
