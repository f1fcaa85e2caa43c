import type { MtgRef } from "../model/ref";
import { BLOCK_BANNED, DUAL_LANDS, EXTENDED_BANNED, TYPE1_BANNED, TYPE1_RESTRICTED } from "./lists";
import { type Block, DOCUMENT_SETS, getLegalSets, SETS, type SetList } from "./sets";

/**
 * The date of the lists in the document (D.13.8 to D.18.8). It has no dates for single cards.
 * @rule mtg-house:26
 */
export const DOCUMENT_LISTS_DATE = "2001-01-16";

/** Cards with fewer allowed copies in a format, and the dates of the announcements that the document cites. */
export type FormatCardList = {
  readonly rule: MtgRef;
  readonly names: readonly string[];
  readonly announced: readonly string[];
};

/** The rules by which a format checks decks. A limit is null if the format has none. */
type FormatRow = {
  readonly ja: string;
  readonly en: string;
  readonly minimum: { readonly count: 60 | 40; readonly rule: MtgRef };
  /** Maximum number of copies of a name in deck and sideboard together, except for basic lands. */
  readonly copies: { readonly most: 4; readonly rule: MtgRef } | null;
  /** Possible sizes of a sideboard; `null` if it consists of all unused cards of a pool. */
  readonly sideboard: { readonly sizes: readonly [0, 15]; readonly rule: MtgRef; readonly mayBeSmaller?: true } | null;
  /** Rules of decks made from cards that a player received or drafted; `null` for constructed formats. */
  readonly pool: { readonly rule: MtgRef; readonly ante: MtgRef } | null;
  readonly restricted: FormatCardList | null;
  readonly banned: FormatCardList | null;
  /** Rules on the sets of the format, on promotional cards, and on cards that are illegal in all tournaments. */
  readonly sets: MtgRef;
  readonly promo: MtgRef | null;
  readonly portal: MtgRef;
  readonly collectors: MtgRef;
  readonly silver: MtgRef;
  /** Rule on when a new set may be used. */
  readonly newSets: MtgRef;
  /** Names that the format allows regardless of their sets. */
  readonly also: readonly string[];
  /** Returns the codes of the sets of `book` that are legal on a day; the default is the documents' sets. */
  readonly setsOn: (day: string, book?: SetList) => readonly string[];
};

/** Base sets and expansions, which are the sets of the oldest formats (D.13.2, D.14.2). */
const ALL = ["base", "expansion", "compilation"] as const;

const codes = (sets: SetList): readonly string[] => sets.map(({ code }) => code);

/**
 * Sets of Extended: base sets from the fifth edition on, and expansions from Ice Age on. An older list of sets excludes fewer.
 *
 * @rule mtg-6e:D.15.1, mtg-house:15
 */
function extendedOn(day: string, book: SetList = DOCUMENT_SETS): readonly string[] {
  const sets = getLegalSets(day, ["base", "expansion"], book);
  return codes(sets.filter(({ kind, released }) => released >= SETS[kind === "base" ? "5ed" : "ice"].released));
}

/**
 * Sets of Standard: the newest base set and the two newest blocks, as far as they may be used.
 *
 * @rule mtg-6e:D.16.2, mtg-6e:D.16.6
 */
function standardOn(day: string, book: SetList = DOCUMENT_SETS): readonly string[] {
  const legal = getLegalSets(day, ["base", "expansion"], book);
  const base = legal.findLast(({ kind }) => kind === "base");
  const begun = [...new Set(legal.flatMap(({ block }) => (block === null ? [] : [block])))];
  const newest = begun.slice(-2);
  return codes(legal.filter((set) => set === base || (set.block !== null && newest.includes(set.block))));
}

const blockOn =
  (block: Block) =>
  (day: string, book: SetList = DOCUMENT_SETS): readonly string[] =>
    codes(getLegalSets(day, ["expansion"], book).filter((set) => set.block === block));

