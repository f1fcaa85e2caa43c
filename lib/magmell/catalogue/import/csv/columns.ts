/** The type of a column, which decides how its cells are parsed. */
type CellType =
  /** Text without spaces at the ends. */
  | "text"
  /** Text normalized to NFKC: codes, ids, costs. */
  | "code"
  | "number"
  | "day"
  /** Yes or no. */
  | "flag"
  /** Several texts, separated by | or line breaks. */
  | "list"
  /** Several ids of rules. */
  | "rules"
  /** A list of counter names with their English names, `栞=bookmark`. */
  | "pairs"
  /** A list of rarities with their names, `SR=スーパーレア=Super rare`. */
  | "rarities"
  /** A list of chosen readings, `0f3a9c21b4d5e6f7=0=8899aabbccddeeff`. */
  | "readings"
  /** A column for human readers, skipped by the import. */
  | "ignored";

export type CsvColumn = {
  /** The path of the field in the entry of a card file, dot-separated. */
  readonly field: string;
  /** The part of a card that the field belongs to; absent for the card itself. */
  readonly part?: "revisions" | "printings";
  /** The Japanese heading, which the export writes. */
  readonly ja: string;
  readonly en: string;
  readonly type: CellType;
  /** Alternative words for the values of the format. */
  readonly words?: Readonly<Record<string, string>>;
  /** A table needs this column to be one of its kind. */
  readonly required?: true;
  /** The import reads this column, and the export has nothing to write into it. */
  readonly readOnly?: true;
};

const KIND_WORDS = { ユニット: "unit", マジック: "magic", 魔石: "stone", ストーン: "stone" };
const TIMING_WORDS = { ノーマル: "normal", 通常: "normal", クイック: "quick" };
const FINISH_WORDS = { 通常: "normal", ノーマル: "normal", フォイル: "foil", ホイル: "foil" };
const SET_TYPE_WORDS = {
  通常: "main",
  ブースター: "main",
  スターター: "starter",
  構築済み: "starter",
  プロモ: "promo",
  プロモーション: "promo",
};
const SOURCE_WORDS = { ハウス: "house", 当サイト: "house", 公式: "official" };

