import type { CardKind } from "../../model/card";
import { compileWordPairs, type WordPair } from "../everyday-words";
import { translateTerms } from "./candidates";

/**
 * Clauses of other card games, each with a wording of this game that means the same. Unlike terms they are tried one by
 * one, since a text may be read without some of them.
 */
export const REPHRASINGS: readonly WordPair[] = [
  // What is allowed only at times, and what is exempt from a phase.
  [
    "(あなた|相手)は、?(?:自身|自分|\\1)の([^、。は]{0,9}?(?:フェイズ|ターン|ステップ))(?:の間|の最中|中)?に?しか([^。]+?)でき(?:ない|ません)",
    "$1の$2でない間、$1は$3できない",
  ],
  [
    "(あなた|相手)は、?(?:自身|自分|\\1)の([^、。は]{0,9}?(?:フェイズ|ターン|ステップ))(?:の間|中)?にのみ([^。]+?)できる",
    "$1の$2でない間、$1は$3できない",
  ],
  [
    "(あなた|相手)は、?(?:自身|自分|\\1)の([^、。は]{0,9}?(?:フェイズ|ターン|ステップ))以外(?:の間|で|に)?は?、?([^。]+?)でき(?:ない|ません)",
    "$1の$2でない間、$1は$3できない",
  ],
  [
    "スタンバイフェイズ(?:の)?処理(?:によって|で|では)?は?、?(?:ウェイクされ|ウェイクし)ない",
    "スタンバイフェイズにウェイクしない",
  ],
  // The greater or smaller of two numbers, and limits of a number.
  [
    "(^|[。、])([^、。]*?(?:は、?)?)([^、。は]+)の(AP|HP)と(AP|HP)のうち、?(?:大きい|高い|多い)(?:ほう|方)(?:の値|の数)?に等しい([^。]+)。",
    "$1$3の$4が$3の$5以上ならば、$2$3の$4に等しい$6。そうでないならば、$2$3の$5に等しい$6。",
  ],
  [
    "(^|[。、])([^、。]*?(?:は、?)?)([^、。は]+)の(AP|HP)と(AP|HP)のうち、?(?:小さい|低い|少ない)(?:ほう|方)(?:の値|の数)?に等しい([^。]+)。",
    "$1$3の$4が$3の$5以下ならば、$2$3の$4に等しい$6。そうでないならば、$2$3の$5に等しい$6。",
  ],
  [
    "(^|。)([^。]*?、)?([^、。]+?の(?:枚数|数|点数|ライフ))と([^、。]+?の(?:枚数|数|点数|ライフ))のうち、?(?:大きい|多い|高い)(?:ほう|方)(?:の値|の数)?に等しい([^。]+)。",
    "$1$2$3が$4以上ならば、$3に等しい$5。そうでないならば、$4に等しい$5。",
  ],
  [
    "(^|。)([^。]*?、)?([^、。]+?の(?:枚数|数|点数|ライフ))と([^、。]+?の(?:枚数|数|点数|ライフ))のうち、?(?:小さい|少ない|低い)(?:ほう|方)(?:の値|の数)?に等しい([^。]+)。",
    "$1$2$3が$4以下ならば、$3に等しい$5。そうでないならば、$4に等しい$5。",
  ],
  [
    "(^|[。、])([^、。]+?)の(?:数|体数|枚数)(?:だけ|に等しい枚数の|と同じ枚数の|と同じ数の|分の?)カードを(引く|引いてもよい)。(?:ただし、?)?(?:この(?:方法|効果)で(?:は|引けるのは)?、?)?(?:最大(?:で|でも)?)?(\\d+)枚(?:より多くは引(?:か|け)ない|を超えて(?:は)?引(?:か|け)ない|まで(?:である|しか引けない|とする)?)。",
    "$1$2が$4体以上ならば、カードを$4枚$3。そうでないならば、$2の数に等しい枚数のカードを$3。",
  ],
  [
    "それらのうち、?(AP|HP|使用コスト)[がの](?:低い|小さい|少ない)(?:ほう|方|ユニット)([^。]+)。(?:(?:\\1が)?(?:等しい|同じ)(?:なら|場合)ば?、[^。]*ない。)?",
    "前者の$1が後者の$1より低いなら、前者$2。後者の$1が前者の$1より低いなら、後者$2。",
  ],
  [
    "それらのうち、?(AP|HP|使用コスト)[がの](?:高い|大きい|多い)(?:ほう|方|ユニット)([^。]+)。(?:(?:\\1が)?(?:等しい|同じ)(?:なら|場合)ば?、[^。]*ない。)?",
    "前者の$1が後者の$1より高いなら、前者$2。後者の$1が前者の$1より高いなら、後者$2。",
  ],
  // A definition before what it defines.
  ["([XYZ]は、[^。]+に等しい。)([^。]*\\p{Script=Latin}[^。]*。)", "$2$1"],
  [
    "[XYZ]は、([^。]+?)(?:に等しい|である|とする|と同じ)。([^。]*?)[XYZ]([枚体個])の([^、。]+?)を",
    "$2$1に等しい$3数の$4を",
  ],
  // All of some things.
  [
    "(あなた|相手)の([^、。]{1,6})が(\\d+[枚体]以上)あり、それらがすべて裏向きである",
    "$1の$2が$3あり、$1の表向きの$2がない",
  ],
  [
    "(あなた|相手)の([^、。]{1,6})が(\\d+[枚体]以上)あり、それらがすべて表向きである",
    "$1の$2が$3あり、$1の裏向きの$2がない",
  ],
  // Uses.
  [
    "([^、。]+?)(?:なら|場合|とき)ば?、(?:あなたは、?)?この(カード|ユニット|マジック)を、?(?:あなたの)?ダストから使用(?:してもよい|できる)。",
    "$1かぎり、この$2は、あなたのダストから使用できる。",
  ],
  [
    "(?:あなたは、?)?この(カード|ユニット|マジック)を、?(?:あなたの)?ダストから使用(?:してもよい|できる)。",
    "この$1は、あなたのダストから使用できる。",
  ],
  [
    "(?:あなたは、?)?((?:[^、。]*フェイズ|[^、。]*ターン)(?:の間|中)に?、?)?(?:あなたは、?)?([^、。]*?(?:ユニット|マジック|カード))を、?タイミングがクイックであるかのように(?:使用してもよい|使用できる)",
    "$1あなたの手札にある$2はクイックになる",
  ],
  ["数を1つ選([ぶび])", "0から9までの数を1つ選$1"],
  ["使用コストがその数に等しい", "使用コストが選んだ数である"],
  [
    "(?:(?:あなたは|このターンの(?:後|あと|次)に?)、?){0,2}追加の?(?:1ターン|ターン)を(?:1回|もう1度)?、?(?:行う|行なう|得る)",
    "このターンの後に追加のターンを行う",
  ],
  ["(^|。)対象の(ユニット)の(?:支配者|コントローラー|操り手)は", "$1$2を1体対象とする。それの支配者は"],
  ["([^、。]{3,6}フェイズ)に、", "$1の開始時、"],
];

