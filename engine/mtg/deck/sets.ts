/**
 * Kinds of sets, by what tournaments make of them (D.13.2 to D.16.3). Standard allows the newest base set (D.16.2); a compilation
 * prints cards of earlier expansions again and is none (D.15.1).
 */
export const SET_KINDS = ["base", "expansion", "compilation", "portal", "silver", "collectors"] as const;
type SetKind = (typeof SET_KINDS)[number];

/** Sets that belong together, the first being one that stands alone. @rule mtg-6e:D.16.2, mtg-6e:D.18.2 */
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

const row = (released: string, kind: SetKind, ja: string, en: string): SetRow => ({ released, kind, ja, en });

/** Sets that the documents name, in the order in which they came. */
export const SETS = {
  lea: row("1993-08-05", "base", "リミテッド版アルファ", "Limited Edition Alpha"),
  leb: row("1993-10-04", "base", "リミテッド版ベータ", "Limited Edition Beta"),
  "2ed": row("1993-12-01", "base", "アンリミテッド版", "Unlimited Edition"),
  ced: row("1993-12-10", "collectors", "コレクターズ・エディション", "Collectors’ Edition"),
  cei: row("1993-12-10", "collectors", "国際版コレクターズ・エディション", "International Collectors’ Edition"),
  arn: row("1993-12-17", "expansion", "アラビアン・ナイト", "Arabian Nights"),
  atq: row("1994-03-04", "expansion", "アンティキティ", "Antiquities"),
  "3ed": row("1994-04-01", "base", "リバイスド版", "Revised Edition"),
  leg: row("1994-06-01", "expansion", "レジェンド", "Legends"),
  drk: row("1994-08-01", "expansion", "ザ・ダーク", "The Dark"),
  fem: row("1994-11-01", "expansion", "フォーレン・エンパイア", "Fallen Empires"),
  "4ed": row("1995-04-01", "base", "第4版", "Fourth Edition"),
  ice: row("1995-06-03", "expansion", "アイスエイジ", "Ice Age"),
  chr: row("1995-07-01", "compilation", "クロニクル", "Chronicles"),
  hml: row("1995-10-01", "expansion", "ホームランド", "Homelands"),
  all: row("1996-06-10", "expansion", "アライアンス", "Alliances"),
  mir: row("1996-10-08", "expansion", "ミラージュ", "Mirage"),
  vis: row("1997-02-03", "expansion", "ビジョンズ", "Visions"),
  "5ed": row("1997-03-24", "base", "第5版", "Fifth Edition"),
  por: row("1997-05-01", "portal", "ポータル", "Portal"),
  wth: row("1997-06-09", "expansion", "ウェザーライト", "Weatherlight"),
  tmp: row("1997-10-14", "expansion", "テンペスト", "Tempest"),
  sth: row("1998-03-02", "expansion", "ストロングホールド", "Stronghold"),
  exo: row("1998-06-15", "expansion", "エクソダス", "Exodus"),
  p02: row("1998-06-24", "portal", "ポータル・セカンドエイジ", "Portal Second Age"),
  ugl: row("1998-08-11", "silver", "アングルード", "Unglued"),
  usg: row("1998-10-12", "expansion", "ウルザズ・サーガ", "Urza’s Saga"),
  ulg: row("1999-02-15", "expansion", "ウルザズ・レガシー", "Urza’s Legacy"),
  "6ed": row("1999-04-21", "base", "第6版", "Classic Sixth Edition"),
  uds: row("1999-06-07", "expansion", "ウルザズ・デスティニー", "Urza’s Destiny"),
  ptk: row("1999-07-06", "portal", "ポータル三国志", "Portal Three Kingdoms"),
  mmq: row("1999-10-04", "expansion", "メルカディアン・マスクス", "Mercadian Masques"),
  nem: row("2000-02-14", "expansion", "ネメシス", "Nemesis"),
  pcy: row("2000-06-05", "expansion", "プロフェシー", "Prophecy"),
  inv: row("2000-10-02", "expansion", "インベイジョン", "Invasion"),
} as const satisfies Readonly<Record<string, SetRow>>;

export type SetCode = keyof typeof SETS;
export const SET_CODES = Object.keys(SETS) as readonly SetCode[];

/** A set of the game with its days, which are written as `2000-11-01`. */
export type MtgSet = SetRow & {
  readonly code: string;
  /** The word of the block that it belongs to; `null` for a set that stands alone. */
  readonly block: string | null;
  /** The first day on which it may be used where that is told otherwise than D.13.4 computes it; `null` elsewhere. */
  readonly from: string | null;
  /** Who told of it; `null` for a set of the documents. */
  readonly source: string | null;
};

/** Sets in the order in which they came. */
export type SetBook = readonly MtgSet[];

const blockOf = (code: SetCode): Block | null =>
  (Object.keys(BLOCKS) as Block[]).find((block) => (BLOCKS[block] as readonly SetCode[]).includes(code)) ?? null;

/** Sets that the documents name. */
export const SHIPPED_SETS: SetBook = SET_CODES.map((code) => ({
  ...SETS[code],
  code,
  block: blockOf(code),
  from: null,
  source: null,
}));

/**
 * The first day on which a set may be used in constructed formats: the first of the next month, or of the month after it for a
 * set that came on the fifteenth or later (D.13.4). Days are written as `2000-11-01`.
 *
 * @rule mtg-house:27
 */
export function legalFrom(released: string): string {
  const [year = 0, month = 1, day = 1] = released.split("-").map(Number);
  const months = year * 12 + month - 1 + (day < 15 ? 1 : 2);
  const two = (part: number): string => `${part}`.padStart(2, "0");
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}-01`;
}

/** The first day on which a set may be used: the one that is told, or the one that D.13.4 computes. */
export const firstDayOf = ({ released, from }: MtgSet): string => from ?? legalFrom(released);

/** Sets of some kinds that may be used on a day. */
export const setsLegalOn = (day: string, kinds: readonly SetKind[], book: SetBook): SetBook =>
  book.filter((set) => kinds.includes(set.kind) && firstDayOf(set) <= day);