/**
 * Parts that formats of constructed decks share, each with its rule: of size, copies and sideboard.
 *
 * @rule mtg-6e:P.1.2, mtg-6e:P.1.3, mtg-6e:D.11.2, mtg-6e:D.11.3, mtg-flow:0.2
 */
const constructed = (minimum: MtgRef, copies: MtgRef, sideboard: MtgRef) =>
  ({
    minimum: { count: 60, rule: minimum },
    copies: { most: 4, rule: copies },
    sideboard: { sizes: [0, 15], rule: sideboard },
    pool: null,
  }) as const;

const TYPE_1: FormatRow = {
  ja: "タイプ1",
  en: "Type 1",
  ...constructed("mtg-6e:D.13.5", "mtg-6e:D.13.7", "mtg-6e:D.13.6"),
  restricted: {
    rule: "mtg-6e:D.13.8",
    names: TYPE1_RESTRICTED,
    announced: ["1997-10-01", "1998-12-01", "1999-03-01", "1999-09-01"],
  },
  banned: { rule: "mtg-6e:D.13.9", names: TYPE1_BANNED, announced: ["1997-10-01", "1999-09-01"] },
  sets: "mtg-6e:D.13.2",
  promo: null,
  portal: "mtg-6e:D.13.3",
  collectors: "mtg-6e:D.13.r2",
  silver: "mtg-6e:D.13.r3",
  newSets: "mtg-6e:D.13.4",
  also: [],
  setsOn: (day, book = DOCUMENT_SETS) => codes(getLegalSets(day, ALL, book)),
};

/** Standard, which restricts and bans nothing. @rule mtg-6e:D.16.10, mtg-6e:D.16.11 */
const STANDARD: FormatRow = {
  ja: "スタンダード",
  en: "Standard",
  ...constructed("mtg-6e:D.16.7", "mtg-6e:D.16.9", "mtg-6e:D.16.8"),
  restricted: null,
  banned: null,
  sets: "mtg-6e:D.16.2",
  promo: "mtg-6e:D.16.3",
  portal: "mtg-6e:D.16.4",
  collectors: "mtg-6e:D.16.r2",
  silver: "mtg-6e:D.16.r3",
  newSets: "mtg-6e:D.16.5",
  also: [],
  setsOn: standardOn,
};

/**
 * A format of one block, which is built as Standard is (D.18.1). It bans what its own list names and nothing else.
 *
 * @rule mtg-6e:D.18.2, mtg-6e:D.18.r1
 */
const block = (name: Block, ja: string, en: string, rule: MtgRef, announced: readonly string[]): FormatRow => ({
  ...STANDARD,
  ja,
  en,
  banned: BLOCK_BANNED[name].length === 0 ? null : { rule, names: BLOCK_BANNED[name], announced },
  sets: "mtg-6e:D.18.1",
  setsOn: blockOn(name),
});

/**
 * A format of decks made from a pool, for which no list and no number of copies matters, all sets may be used from their first
 * day, and all cards beside the deck are the sideboard.
 *
 * @rule mtg-6e:D.17.3, mtg-6e:D.17.5, mtg-6e:D.17.7, mtg-6e:D.17.8, mtg-house:33
 * @rule mtg-6e:P.1.2, mtg-6e:P.1.3
 */
const limited = (ja: string, en: string, minimum: MtgRef, pool: MtgRef, ante: MtgRef): FormatRow => ({
  ...TYPE_1,
  ja,
  en,
  minimum: { count: 40, rule: minimum },
  copies: null,
  sideboard: null,
  pool: { rule: pool, ante },
  restricted: null,
  banned: null,
  setsOn: (_, book = DOCUMENT_SETS) => codes(book),
});

