/**
 * Keys of the query language. The meaning of a key changes with a version of the language only, because URLs that people
 * keep contain queries. Explanations for readers are in the help page; evaluation is in `run/`.
 */

/**
 * The version of the query language. `frozen-language.test.ts` specifies each version; the help page lists the changes.
 */
export const QUERY_LANGUAGE_VERSION = 2;

/** The kind of value a key takes. */
export type KeyValueKind =
  /** Words, a phrase, or a pattern between slashes. */
  | "text"
  /** A whole number, `even`, `odd`, a range such as `2..4`, or another key that is a number. */
  | "number"
  /** A set of colors, or how many of them. */
  | "colors"
  /** Symbols of a cost, such as `2赤赤`, or a number that the whole cost is compared with. */
  | "symbols"
  /** A color and how many stones of it, such as `青>=10`. */
  | "stones"
  /** A year, a month, a day, or the code of a set for the day on which it came out. */
  | "date"
  /** A word of a closed list. */
  | "choice"
  /** The name of a card. */
  | "card"
  /** The id of a rule or of a ruling of the house. */
  | "rule";

/**
 * The subject of a key. All printing keys of a query must match the same printing. Option keys control the display of
 * results. Builder keys work only in the deck builder, deck keys only in the deck search.
 */
export type KeyLevel = "card" | "printing" | "option" | "builder" | "deck";

type KeyRow = {
  /** Names of the key: the canonical one first, the Japanese one second. */
  readonly names: readonly [string, string, ...string[]];
  readonly value: KeyValueKind;
  readonly level: KeyLevel;
  /** The operator that `:` stands for. For texts `:` means "contains" and `=` means "equals". */
  readonly colon: "=" | ">=" | "<=" | "holds";
};

