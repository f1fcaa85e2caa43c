import { define } from "../define";

/** The value of an opening hand, for the hand of the day, the trainer and the bar under the first hand. */
export const openingValue = define({
  ja: {
    ask: "この手札を残しますか",
    rule: "引き直すと、5枚すべてを魔導書に戻して切り直し、5枚引きます。一度だけです。",
    decide: { keep: "残す", redraw: "引き直す" },
    chose: { keep: "残しました", redraw: "引き直しました" },
    agreed: "正確な選択と同じです。",
    differs: "正確な選択とは違います。",
    autopilot: { keep: "オートパイロットは残します。", redraw: "オートパイロットは引き直します。" },
    line: "この手札: 1〜{turns}ターン目のうち、空の場で使えるものがあるターン {hand} / 引き直すと {fresh}（正確）",
    best: { keep: "残すほうが上です。", redraw: "引き直すほうが上です。", even: "どちらでも同じです。" },
    title: "手札の値",
    hand: "この手札",
    fresh: "引き直すと",
    difference: "差",
    how: "数えかた",
    train: "このデッキで手札の練習をする",
    assumes:
      "{seat}。自分の{turns}ターン目までに、魔石で払え、空の場でも使えるカードが手札にあるターンの数の平均です。空の場とは、魔石だけがあり、ユニットもダストのカードもない場です。ユニットを対象とするマジックのように、対象がないと使えないカードは数えません。カードは使わずに持ち、魔石は裏向きにならず、能力は数えないものとして、正確に計算しています。",
    seats: { first: "先攻", second: "後攻" },
    none: "この手札の値は計算できません。",
  },
  en: {
    ask: "Keep this hand?",
    rule: "A redraw puts all five cards back, shuffles the grimoire and draws five, once.",
    decide: { keep: "Keep", redraw: "Redraw" },
    chose: { keep: "You kept", redraw: "You redrew" },
    agreed: "The exact choice is the same.",
    differs: "The exact choice is the other one.",
    autopilot: { keep: "The autopilot keeps.", redraw: "The autopilot redraws." },
    line: "This hand: something usable on an empty table on {hand} of the first {turns} turns; a new one: on {fresh} (exact)",
    best: { keep: "Keeping is better.", redraw: "Redrawing is better.", even: "Both are worth the same." },
    title: "Value of the hand",
    hand: "This hand",
    fresh: "A new hand",
    difference: "Difference",
    how: "How this is counted",
    train: "Practise hands of this deck",
    assumes:
      "{seat}. The mean number of your first {turns} turns on which a card in your hand can be paid for and used on an empty table: one with stones only, no units and no dust. A card that cannot be used without a target there, such as a magic that aims at a unit, is not counted. It is exact when cards are held and never used, no stone is turned face down, and abilities are not counted.",
    seats: { first: "Going first", second: "Going second" },
    none: "The value of this hand cannot be computed.",
  },
});
