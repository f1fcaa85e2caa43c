import type { MtgDocument } from "@/engine/mtg/rulebook";

export type Bilingual = { readonly ja: string; readonly en: string };

/** A rules document of the library, or the rulings of this site on a game. */
export type DocumentKey = "mag" | "house" | MtgDocument;

export type LibraryDocument = {
  readonly key: DocumentKey;
  readonly game: "magmell" | "mtg";
  readonly title: Bilingual;
  /** The title in a word or two, before a number. */
  readonly short: Bilingual;
  /** The edition of the rules that it speaks of. */
  readonly edition: Bilingual;
  /** The day that the document states, `YYYY-MM-DD`; `null` where it states none. */
  readonly statedOn: string | null;
  /** The day that is meant, where the stated one cannot be right, with the reason. */
  readonly corrected: { readonly on: string; readonly reason: Bilingual } | null;
  /** The language of the text that was read. */
  readonly language: "ja" | "en" | "both";
  readonly compiler: Bilingual | null;
  readonly translator: Bilingual | null;
  /** The terms under which its text may be used, as far as the document gives any. */
  readonly terms: Bilingual | null;
  /** The trust in it: a primary text, a page that retells one, or rulings of ours. */
  readonly rank: "primary" | "secondary" | "ours";
};

const OURS: Pick<
  LibraryDocument,
  "statedOn" | "corrected" | "language" | "compiler" | "translator" | "terms" | "rank"
> = { statedOn: null, corrected: null, language: "both", compiler: null, translator: null, terms: null, rank: "ours" };

/** All documents, in the order in which they are listed and searched: MAGMELL's before those of the second game. */
export const DOCUMENTS: readonly LibraryDocument[] = [
  {
    key: "mag",
    game: "magmell",
    title: { ja: "MAGMELL 総合ルール", en: "MAGMELL comprehensive rules" },
    short: { ja: "総合ルール", en: "Rules" },
    edition: { ja: "1.01", en: "1.01" },
    statedOn: null,
    corrected: null,
    language: "ja",
    compiler: null,
    translator: null,
    terms: null,
    rank: "primary",
  },
  {
    ...OURS,
    key: "house",
    game: "magmell",
    title: { ja: "MAGMELLについてのこのサイトの裁定", en: "Rulings of this site on MAGMELL" },
    short: { ja: "裁定", en: "Ruling" },
    edition: { ja: "総合ルール1.01に対して", en: "On the rules 1.01" },
  },
  {
    key: "mtg-6e",
    game: "mtg",
    title: { ja: "一般裁定集（第6版）", en: "General rulings summary, sixth edition" },
    short: { ja: "6版", en: "6E" },
    edition: { ja: "第6版ルール、2000年12月", en: "Sixth edition rules, December 2000" },
    statedOn: "2000-01-16",
    corrected: {
      on: "2001-01-16",
      reason: {
        ja: "表題には2000年1月16日とあるが、2000年12月15日の版からの変更を示し、2001年1月16日の項目もあるので、年の誤記である。",
        en: "The title says 16 January 2000, but changes since 15 December 2000 are marked and two entries are dated 16 January 2001: the year is a slip.",
      },
    },
    language: "ja",
    compiler: { ja: "Stephen D'Angelo", en: "Stephen D'Angelo" },
    translator: { ja: "しぐれ（アングルードは相良守人）", en: "Shigure; Unglued by Morito Sagara" },
    terms: {
      ja: "複製と配布は自由。別の形で使うには、利益を得て売らず、作者の許しを得て、元の更新日を示す。",
      en: "Free to copy and pass on. Another form must not be sold for profit, needs the author's leave, and states the day of the file.",
    },
    rank: "primary",
  },
  {
    key: "mtg-8e",
    game: "mtg",
    title: { ja: "ターンの構成（第8版）", en: "Structure of the turn, eighth edition" },
    short: { ja: "8版", en: "8E" },
    edition: { ja: "第8版ルール", en: "Eighth edition rules" },
    statedOn: null,
    corrected: null,
    language: "ja",
    compiler: null,
    translator: { ja: "MJMJの訳からの抜粋", en: "Excerpts from MJMJ's translation" },
    terms: null,
    rank: "primary",
  },
  {
    key: "mtg-cr",
    game: "mtg",
    title: { ja: "総合ルール704 状況起因処理", en: "Comprehensive rules 704, state-based actions" },
    short: { ja: "CR", en: "CR" },
    edition: { ja: "2023年11月17日の総合ルール", en: "Comprehensive rules of 17 November 2023" },
    statedOn: "2023-11-17",
    corrected: null,
    language: "ja",
    compiler: null,
    translator: { ja: "MJMJ", en: "MJMJ" },
    terms: null,
    rank: "primary",
  },
  {
    key: "mtg-flow",
    game: "mtg",
    title: { ja: "ターンの流れ（現在）", en: "The flow of a turn today" },
    short: { ja: "流れ", en: "Turn" },
    edition: { ja: "現在のルール、版は書かれていない", en: "Rules of today, edition not stated" },
    statedOn: null,
    corrected: null,
    language: "ja",
    compiler: { ja: "個人のウィキ", en: "A private wiki" },
    translator: null,
    terms: null,
    rank: "secondary",
  },
  {
    ...OURS,
    key: "mtg-house",
    game: "mtg",
    title: { ja: "Magicについてのこのサイトの裁定", en: "Rulings of this site on Magic" },
    short: { ja: "裁定", en: "Ruling" },
    edition: { ja: "三つの時代に対して", en: "On all three eras" },
  },
];

const BY_KEY = new Map(DOCUMENTS.map((document) => [document.key, document]));

/** The document with this key; `null` for other words. */
export const findDocument = (key: string): LibraryDocument | null => BY_KEY.get(key as DocumentKey) ?? null;

/** The document with a key that is known to be one. */
export const documentWith = (key: DocumentKey): LibraryDocument => {
  const found = BY_KEY.get(key);
  if (!found) throw new Error(`The library has no document ${key}.`);
  return found;
};
