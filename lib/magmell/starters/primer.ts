/** Returns the paragraphs of a primer: an empty line ends one. */
export const splitPrimerParagraphs = (primer: string): readonly string[] =>
  primer.split(/\n[^\S\n]*\n\s*/u).filter(Boolean);

/** Returns the first paragraph, which says what the deck is about. */
export const getPrimerExcerpt = (primer: string): string => splitPrimerParagraphs(primer)[0] ?? "";
