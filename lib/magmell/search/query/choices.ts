import type { ChoiceKey } from "./keys";

/** A canonical word followed by its synonyms in lower case and NFKC; the first synonym is the Japanese word. */
export type ChoiceWords = readonly [string, string, ...string[]];

/** The accepted values, with their synonyms, of each search key that takes a fixed set of values. */
export const CHOICE_VALUES = {
  kind: [
    ["unit", "ユニット", "units"],
    ["magic", "マジック", "magics"],
    ["stone", "魔石", "stones"],
  ],
  timing: [
    ["quick", "クイック"],
    ["normal", "ノーマル"],
  ],
  ability: [
    ["triggered", "誘発", "誘発能力", "trigger"],
    ["static", "常在", "常在能力"],
    ["magic", "マジック", "マジック能力"],
    ["replacement", "置換", "置換能力", "置換効果"],
  ],
  is: [
    ["quick", "クイック"],
    ["normal", "ノーマル"],
    ["free", "無料", "使用コスト0"],
    ["mono", "単色", "monocolor"],
    ["multi", "多色", "multicolor", "m"],
    ["colorless", "無色", "colourless"],
    ["vanilla", "バニラ", "能力なし"],
    ["basicstone", "基本魔石", "basic"],
    ["token", "トークン"],
    ["retired", "取り下げ", "withdrawn"],
    ["textdiffers", "テキスト違い"],
    ["reprint", "再録"],
    ["unique", "一種のみ"],
    ["promo", "プロモ", "プロモーション"],
    ["starter", "スターター"],
    ["foil", "フォイル", "ホイル"],
    ["nonfoil", "通常仕様"],
    ["recheck", "要確認"],
  ],
  has: [
    ["ruling", "裁定", "rulings"],
    ["catalyst", "触媒"],
    ["flavor", "フレーバー", "flavour"],
    ["alias", "愛称"],
    ["ability", "能力"],
    ["abilityname", "能力名"],
    ["counter", "カウンター"],
    ["text", "テキスト"],
    ["note", "注釈", "reminder"],
    ["tag", "用途"],
  ],
  engine: [
    ["full", "完全"],
    ["partial", "一部"],
    ["none", "なし"],
  ],
  tag: [
    ["removal", "除去"],
    ["draw", "ドロー", "引く"],
    ["search", "サーチ", "探す"],
    ["discard", "手札破壊", "捨てる"],
    ["counter-magic", "無効化", "カウンターマジック"],
    ["recover", "回復"],
    ["burn", "火力", "バーン"],
    ["pump", "強化", "パンプ"],
    ["token", "トークン"],
    ["stones", "魔石"],
    ["return", "戻す", "バウンス", "bounce"],
    ["rest", "レスト"],
    ["evasion", "回避"],
    ["defense", "防御", "defence"],
    ["dream", "夢"],
    ["chant", "チャント"],
  ],
  setType: [
    ["main", "メイン"],
    ["starter", "スターター"],
    ["promo", "プロモ", "プロモーション"],
  ],
  finish: [
    ["normal", "通常", "nonfoil"],
    ["foil", "フォイル", "ホイル"],
  ],
  language: [
    ["ja", "日本語", "jp", "japanese"],
    ["en", "英語", "english"],
    ["any", "すべて"],
  ],
  new: [
    ["art", "絵柄", "イラスト"],
    ["artist", "絵師", "イラストレーター"],
    ["flavor", "フレーバー", "flavour"],
    ["text", "テキスト"],
  ],
  fits: [["stones", "魔石", "魔石デッキ"]],
  zone: [
    ["grimoire", "魔導書"],
    ["stones", "魔石デッキ", "stonedeck"],
  ],
} as const satisfies Record<ChoiceKey, readonly ChoiceWords[]>;

/** A canonical word of a key. */
export type ChoiceValue<K extends ChoiceKey> = (typeof CHOICE_VALUES)[K][number][0];

/** Words of `is` that other games use for card faces or formats; reserved for later rules. */
export const RESERVED_IS_VALUES: readonly string[] = [
  "split",
  "flip",
  "transform",
  "meld",
  "leveler",
  "dfc",
  "mdfc",
  "hybrid",
  "phyrexian",
  "funny",
  "hires",
  "commander",
  "brawler",
  "companion",
  "reserved",
  "permanent",
  "spell",
  "historic",
  "party",
  "modal",
];

/** Formats that `legal:`, `banned:` and `limited:` accept: the only deck construction the rules define (chapter 5). */
export const DECK_FORMATS: readonly ChoiceWords[] = [
  ["standard", "スタンダード", "構築", "constructed", "magmell", "1.01", "yes", "はい"],
];

/** Counters with an English name in the rules (224.4). */
export const COUNTER_NAMES: readonly ChoiceWords[] = [
  ["パワー", "power", "パワーカウンター"],
  ["ウィーク", "weak", "ウィークカウンター"],
  ["火葬", "cremation", "火葬カウンター"],
];

/** Returns the canonical word of a lower-case word; `null` if the list does not have it. */
export const findChoice = (choices: readonly ChoiceWords[], word: string): string | null =>
  choices.find((words) => words.includes(word))?.[0] ?? null;

/** Values of `in:` that mean the deck in the builder instead of a set. */
export const DECK_SYNONYMS: readonly string[] = ["deck", "デッキ"];
