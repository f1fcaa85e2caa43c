/** Length from which a passage shared with a document counts as copied: Japanese characters, or English words. */
export const OVERLAP_LIMITS = { signs: 14, words: 6 } as const;

/** Runs of a document against which texts are held. */
type DocumentRuns = { readonly signs: ReadonlySet<string>; readonly words: ReadonlySet<string> };

/** Placeholder of four characters that replaces a term of any length. */
const TERM = "****";
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/u;
/** Addresses of pages, which can be written in one way only. */
const ADDRESS = /https?:\/\/[!-~]+/gu;
/** White space and punctuation, which the comparison ignores. */
const BETWEEN = /[\s\p{P}\p{S}]/gu;

/** Returns all passages of a document with exactly the length of the limits. */
export function indexRuns(text: string): DocumentRuns {
  return {
    signs: new Set(windows([...plain(text)], OVERLAP_LIMITS.signs, "")),
    words: new Set(windows(wordsOf(text), OVERLAP_LIMITS.words, " ")),
  };
}

/**
 * Returns the first passage that a text shares with a document, at full length; null if there is none. Each term counts
 * as four characters, because names are not copied sentences.
 */
export function findSharedRun(text: string, runs: DocumentRuns, terms: readonly string[]): string | null {
  // Most lines of sources hold no Japanese.
  const signs = JAPANESE.test(text) ? [...plain(text)] : [];
  const counts = (run: string) => JAPANESE.test(run) && !isTerms(run, terms);
  return (
    sharedIn(signs, runs.signs, OVERLAP_LIMITS.signs, "", counts) ??
    // A few words over and over, such as names of fields, are no sentence.
    sharedIn(wordsOf(text), runs.words, OVERLAP_LIMITS.words, " ", (run) => new Set(run.split(" ")).size > 2)
  );
}

const plain = (text: string): string => text.replaceAll(ADDRESS, "").normalize("NFKC").replaceAll(BETWEEN, "");
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z][a-z']+|\b[ai]\b/g) ?? [];

function windows(pieces: readonly string[], length: number, glue: string): readonly string[] {
  const last = pieces.length - length;
  return Array.from({ length: Math.max(0, last + 1) }, (_, from) => pieces.slice(from, from + length).join(glue));
}

function sharedIn(
  pieces: readonly string[],
  runs: ReadonlySet<string>,
  length: number,
  glue: string,
  counts: (run: string) => boolean,
): string | null {
  const found = windows(pieces, length, glue).map((run) => runs.has(run));
  for (let from = 0; from < found.length; from += 1) {
    if (!found[from]) continue;
    let to = from;
    while (found[to + 1]) to += 1;
    const run = pieces.slice(from, to + length).join(glue);
    if (counts(run)) return run;
    from = to;
  }
  return null;
}

/**
 * Returns whether a passage is too short if each term counts as four characters and Latin letters do not count. In
 * sources, an English name precedes each Japanese one.
 */
function isTerms(run: string, terms: readonly string[]): boolean {
  const rest = terms.reduce((text, term) => text.replaceAll(plain(term), TERM), run.replaceAll(/[a-z]+/giu, ""));
  return [...rest].length < OVERLAP_LIMITS.signs;
}
