import { describe, expect, it } from "vitest";
import type { CardKind } from "../model/card";
import { compileText, renderText } from "./index";

/** Usual wordings of card texts, with what they mean. */
const MEANINGS: readonly (readonly [kind: CardKind, text: string, english: string])[] = [
  // Colors that something has.
  ["stone", "この魔石の色は赤である。", "■This stone is red."],
  ["stone", "この魔石の色は青と緑である。", "■This stone is blue and green."],
  ["unit", "このユニットは無色である。", "■This unit is colorless."],
  // What is done otherwise.
  [
    "magic",
    "ユニット1体を対象とする。それが赤なら破壊する。それ以外の場合は、手札に戻す。",
    "■Choose as a target a unit. If it is red, destroy it. Otherwise, return it to its owner's hand.",
  ],
  [
    "magic",
    "あなたのライフが5以下の場合はカードを2枚引く。そうでない場合はカードを1枚引く。",
    "■If you have 5 or less life, draw two cards. Otherwise, draw a card.",
  ],
  // Two properties of one thing.
  [
    "magic",
    "あなたのダストから種別がユニットであり使用コストが2以下のカード1枚を対象とする。それを手札に戻す。",
    "■Return target unit card with a use cost of 2 or less in your dust to your hand.",
  ],
  [
    "magic",
    "色が青でAPが3以上のユニット1体を対象とする。それを破壊する。",
    "■Destroy target blue unit with 3 AP or more.",
  ],
  ["unit", "色が赤であり、APが2以下であるユニットは攻撃できない。", "■Red units with 2 AP or less cannot attack."],
  ["magic", "色が青か緑であるユニット1体を対象とする。それを破壊する。", "■Destroy target blue or green unit."],
  // Cards that whoever discards them chooses.
  ["magic", "相手はカードを1枚選んで捨てる。", "■Your opponent discards a card."],
  ["magic", "カードを2枚引く。その後、カードを1枚選んで捨てる。", "■Draw two cards. Discard a card."],
  // Where units are summoned to.
  ["unit", "このユニットが戦闘エリアに召喚されたとき、カードを1枚引く。", "■When this unit is summoned, draw a card."],
  [
    "magic",
    "名称が《しおりの蝶》で、色が青、APが1、HPが1のユニット・トークンを3体戦闘エリアに召喚する。",
    "■Summon three 1/1 blue unit tokens named 《しおりの蝶》.",
  ],
  [
    "magic",
    "色を1つ選ぶ。選んだ色を持つすべてのユニットを破壊する。",
    "■Choose a color. Destroy all units of the chosen color.",
  ],
  ["magic", "プレイヤー1人を対象とし、その手札をすべて見る。", "■Look at target player's hand."],
];

/** Texts that say too little or too much for one meaning. */
const REFUSED: readonly (readonly [kind: CardKind, text: string])[] = [
  ["stone", "この魔石の色は青か緑である。"],
  ["unit", "このユニットは青か緑になる。"],
  ["unit", "このユニットは青か緑の色を持つ。"],
  ["unit", "このユニットは赤でない。"],
  ["unit", "このユニットは赤であった。"],
  ["magic", "色が青と緑のユニット1体を対象とする。それを破壊する。"],
  ["magic", "相手の魔導書の上から3枚見る。相手はカードを1枚選んで捨てる。"],
  ["magic", "あなたのダストにあるユニット1枚を対象とする。それを相手の戦闘エリアに召喚する。"],
  ["magic", "色が青か緑、APが1、HPが1のユニット・トークン《蝶》を1体召喚する。"],
];

describe("a usual wording", () => {
  it.each(MEANINGS)("of a %s, %s means what its English says", (kind, text, english) => {
    const { coverage, abilities } = compileText(text, kind);
    expect([coverage, renderText(abilities, "en", kind)]).toEqual(["full", english]);
  });

  it.each(REFUSED)("of a %s, %s is not read with one meaning", (kind, text) => {
    expect(compileText(text, kind).coverage).not.toBe("full");
  });
});
