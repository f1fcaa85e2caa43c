/** Returns the paragraphs of a primer: an empty line ends one. */
export const splitPrimerParagraphs = (primer: string): readonly string[] =>
  primer.split(/\n[^\S\n]*\n\s*/u).filter(Boolean);

/** Returns the first paragraph of a primer, which describes the deck in short. */
export const getPrimerExcerpt = (primer: string): string => splitPrimerParagraphs(primer)[0] ?? "";