/** The columns of each kind of table: their names in Japanese and English, and where their cells belong in a card file. */
const CSV_TABLES = {
  cards: [
    { field: "number", ja: "カード番号", en: "number", type: "number", required: true },
    { field: "name", ja: "カード名", en: "name", type: "text", required: true },
    { field: "reading", ja: "読み", en: "reading", type: "text", required: true },
    { field: "englishName", ja: "英語名", en: "englishName", type: "text" },
    { field: "token", ja: "トークン", en: "token", type: "flag" },
    { field: "retired", ja: "取り下げ", en: "retired", type: "flag" },
    { field: "aliases", ja: "別名", en: "aliases", type: "list" },
    { field: "tags", ja: "タグ", en: "tags", type: "list" },
    { field: "effectiveOn", part: "revisions", ja: "発効日", en: "effectiveOn", type: "day" },
    { field: "kind", part: "revisions", ja: "種別", en: "kind", type: "code", words: KIND_WORDS },
    { field: "timing", part: "revisions", ja: "タイミング", en: "timing", type: "code", words: TIMING_WORDS },
    { field: "useCost", part: "revisions", ja: "使用コスト", en: "useCost", type: "code" },
    { field: "catalyst", part: "revisions", ja: "触媒", en: "catalyst", type: "code" },
    { field: "ap", part: "revisions", ja: "AP", en: "ap", type: "number" },
    { field: "hp", part: "revisions", ja: "HP", en: "hp", type: "number" },
    { field: "text", part: "revisions", ja: "テキスト", en: "text", type: "text" },
    { field: "readings", part: "revisions", ja: "読み方の選択", en: "readings", type: "readings" },
    { field: "set", part: "printings", ja: "セット", en: "set", type: "code" },
    { field: "number", part: "printings", ja: "セット内番号", en: "printedNumber", type: "code" },
    { field: "illustrator", part: "printings", ja: "イラスト", en: "illustrator", type: "text" },
    { field: "flavor", part: "printings", ja: "フレーバー", en: "flavor", type: "text" },
    { field: "rarity", part: "printings", ja: "レアリティ", en: "rarity", type: "code" },
    { field: "finish", part: "printings", ja: "仕上げ", en: "finish", type: "code", words: FINISH_WORDS },
    { field: "product", part: "printings", ja: "商品", en: "product", type: "text" },
    { field: "revision", part: "printings", ja: "印刷時の発効日", en: "printedRevision", type: "day" },
    { field: "image", part: "printings", ja: "画像", en: "image", type: "text" },
    { field: "imageAlt", part: "printings", ja: "画像の説明", en: "imageAlt", type: "text" },
  ],
  sets: [
    { field: "code", ja: "セット", en: "set", type: "code", required: true },
    { field: "name", ja: "セット名", en: "name", type: "text", required: true },
    { field: "englishName", ja: "英語名", en: "englishName", type: "text" },
    { field: "releasedOn", ja: "発売日", en: "releasedOn", type: "day", required: true },
    { field: "type", ja: "種類", en: "type", type: "code", words: SET_TYPE_WORDS },
    { field: "counters", ja: "カウンター", en: "counters", type: "pairs" },
    { field: "rarities", ja: "レアリティ一覧", en: "rarities", type: "rarities" },
  ],
  rulings: [
    { field: "id", ja: "裁定番号", en: "id", type: "code", required: true },
    { field: "question.ja", ja: "質問", en: "question", type: "text", required: true },
    { field: "question.en", ja: "質問（英語）", en: "englishQuestion", type: "text" },
    { field: "answer.ja", ja: "回答", en: "answer", type: "text", required: true },
    { field: "answer.en", ja: "回答（英語）", en: "englishAnswer", type: "text" },
    { field: "cards", ja: "カード", en: "cards", type: "list", required: true },
    { field: "rules", ja: "ルール", en: "rules", type: "rules", required: true },
    { field: "source", ja: "出典", en: "source", type: "code", words: SOURCE_WORDS, required: true },
    { field: "date", ja: "日付", en: "date", type: "day", required: true },
  ],
  lists: [
    { field: "id", ja: "リスト番号", en: "list", type: "code", required: true },
    { field: "name", ja: "リスト名", en: "name", type: "text", required: true },
    { field: "englishName", ja: "英語名", en: "englishName", type: "text" },
    { field: "cards", ja: "カード", en: "cards", type: "list", required: true },
    { field: "removed", ja: "削除", en: "removed", type: "flag", readOnly: true },
  ],
  aliases: [
    { field: "number", ja: "カード番号", en: "number", type: "ignored" },
    { field: "card", ja: "カード名", en: "name", type: "text", required: true },
    { field: "aliases", ja: "別名", en: "aliases", type: "list", required: true },
    { field: "tags", ja: "タグ", en: "tags", type: "list" },
  ],
} as const satisfies Readonly<Record<string, readonly CsvColumn[]>>;

export type CsvTableKind = keyof typeof CSV_TABLES;
export const CSV_TABLE_KINDS = Object.keys(CSV_TABLES) as CsvTableKind[];

export const getCsvColumns = (kind: CsvTableKind): readonly CsvColumn[] => CSV_TABLES[kind];
export const getRequiredColumns = (kind: CsvTableKind): readonly CsvColumn[] =>
  getCsvColumns(kind).filter(({ required }) => required);

/** Returns the label of a column in messages. */
export const formatColumnLabel = ({ ja, en }: Pick<CsvColumn, "ja" | "en">): string =>
  ja === en ? ja : `${ja} (${en})`;

/** Normalizes a heading for comparison: removes differences of width and case, spaces and brackets. */
export const normalizeHeading = (heading: string): string =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s()_-]/gu, "");