/** Formats of December 2000, in the order of the document. Two have no restricted list. @rule mtg-6e:D.14.8, mtg-6e:D.15.7 */
export const FORMATS = {
  type1: TYPE_1,
  "type1.5": {
    ...TYPE_1,
    ja: "タイプ1.5",
    en: "Type 1.5",
    ...constructed("mtg-6e:D.14.5", "mtg-6e:D.14.7", "mtg-6e:D.14.6"),
    restricted: null,
    banned: {
      rule: "mtg-6e:D.14.9",
      names: [...TYPE1_RESTRICTED, ...TYPE1_BANNED],
      announced: ["1997-10-01", "1998-12-08", "1999-03-01", "1999-09-01"],
    },
    sets: "mtg-6e:D.14.2",
    portal: "mtg-6e:D.14.3",
    collectors: "mtg-6e:D.14.r1",
    silver: "mtg-6e:D.14.r2",
    newSets: "mtg-6e:D.14.4",
  },
  extended: {
    ...TYPE_1,
    ja: "エクステンデッド",
    en: "Extended",
    ...constructed("mtg-6e:D.15.4", "mtg-6e:D.15.6", "mtg-6e:D.15.5"),
    restricted: null,
    banned: {
      rule: "mtg-6e:D.15.9",
      names: EXTENDED_BANNED,
      announced: ["1997-10-01", "1998-06-01", "1998-12-01", "1999-06-01", "1999-09-01", "2000-03-01"],
    },
    sets: "mtg-6e:D.15.1",
    promo: "mtg-6e:D.15.1",
    portal: "mtg-6e:D.15.2",
    collectors: "mtg-6e:D.15.r2",
    silver: "mtg-6e:D.15.r3",
    newSets: "mtg-6e:D.15.3",
    also: DUAL_LANDS,
    setsOn: extendedOn,
  },
  standard: STANDARD,
  iceAge: block("iceAge", "アイスエイジ・ブロック", "Ice Age block", "mtg-6e:D.18.3", ["1997-10-01"]),
  mirage: block("mirage", "ミラージュ・ブロック", "Mirage block", "mtg-6e:D.18.4", ["1997-06-01"]),
  tempest: block("tempest", "テンペスト・ブロック", "Tempest block", "mtg-6e:D.18.5", ["1998-06-01"]),
  urza: block("urza", "ウルザ・ブロック", "Urza block", "mtg-6e:D.18.6", ["1999-03-01", "1999-07-01"]),
  masques: block("masques", "マスクス・ブロック", "Masques block", "mtg-6e:D.18.7", ["2000-06-01"]),
  invasion: block("invasion", "インベイジョン・ブロック", "Invasion block", "mtg-6e:D.18.8", []),
  sealed: limited("シールドデッキ", "Sealed deck", "mtg-6e:D.17.4", "mtg-6e:D.17.1", "mtg-6e:D.17.6"),
  draft: limited("ブースタードラフト", "Booster draft", "mtg-6e:D.19.7", "mtg-6e:D.19.7", "mtg-6e:D.19.4"),
} as const satisfies Readonly<Record<string, FormatRow>>;

/** A present-day format from a source other than the documents: its names, set codes and lists. */
export type AddedFormat = {
  readonly id: string;
  readonly ja: string;
  readonly en: string;
  readonly sets: readonly string[];
  readonly restricted: readonly string[];
  readonly banned: readonly string[];
  /** Description of the format's source, for display. */
  readonly source: string;
};

/**
 * Returns the deck rules of an added format: the rules of Type 1 with a sideboard of up to fifteen cards, and the
 * format's own sets and lists on any date.
 * @rule mtg-house:35
 */
export function createFormatRow({ ja, en, sets, restricted, banned }: AddedFormat): Format {
  const list = (names: readonly string[]): FormatCardList | null =>
    names.length === 0 ? null : { rule: "mtg-house:35", names, announced: [] };
  return {
    ...TYPE_1,
    ja,
    en,
    sideboard: { sizes: [0, 15], rule: "mtg-house:35", mayBeSmaller: true },
    restricted: list(restricted),
    banned: list(banned),
    sets: "mtg-house:35",
    setsOn: () => sets,
  };
}

export type FormatId = keyof typeof FORMATS;
export const FORMAT_IDS = Object.keys(FORMATS) as readonly FormatId[];
export const isFormatId = (id: string): id is FormatId => Object.hasOwn(FORMATS, id);
export type Format = FormatRow;
