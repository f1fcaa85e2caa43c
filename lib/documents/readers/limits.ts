/** Limits of a document file: bytes, lines, characters of a text segment, segments of an entry, reported deviations. */
export const DOCUMENT_READ_LIMITS = {
  fileBytes: 4 * 1024 * 1024,
  lines: 50_000,
  text: 20_000,
  pieces: 500,
  problems: 2_000,
} as const;