const PATTERNS = compileWordPairs(REPHRASINGS);

const PLAYER_OF_ALL = /(?:すべての|各|それぞれの)プレイヤー/u;

/**
 * Returns what an ability of every player says of one of them: 「各プレイヤーのターンの開始時、そのプレイヤーの相手は」 becomes
 * 「あなたのターンの開始時、相手は」.
 */
const sayOfOne = (text: string, one: string, other: string): string =>
  text
    .replace(PLAYER_OF_ALL, one)
    .replace(/(?:そのプレイヤー|自身|その)の(?:対戦)?相手/gu, other)
    .replace(/そのプレイヤー|自身|自分/gu, one);

/** Returns the ability of every player as one for each of the two. Instructions of a magic are done together. */
function splitByPlayer(text: string, kind: CardKind): readonly string[] {
  if (kind === "magic" || !PLAYER_OF_ALL.test(text) || /(?<!その|自身の|プレイヤーの)(?:相手|あなた)/u.test(text))
    return [];
  return [`${sayOfOne(text, "あなた", "相手")}\n■${sayOfOne(text, "相手", "あなた")}`];
}

/** How many rephrasings one text may have, and how many texts come of them. */
const MOST_STEPS = 4;
const MOST_TEXTS = 48;

/** Returns what a text becomes by terms of this game and rephrasings, those by fewer first. */
export function rephrase(text: string, kind: CardKind): readonly string[] {
  let last: readonly string[] = [text, ...translateTerms(text, 0)];
  const found = new Set(last);
  for (let step = 0; step < MOST_STEPS && last.length > 0 && found.size < MOST_TEXTS; step += 1) {
    last = last
      .flatMap((one) => [...PATTERNS.map(([said, meant]) => one.replace(said, meant)), ...splitByPlayer(one, kind)])
      .filter((one) => !found.has(one) && found.add(one));
  }
  return [...found].slice(1, MOST_TEXTS);
}