export const QUERY_KEYS = {
  name: { names: ["name", "名称", "n", "名前"], value: "text", level: "card", colon: "holds" },
  yomi: { names: ["yomi", "読み", "reading"], value: "text", level: "card", colon: "holds" },
  en: { names: ["en", "英語名"], value: "text", level: "card", colon: "holds" },
  alias: { names: ["alias", "愛称"], value: "text", level: "card", colon: "holds" },
  any: { names: ["any", "どこか"], value: "text", level: "card", colon: "holds" },
  text: { names: ["o", "テキスト", "text", "oracle"], value: "text", level: "card", colon: "holds" },
  fullText: { names: ["fo", "全文", "fulltext"], value: "text", level: "card", colon: "holds" },
  abilityName: { names: ["abilityname", "能力名"], value: "text", level: "card", colon: "holds" },
  kind: { names: ["t", "種別", "kind", "type"], value: "choice", level: "card", colon: "=" },
  timing: { names: ["timing", "タイミング"], value: "choice", level: "card", colon: "=" },
  colors: { names: ["c", "色", "color", "colors"], value: "colors", level: "card", colon: ">=" },
  needs: { names: ["needs", "必要色", "id", "identity"], value: "colors", level: "card", colon: "<=" },
  produces: { names: ["produces", "支払える色"], value: "colors", level: "card", colon: ">=" },
  useCost: { names: ["use", "使用コスト", "m", "mana"], value: "symbols", level: "card", colon: ">=" },
  catalyst: { names: ["cat", "触媒", "catalyst"], value: "symbols", level: "card", colon: ">=" },
  useCount: { names: ["usev", "使用コスト数", "mv", "cmc"], value: "number", level: "card", colon: "=" },
  catalystCount: { names: ["catv", "触媒数"], value: "number", level: "card", colon: "=" },
  total: { names: ["total", "総コスト"], value: "number", level: "card", colon: "=" },
  ap: { names: ["ap", "攻撃力", "pow"], value: "number", level: "card", colon: "=" },
  hp: { names: ["hp", "体力", "tou"], value: "number", level: "card", colon: "=" },
  apHp: { names: ["aphp", "合計値"], value: "number", level: "card", colon: "=" },
  ability: { names: ["ability", "能力"], value: "choice", level: "card", colon: "=" },
  counter: { names: ["counter", "カウンター"], value: "text", level: "card", colon: "holds" },
  is: { names: ["is", "条件"], value: "choice", level: "card", colon: "=" },
  has: { names: ["has", "あり"], value: "choice", level: "card", colon: "=" },
  engine: { names: ["engine", "エンジン"], value: "choice", level: "card", colon: "=" },
  tag: { names: ["tag", "用途", "function", "otag"], value: "choice", level: "card", colon: "=" },
  list: { names: ["list", "リスト"], value: "text", level: "card", colon: "=" },
  deck: { names: ["deck", "デッキ"], value: "text", level: "card", colon: "=" },
  legal: { names: ["legal", "使用可", "f", "format"], value: "text", level: "card", colon: "=" },
  banned: { names: ["banned", "禁止"], value: "text", level: "card", colon: "=" },
  limited: { names: ["limited", "制限"], value: "text", level: "card", colon: "=" },
  limit: { names: ["limit", "枚数上限", "decklimit"], value: "number", level: "card", colon: "=" },
  ruling: { names: ["ruling", "裁定", "rulings"], value: "text", level: "card", colon: "holds" },
  rule: { names: ["rule", "ルール"], value: "rule", level: "card", colon: "=" },
  mentions: { names: ["mentions", "言及"], value: "card", level: "card", colon: "=" },
  related: { names: ["related", "関連"], value: "card", level: "card", colon: "=" },
  changed: { names: ["changed", "変更"], value: "date", level: "card", colon: "=" },
  revisions: { names: ["rev", "版"], value: "number", level: "card", colon: "=" },
  printings: { names: ["prints", "収録数"], value: "number", level: "card", colon: "=" },
  setCount: { names: ["sets", "セット数"], value: "number", level: "card", colon: "=" },
  illustrations: { names: ["illustrations", "絵柄数"], value: "number", level: "card", colon: "=" },
  artists: { names: ["artists", "絵師数"], value: "number", level: "card", colon: "=" },
  inSet: { names: ["in", "収録"], value: "text", level: "card", colon: "=" },
  set: { names: ["set", "セット", "s", "e", "edition"], value: "text", level: "printing", colon: "=" },
  setType: { names: ["settype", "セット種", "st"], value: "choice", level: "printing", colon: "=" },
  number: { names: ["no", "番号", "cn"], value: "number", level: "printing", colon: "=" },
  product: { names: ["product", "商品"], value: "text", level: "printing", colon: "holds" },
  rarity: { names: ["rarity", "レアリティ", "r"], value: "text", level: "printing", colon: "=" },
  finish: { names: ["finish", "仕様"], value: "choice", level: "printing", colon: "=" },
  artist: { names: ["a", "絵師", "illust", "artist"], value: "text", level: "printing", colon: "holds" },
  flavor: { names: ["ft", "フレーバー", "flavor"], value: "text", level: "printing", colon: "holds" },
  released: { names: ["date", "発売"], value: "date", level: "printing", colon: "=" },
  year: { names: ["year", "発売年"], value: "number", level: "printing", colon: "=" },
  language: { names: ["lang", "言語"], value: "choice", level: "printing", colon: "=" },
  new: { names: ["new", "新規"], value: "choice", level: "printing", colon: "=" },
  include: { names: ["include", "含む"], value: "choice", level: "option", colon: "=" },
  asOf: { names: ["asof", "時点"], value: "date", level: "option", colon: "=" },
  unique: { names: ["unique", "単位"], value: "choice", level: "option", colon: "=" },
  order: { names: ["order", "並び", "sort"], value: "choice", level: "option", colon: "=" },
  direction: { names: ["direction", "向き"], value: "choice", level: "option", colon: "=" },
  display: { names: ["display", "表示"], value: "choice", level: "option", colon: "=" },
  prefer: { names: ["prefer", "優先"], value: "choice", level: "option", colon: "=" },
  copies: { names: ["qty", "枚数"], value: "number", level: "builder", colon: "=" },
  owned: { names: ["own", "所持"], value: "number", level: "builder", colon: "=" },
  fits: { names: ["fits", "支払い"], value: "choice", level: "builder", colon: "=" },
  author: { names: ["author", "作者"], value: "text", level: "deck", colon: "holds" },
  updated: { names: ["updated", "更新"], value: "date", level: "deck", colon: "=" },
  stones: { names: ["stones", "魔石"], value: "stones", level: "deck", colon: ">=" },
  deckTag: { names: ["decktag", "タグ"], value: "text", level: "deck", colon: "=" },
  likes: { names: ["likes", "いいね"], value: "number", level: "deck", colon: "=" },
  zone: { names: ["zone", "領域"], value: "choice", level: "deck", colon: "=" },
} as const satisfies Record<string, KeyRow>;

export type QueryKeyId = keyof typeof QUERY_KEYS;

/** Maps each cost key to the key for the cost as one number (210.2, 211.3). */
export const COST_COUNT_KEYS = { useCost: "useCount", catalyst: "catalystCount" } as const satisfies Partial<
  Record<QueryKeyId, QueryKeyId>
>;
type OfValue<V extends KeyValueKind> = {
  [K in QueryKeyId]: (typeof QUERY_KEYS)[K]["value"] extends V ? K : never;
}[QueryKeyId];
type OfLevel<L extends KeyLevel> = {
  [K in QueryKeyId]: (typeof QUERY_KEYS)[K]["level"] extends L ? K : never;
}[QueryKeyId];

export type OptionKey = OfLevel<"option">;
/** Predicate keys, grouped by their kind of value. */
export type TextKey = Exclude<OfValue<"text">, OptionKey>;
export type NumberKey = Exclude<OfValue<"number">, OptionKey>;
export type ColorKey = OfValue<"colors">;
export type SymbolKey = OfValue<"symbols">;
export type DateKey = Exclude<OfValue<"date">, OptionKey>;
export type ChoiceKey = Exclude<OfValue<"choice">, OptionKey>;
export type CardKey = OfValue<"card">;
export type RuleKey = OfValue<"rule">;
