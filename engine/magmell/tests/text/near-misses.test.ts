import { describe, expect, it } from "vitest";
import type { CardKind } from "../../model/card";
import { compileText, renderText } from "../../text";

/** Texts in which one word decides, with the English of what they mean. */
const TEXTS: readonly (readonly [kind: CardKind, text: string, english: string])[] = [
  [
    "unit",
    "あなたのユニットがすべてレスト状態ならば、このユニットのAPは1増加する。",
    "As long as you control no awake units, this unit gets +1 AP.",
  ],
  [
    "magic",
    "ユニット1体を対象とする。このターン、次にそれがダメージを受ける場合、かわりにそれはダメージを受けない。",
    "The next time target unit would be dealt damage this turn, that damage is not dealt.",
  ],
  [
    "magic",
    "ユニット1体を対象とする。あなたのダストにあるカード2枚を夢に置いてもよい。そうしたならば、それを破壊する。",
    "You may put two cards in your dust into the dream. If you do, destroy target unit.",
  ],
  [
    "unit",
    "このユニットは、あなたの手札が0枚であるかぎり「防御されない」を持ち、あなたのターンであるかぎり「破壊されない」を持つ。",
    "As long as you have no cards in hand, this unit cannot be defended against.\n■During your turn, this unit cannot be destroyed.",
  ],
  [
    "magic",
    "相手プレイヤーに2点のダメージを与える。あなたの手札が0枚なら、かわりに4点のダメージを与える。",
    "Deal 2 damage to your opponent, or 4 if you have no cards in hand.",
  ],
  [
    "magic",
    "カードを1枚引く。あなたの手札が2枚以下ならば、かわりに相手は2枚引く。",
    "If you have two or fewer cards in hand, your opponent draws two cards. Otherwise, draw a card.",
  ],
  [
    "magic",
    "カードを1枚引く。あなたの手札が2枚以下ならば、かわりに手札を1枚捨てる。",
    "If you have two or fewer cards in hand, discard a card. Otherwise, draw a card.",
  ],
  [
    "magic",
    "あなたのユニットが持つ色1色につき、カードを1枚引く。",
    "Draw cards equal to the number of colors of units you control.",
  ],
];

/** Texts that say what nothing in the game does, or more than is understood. */
const REFUSED: readonly (readonly [kind: CardKind, text: string])[] = [
  ["magic", "ウェイク状態の相手のユニットをすべてレストする。それらに1点のダメージを与える。"],
  ["magic", "ユニット・カードが2枚公開されるまで、あなたの魔導書の上からカードを1枚ずつ公開する。"],
  ["magic", "ユニット1体を対象とする。それを破壊しない。"],
  ["unit", "このユニットは相手のダストからも使用できる。"],
  ["magic", "カードを1枚引き、相手のライフを半分にする。"],
];

describe("texts in which one word decides", () => {
  it.each(TEXTS)("on a %s: %s", (kind, text, english) => {
    const { abilities, coverage } = compileText(text, kind);
    expect(coverage).toBe("full");
    expect(renderText(abilities, "en", kind)).toBe(`■${english}`);
  });

  it.each(REFUSED)("are not read in full where they say something else: on a %s, %s", (kind, text) => {
    expect(compileText(text, kind).coverage).not.toBe("full");
  });
});
