import { findSentenceSpans } from "../normalize";

/** A way in which a proposed wording does not mean what was written. */
export type WordingDifference = {
  /**
   * `leftOut`: words without which the rest is read; `trait`, `namePart`: a condition on traits or on a part of a name,
   * which the game does not have; `used`: an ability that its player uses for a price, for which there is one at the
   * start of the main phase; `instead`: words that mean nearly the same.
   */
  readonly reason: "leftOut" | "trait" | "namePart" | "used" | "instead";
  readonly given: string;
  /** What stands in its place; empty if nothing does. */
  readonly words: string;
};

/** A wording that means something else, with what is different. */
export type AdaptedText = { readonly text: string; readonly differences: readonly WordingDifference[] };

const TRAIT =
  /種族(?:が|は|に)?[《「][^》」]+[》」](?:(?:または|か|と|、|や)[《「][^》」]+[》」])*(?:を持つ|である|の(?=[^、。]))、?/gu;

const NAME_PART = /(?:名称|名前|カード名)(?:に|の中に)[《「『][^》」』]+[》」』]を(?:含む|持つ)、?/gu;

/** Words that mean nearly the same as those behind them. */
const NEARLY: readonly (readonly [said: RegExp, meant: string])[] = [
  [
    /(このユニット|それ)が与えた戦闘ダメージによって([^、。]*ユニット)が破壊された(とき|時)/gu,
    "$1とバトルしている$2が破壊された$3",
  ],
  [
    /(?:(このユニット)が|^)(?:バトル|戦闘)に勝(?:った|利した)(とき|時)/gu,
    "このユニットとバトルしているユニットが破壊された$2",
  ],
  [/(このユニット|それ)が戦闘ダメージで([^、。]*ユニット)を破壊した(とき|時)/gu, "$1とバトルしている$2が破壊された$3"],
];

/** Returns a text with each stretch that fits a pattern replaced; null if none does. */
function replaceWords(
  { text, differences }: AdaptedText,
  reason: WordingDifference["reason"],
  pattern: RegExp,
  words: string,
): AdaptedText | null {
  const more = [...text.matchAll(pattern)].map(([given]) => ({
    reason,
    given: given.replace(/、$/u, ""),
    words: given.replace(pattern, words),
  }));
  return more.length === 0 ? null : { text: text.replace(pattern, words), differences: [...differences, ...more] };
}

/** Returns what a text becomes where the game has no such ability or condition, with what is different. */
export function adaptText(given: AdaptedText): readonly AdaptedText[] {
  const without = [
    ["trait", TRAIT, ""] as const,
    ["namePart", NAME_PART, ""] as const,
    ...NEARLY.map(([said, meant]) => ["instead", said, meant] as const),
  ].reduce((one, [reason, pattern, words]) => replaceWords(one, reason, pattern, words) ?? one, given);
  return without === given ? [] : [without];
}

/** That nothing happens, which needs no words. */
const NOTHING = /何も(?:起こら|起き|し|行わ|得)ない。$/u;
/** Who chooses among equal things, which whoever chooses does anyway. */
const TIES = /^(?:同じ|複数)[^。]*(?:場合|なら|れば)、(?:あなた|自分)が[^。]*選ぶ。$/u;
/** Words of the game. A sentence without any says nothing of it. */
const GAME_WORDS =
  /[\dXYZ]|ユニット|カード|マジック|魔石|トークン|カウンター|プレイヤー|あなた|自分|相手|支配|契約|能力|対象|ライフ|ダメージ|AP|HP|コスト|触媒|ターン|フェイズ|ステップ|バトル|攻撃|防御|召喚|使用|破壊|手札|ダスト|夢|魔導書|デッキ|戦闘エリア|チャント|レスト|ウェイク|状態|それ|この|その|そう|しか|のみ/u;

/** Returns what is left of a text without its sentences that say nothing: a remark, or that nothing happens. */
export function leaveOutRemarks({ text, differences }: AdaptedText): readonly AdaptedText[] {
  const idle = findSentenceSpans(text).filter(({ start, end }) => {
    const sentence = text.slice(start, end);
    return NOTHING.test(sentence) || TIES.test(sentence) || !GAME_WORDS.test(sentence);
  });
  const kept = [...idle].reverse().reduce((all, { start, end }) => all.slice(0, start) + all.slice(end), text);
  const more = idle.map(({ start, end }) => ({ reason: "leftOut" as const, given: text.slice(start, end), words: "" }));
  return idle.length === 0 || kept.trim() === "" ? [] : [{ text: kept, differences: [...differences, ...more] }];
}
