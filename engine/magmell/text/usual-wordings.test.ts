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
];

/** Texts that say too little or too much for one meaning. */
const REFUSED: readonly (readonly [kind: CardKind, text: string])[] = [
  ["stone", "この魔石の色は青か緑である。"],
  ["unit", "このユニットは青か緑になる。"],
  ["unit", "このユニットは青か緑の色を持つ。"],
  ["unit", "このユニットは赤でない。"],
  ["unit", "このユニットは赤であった。"],
  ["magic", "色が青と緑のユニット1体を対象とする。それを破壊する。"],
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
