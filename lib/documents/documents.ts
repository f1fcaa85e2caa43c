import type { MtgDocument } from "@/engine/mtg/rulebook";
import ROWS from "./documents.json";

export type BilingualText = { readonly ja: string; readonly en: string };

/** A rules document of the library, or the rulings of this site on a game. */
export type DocumentKey = "mag" | "house" | MtgDocument;

/** The reliability of a document: a primary source, a page that summarizes one, or rulings of this site. */
export const DOCUMENT_RANKS = ["primary", "secondary", "ours"] as const;

export type LibraryDocument = {
  readonly key: DocumentKey;
  readonly game: "magmell" | "mtg";
  readonly title: BilingualText;
  /** The title in a word or two, before a number. */
  readonly short: BilingualText;
  /** The edition of the rules that it speaks of. */
  readonly edition: BilingualText;
  /** The date stated in the document, `YYYY-MM-DD`; null if it states none. */
  readonly statedOn: string | null;
  /** The intended date if the stated one cannot be right, with the reason. */
  readonly corrected: { readonly on: string; readonly reason: BilingualText } | null;
  /** The language of the text that was read. */
  readonly language: "ja" | "en" | "both";
  readonly compiler: BilingualText | null;
  readonly translator: BilingualText | null;
  /** Terms of use stated in the document. */
  readonly terms: BilingualText | null;
  readonly rank: (typeof DOCUMENT_RANKS)[number];
};

/** Fields that a document may leave out. */
const LEFT_OUT = { statedOn: null, corrected: null, compiler: null, translator: null, terms: null } as const;
type DocumentData = Omit<LibraryDocument, keyof typeof LEFT_OUT> & Partial<LibraryDocument>;

/** All documents in display and search order: MAGMELL documents before Magic documents. */
export const LIBRARY_DOCUMENTS = (ROWS as readonly DocumentData[]).map(
  (row): LibraryDocument => ({ ...LEFT_OUT, ...row }),
);

const BY_KEY = new Map(LIBRARY_DOCUMENTS.map((document) => [document.key, document]));

/** Returns the document with this key; null if there is none. */
export const findDocument = (key: string): LibraryDocument | null => BY_KEY.get(key as DocumentKey) ?? null;

/** Returns the document with a known key. */
export const getDocument = (key: DocumentKey): LibraryDocument => {
  const found = BY_KEY.get(key);
  if (!found) throw new Error(`The library has no document ${key}.`);
  return found;
};
