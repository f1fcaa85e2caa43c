/** A pattern and its replacement, in which `$1` stands for the first group of the pattern. */
export type WordPair = readonly [said: string, meant: string];

/** Words of everyday speech that mean the same as words of this game; longer ones first. */
const EVERYDAY_WORDS: readonly WordPair[] = [
  ["表に返す", "表向きにする"],
  ["表に返し", "表向きにし"],
  ["裏返す", "裏向きにする"],
  ["裏返し", "裏向きにし"],
  ["めくる", "公開する"],
  ["めくり|めくっ(?=[たて])", "公開し"],
  ["てもいい", "てもよい"],
  ["ていい", "てもよい"],
  ["乗せる", "置く"],
  ["乗せ(?=[たて])", "置い"],
  ["乗せ", "置き"],
  ["乗っている", "置かれている"],
  ["乗った", "置かれた"],
  ["(\\d+[つ体枚])だけ", "$1"],
  ["こいつ|コイツ", "このユニット"],
  ["そいつら|やつら|ヤツら", "それら"],
  ["そいつ|ソイツ", "それ"],
  ["クイックとして(?:使える|使用できる)", "クイックになる"],
  ["を対象として、?(\\d+)点?ダメージ", "を対象とする。それに$1点のダメージを与える"],
  ["タダで|ただで", "コストを支払わずに"],
  ["(?:使用)?コストを支払わずに召喚", "召喚"],
  ["そのあと", "その後"],
  ["やられたとき", "破壊されたとき"],
  ["やられる", "破壊される"],
  ["(\\d+)ダメージ。", "$1点のダメージを与える。"],
  ["起こす", "ウェイクする"],
  ["起こし", "ウェイクし"],
  ["このユニットは(AP|HP)[+＋](\\d+)で、?", "このユニットの$1は$2増加し、このユニットは"],
  ["防御に使えない", "防御できない"],
  ["は、?(?:どっち|どちら|どの)のプレイヤーも、?防御できない", "は防御できない"],
  ["されそうになったときは?、", "される場合、"],
  ["破壊するかわりに", "かわりに"],
  ["ダメージを(?:すべて|全部)消す", "ダメージをすべて取り除く"],
  [
    "(相手|あなた)がカードを(使用した|引いた)とき、それが[このそ]*ターンに\\1が\\2(\\d+)枚目のカードなら(?:ば)?、",
    "$1が各ターン$3枚目のカードを$2とき、",
  ],
  ["全部", "すべて"],
  ["(ライフを\\d+点)得る", "$1回復する"],
  ["(ライフを\\d+点)得(?=て|、)", "$1回復し"],
];

/**
 * Compiles word pairs into patterns. A pattern matches neither within a word in kanji nor within the name of a counter,
 * an area or a token.
 */
export const compileWordPairs = (pairs: readonly WordPair[]): readonly (readonly [said: RegExp, meant: string])[] =>
  pairs.map(([said, meant]) => [
    new RegExp(
      `(?<![^枚体個点人\\P{Script=Han}](?=\\p{Script=Han}))(?:${said})(?!カウンター|エリア|・?トークン)`,
      "gu",
    ),
    meant,
  ]);

const PATTERNS = compileWordPairs(EVERYDAY_WORDS);

/** Replaces everyday words in a text by the words of this game that have the same meaning. */
export const replaceEverydayWords = (text: string): string =>
  PATTERNS.reduce((some, [said, meant]) => some.replace(said, meant), text);
