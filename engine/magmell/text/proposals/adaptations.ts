import type { CardKind } from "../../model/card";
import { findSentenceSpans } from "../normalize";
import { TE_FORMS } from "../payments";

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

/** 「あなたのメインフェイズ中、」, 「1ターンに1度:」 before the price of an ability that is used. */
const WHEN_USED =
  /^(?:起動(?:メイン)?、)?(?:あなたは、?)?(?:\[[^\]]+\]|(?:(?:あなたの|自分の)?メインフェイズ(?:中|の間|に)?に?|(?:1ターンに|各ターンに|(?:あなた|自分)のターンに)?\d+[度回](?:だけ|まで)?)[、:：]?)*/u;
const LIMITS_OF_USE = /[、。]?この(?:能力|効果)は、?[^。]*(?:使用できる|使用できない|使える|使えない)。$/u;
const PRICE_AND_EFFECT = /^([^。:：]+?)(?:[:：]|ことで、|。そうした(?:なら?ば?|ら|場合|とき|時)、)(.+)$/u;
/** 「自分のターンに1回使える。Aする。Bする。」, 「メインフェイズに、Aして発動できる。Bする。」, each with what is done first as its price. */
const USED_FIRST: readonly (readonly [said: RegExp, meant: string])[] = [
  [
    /^(?:あなた|自分)のターンに(\d+[度回])(?:だけ|まで)?(?:使える|使用できる)。([^。]+)。(?:その後、|[^。、]{1,6}[ただ]なら?ば?、)?(.+)$/u,
    "$1、$2:$3",
  ],
  [
    /^((?:1ターンに\d+[度回]、)?(?:自分|あなた)のメインフェイズ(?:中|の間)?に、?)([^。]+[てで])発動できる。(.+)$/u,
    "$1$2もよい。そうした場合、$3",
  ],
];
/** Words of a battle, in which no main phase begins. */
const IN_BATTLE = /攻撃ユニット|防御ユニット|バトル/u;

/** Counters of which a price does not say what they are on. */
const COUNTERS_OF_NONE = /^[^、。からに]{1,9}カウンター(?:を\d+個)?(?=\d+個|取り|、取)/u;

/** Marks of other games before a price, and the price in brackets. */
const MARK = /^(起動、)?(?:【[①-⑨]】)?(起動、)?(?:【?1?ターンに?(\d)[回度](?:】|、))?:?(?:\[([^\]]+)\]:?)?/u;

/** Returns a text without the marks of other games, with the price in brackets before a colon. */
const unmark = (text: string): string =>
  text.replace(MARK, (_, used = "", later = "", times?: string, price?: string) => {
    const limit = times === undefined ? "" : `1ターンに${times}度、`;
    return `${price === undefined ? used || later : "起動、"}${limit}${price === undefined ? "" : `${price}:`}`;
  });

/** Returns an ability that is used for a price as one at the start of the main phase; null if it is none. */
function sayAtMainPhase({ text, differences }: AdaptedText): AdaptedText | null {
  const plain = unmark(text);
  const used = USED_FIRST.reduce((some, [said, meant]) => some.replace(said, meant), plain).replace(
    LIMITS_OF_USE,
    "。",
  );
  const when = WHEN_USED.exec(used)?.[0] ?? "";
  const [, price, effect] = PRICE_AND_EFFECT.exec(used.slice(when.length)) ?? [];
  if (price === undefined || effect === undefined || IN_BATTLE.test(text)) return null;
  // What is chosen as a target is no price.
  if (price.includes("対象と")) return null;
  const permitted = /もよい$/u.test(price) && !/(?:とき|たび|時|なら|ば|場合)、/u.test(price);
  if (when === "" && !permitted && !/[:：]/u.test(used)) return null;
  const [end, te] = permitted ? [/もよい$/u, ""] : (TE_FORMS.find(([one]) => one.test(price)) ?? []);
  if (end === undefined || te === undefined) return null;
  const [, target = "", rest = effect] = /^([^。]*対象と)(?:する。|し、)(.+)$/u.exec(effect) ?? [];
  const done = target !== "" && !/^(?:それ|このターン|ターン)/u.test(rest) ? `それを${rest}` : rest;
  const begin = `あなたのメインフェイズの開始時、${target === "" ? "" : `${target}する。`}`;
  const paid = `${price.replace(end, te).replace(COUNTERS_OF_NONE, "このユニットから$&")}もよい。`;
  // What a second sentence says would be done without the price too.
  if (/。./u.test(done)) return null;
  const limits = LIMITS_OF_USE.exec(text)?.[0].replace(/^[、。]/u, "") ?? "";
  const isAfter = used.startsWith(plain.slice(0, when.length + price.length));
  const given = `${isAfter ? plain.slice(0, when.length + price.length) : plain.slice(0, plain.indexOf("。"))}…${limits}`;
  return {
    text: `${begin}${paid}そうした場合、${done}`,
    differences: [...differences, { reason: "used", given, words: "あなたのメインフェイズの開始時、…もよい。" }],
  };
}

/** Returns what a text becomes where the game has no such ability or condition, with what is different. */
export function adaptText(given: AdaptedText, kind: CardKind): readonly AdaptedText[] {
  const without = [
    ["trait", TRAIT, ""] as const,
    ["namePart", NAME_PART, ""] as const,
    ...NEARLY.map(([said, meant]) => ["instead", said, meant] as const),
  ].reduce((one, [reason, pattern, words]) => replaceWords(one, reason, pattern, words) ?? one, given);
  const used = kind === "magic" ? null : sayAtMainPhase(without);
  return [...(without === given ? [] : [without]), ...(used === null ? [] : [used])];
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
