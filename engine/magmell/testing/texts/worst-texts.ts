import { MAX_TEXT_LENGTH } from "./mutate";

/** Over and over again, as long as a card text may be. */
const on = (part: string, end = ""): string =>
  part.repeat(Math.floor((MAX_TEXT_LENGTH - end.length) / part.length)) + end;
/** Within each other, as deep as a card text may be. */
const deep = (open: string, middle: string, close: string): string => {
  const times = Math.floor((MAX_TEXT_LENGTH - middle.length) / (open.length + close.length));
  return open.repeat(times) + middle + close.repeat(times);
};

/**
 * Texts that cost the parser the most: repeatable parts are repeated, and nestable parts are nested, up to the maximum
 * length.
 */
export const WORST_TEXTS: readonly string[] = [
  ..."の 、 。 ■ ・ \n 「 」 （ ） 【 】 《 》 十 9 は を 1体 すべての 他の 青と 青か緑の それの支配者の 」「 ｶﾞ 𠮷"
    .split(" ")
    .map((part) => on(part)),
  on("あなたが支配する", "ユニットを破壊する。"),
  on("すべての", "ユニットを破壊する。"),
  on("他のレスト状態の裏向きの青の無色のクイックのダメージを受けているバトル中の", "ユニット"),
  on("APがユニットの数以上の", "ユニットを破壊する。"),
  on("APが"),
  on("ユニットの数と", "ユニットの数の合計になる。"),
  on("このユニットとすべてのユニットと", "を破壊する。"),
  on("「もの」以外の", "ユニットを破壊する。"),
  on("それのうちの", "ユニットを破壊する。"),
  on("それらとこのユニットのうちの", "ユニット"),
  on("ユニットのうち", "1体を選ぶ。"),
  on("カードを1枚引き、", "カードを1枚引く。"),
  on("このユニットに1点のダメージを与え、", "カードを1枚引く。"),
  on("カードを1枚引く。"),
  on("カードを1枚引く。\n"),
  on("ユニット1体を対象とする。"),
  on("ユニット1体と、", "ユニット1体を対象とする。"),
  on("APは1増加し、HPは1増加し、", "防御されない。"),
  `このユニットの${on("APは1増加し、").slice(0, 900)}防御されない。`,
  on("このユニットが召喚されたとき、または", "カードを1枚引く。"),
  on("このユニットが召喚されるか、", "カードを1枚引く。"),
  on("このユニットが破壊されたとき、", "カードを1枚引く。"),
  on("あなたのターンの開始時、または"),
  on("もしあなたのターンならば、", "カードを1枚引く。"),
  on("あなたのターンであるかぎり、", "このユニットは防御されない。"),
  on("「あなたのターンである」と", "「あなたのターンである」のすべてであるかぎり、このユニットは防御されない。"),
  on("このターン、", "カードを1枚引く。"),
  on("このターン、次にユニットが破壊されたとき、", "カードを1枚引く。"),
  on("ユニットそれぞれについて、", "カードを1枚引く。"),
  on("カードを1枚引いてもよい。そうしたならば、", "カードを1枚引く。"),
  on("あなたのライフの半分の切り上げの"),
  on("あなたのライフのあなたのライフ倍の"),
  `次のうち1つを選ぶ。${on("\n・カードを1枚引く。").slice(0, 980)}`,
  deep("「", "カードを1枚引く。", "」を2回行う。"),
  deep("「", "あなたのターン", "」でない"),
  deep("「", "もの", "」以外のもの"),
  deep("「", "あなたのライフと1の合計", "」と1の合計"),
  `■${deep("このユニットは「", "このユニットは防御されない。", "」を持つ。")}`,
  deep("「", "", "」"),
  deep("名称が《あ》、APが1、HPが1で、「", "このユニットは防御されない。", "」を持つユニット・トークン1体を召喚する。"),
];
