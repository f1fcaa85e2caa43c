import ROWS from "./lists/sets.json";

/**
 * Kinds of sets in tournament rules (D.13.2 to D.16.3). Standard allows the newest base set (D.16.2). A compilation
 * reprints cards of earlier expansions and is not an expansion (D.15.1).
 */
export const SET_KINDS = ["base", "expansion", "compilation", "portal", "silver", "collectors"] as const;
type SetKind = (typeof SET_KINDS)[number];

/**
 * Sets of each block. The first set is the stand-alone set.
 * @rule mtg-6e:D.16.2, mtg-6e:D.18.2
 */
export const BLOCKS = {
  iceAge: ["ice", "hml", "all"],
  mirage: ["mir", "vis", "wth"],
  tempest: ["tmp", "sth", "exo"],
  urza: ["usg", "ulg", "uds"],
  masques: ["mmq", "nem", "pcy"],
  invasion: ["inv"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Block = keyof typeof BLOCKS;

type SetRow = {
  readonly ja: string;
  readonly en: string;
  /** First day of sale. The documents state none: these are the days that Scryfall lists for its sets. */
  readonly released: string;
  readonly kind: SetKind;
};

export type SetCode = keyof typeof ROWS;

/** Sets that the documents name, in order of release. */
export const SETS = ROWS as Readonly<Record<SetCode, SetRow>>;
export const SET_CODES = Object.keys(SETS) as readonly SetCode[];

/** Two-character set codes of older programs. Codes for several sets at once are left out. */
const OLD_CODES: Readonly<Record<string, SetCode>> = {
  an: "arn",
  aq: "atq",
  rv: "3ed",
  dk: "drk",
  fe: "fem",
  "4e": "4ed",
  ia: "ice",
  ch: "chr",
  hl: "hml",
  al: "all",
  mi: "mir",
  vi: "vis",
  "5e": "5ed",
  wl: "wth",
  te: "tmp",
  sh: "sth",
  ex: "exo",
  us: "usg",
  uz: "usg",
  ul: "ulg",
  gu: "ulg",
  "6e": "6ed",
  ud: "uds",
  cg: "uds",
  mm: "mmq",
  ne: "nem",
  py: "pcy",
  in: "inv",
};

const toMark = (text: string): string => text.toLowerCase().replaceAll("’", "'");
const codesByMark: ReadonlyMap<string, string> = new Map([
  ...Object.entries(OLD_CODES),
  ...SET_CODES.flatMap((code) => [SETS[code].ja, SETS[code].en].map((name) => [toMark(name), code] as const)),
]);

/**
 * Returns the code of a set, given its code, an old code of the time, or its name. An unknown text is returned as a
 * code.
 */
export const toSetCode = (mark: string): string => codesByMark.get(toMark(mark)) ?? toMark(mark);

/** A set of the game with its dates, in the form `2000-11-01`. */
export type MtgSet = SetRow & {
  readonly code: string;
  /** The id of its block; null for a set without a block. */
  readonly block: string | null;
  /** The first legal date, if it differs from the date computed by D.13.4; otherwise `null`. */
  readonly from: string | null;
  /** The source of an added set; null for a set of the documents. */
  readonly source: string | null;
};

/** Sets in order of release. */
export type SetList = readonly MtgSet[];

const blockOf = (code: SetCode): Block | null =>
  (Object.keys(BLOCKS) as Block[]).find((block) => (BLOCKS[block] as readonly SetCode[]).includes(code)) ?? null;

/** Sets that the documents name. */
export const DOCUMENT_SETS: SetList = SET_CODES.map((code) => ({
  ...SETS[code],
  code,
  block: blockOf(code),
  from: null,
  source: null,
}));

/**
 * Returns the first date on which a set is legal in constructed formats. A set released before the fifteenth is legal
 * from the first of the next month, a later set one month after that (D.13.4). Dates have the form `2000-11-01`.
 * @rule mtg-house:27
 */
export function computeLegalDate(released: string): string {
  const [year = 0, month = 1, day = 1] = released.split("-").map(Number);
  const months = year * 12 + month - 1 + (day < 15 ? 1 : 2);
  const two = (part: number): string => `${part}`.padStart(2, "0");
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}-01`;
}

/** Returns the first date on which a set is legal: the stated date, or the date computed by D.13.4. */
export const getFirstLegalDate = ({ released, from }: MtgSet): string => from ?? computeLegalDate(released);

/** Returns the sets of some kinds that are legal on a day. */
export const getLegalSets = (day: string, kinds: readonly SetKind[], book: SetList): SetList =>
  book.filter((set) => kinds.includes(set.kind) && getFirstLegalDate(set) <= day);
