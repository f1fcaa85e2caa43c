/**
 * Names of things in the rules, longest first. Each counts as four characters, because names are not copied sentences.
 */
const TERMS = [
  "アーティファクト・クリーチャー",
  "ブロック・クリーチャー",
  "アクティブ・プレイヤー",
  "アップキープ・ステップ",
  "クリンナップ・ステップ",
  "戦闘ダメージ・ステップ",
  "アンタップ・ステップ",
  "伝説のパーマネント",
  "攻撃クリーチャー",
  "クリーチャー呪文",
  "インスタント呪文",
  "防御側プレイヤー",
  "ドロー・ステップ",
  "メイン・フェイズ",
  "アーティファクト",
  "+1/+1カウンター",
  "ソーサリー呪文",
  "マナ・プール",
  "マナ・バーン",
  "状況起因効果",
  "状況起因処理",
  "クリーチャー",
  "エンチャント",
  "パーマネント",
  "インスタント",
  "起動型能力",
  "誘発型能力",
  "常在型能力",
  "ソーサリー",
  "ウィークカウンター",
  "パワーカウンター",
  "ウェイク状態",
  "戦闘エリア",
  "魔石デッキ",
  "使用コスト",
  "タイミング",
  "プレイヤー",
] as const;

/** Files that hold texts of cards: the language of cards, its tests, starter cards, and what helps or tries to write them, and these phrases. */
const CARD_TEXTS =
  /^(?:engine\/magmell\/(?:text|testing|tests)|prisma\/seed|app\/ui\/magmell\/write|lib\/magmell\/(?:catalogue|search)|scripts\/(?:bench|rules)|e2e)\//;

/** Set phrases of card texts. The rules fix the wording of cards, so every card uses the same phrases. */
const CARD_PHRASES = [
  "プレイヤー1人を対象とする。それに",
  "ユニット1体を対象とする。それに",
  "カウンターが置かれている",
  "プレイヤー1人を対象とする",
  "置かれているカウンター",
  "すべてのダメージを取り除",
  "ユニット1体を対象とする",
  "ダメージを受けている",
  "ダメージが与えられる",
  "点のダメージを与える",
  "点のダメージを与え",
  "種別がユニットである",
  "種別がマジックである",
  "カードを1枚引く",
  "そのプレイヤーは",
  "を対象とする。それに",
  "破壊されたとき",
  "一番上のカード",
  "ダストに置かれ",
  "このユニットが",
  "追加のターン",
  "攻撃ユニット",
] as const;

/** Returns the names and set phrases that a file may share with a document, longest first. */
export const listTerms = (file: string): readonly string[] =>
  CARD_TEXTS.test(file) ? [...CARD_PHRASES, ...TERMS] : TERMS;
