import { define } from "../define";

/** The value of an opening hand, for the hand of the day, the trainer and the bar under the first hand. */
export const openingValue = define({
  ja: {
    line: "この手札: 1〜{turns}ターン目に使えるもの {hand} / 引き直すと {fresh}（正確）",
    best: { keep: "残すほうが上です。", redraw: "引き直すほうが上です。", even: "どちらでも同じです。" },
    title: "手札の値",
    hand: "この手札",
    fresh: "引き直すと",
    difference: "差",
    turns: "{n}ターン",
    show: "値を見る",
    assumes:
      "{seat}。自分の{turns}ターン目までに、払えるカードが手札にあるターンの数の平均です。カードは使わずに持っているものとし、能力は数えません。その数えかたの中では正確です。",
    seats: { first: "先攻", second: "後攻" },
    none: "この手札の値は計算できません。",
  },
  en: {
    line: "This hand: something to use on turns 1–{turns} {hand} / redrawn {fresh} (exact)",
    best: { keep: "Keeping is better.", redraw: "Redrawing is better.", even: "Both are worth the same." },
    title: "Value of the hand",
    hand: "This hand",
    fresh: "A new hand",
    difference: "Difference",
    turns: "{n} turns",
    show: "Show the value",
    assumes:
      "{seat}. The mean number of your first {turns} turns on which a card in your hand can be paid for. Cards are held and never used, and abilities are not counted. Counted in this way it is exact.",
    seats: { first: "Going first", second: "Going second" },
    none: "The value of this hand cannot be computed.",
  },
});
