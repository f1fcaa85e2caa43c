import { describe, expect, it } from "vitest";
import type { CardKind } from "../model/card";
import { compileText, renderText } from "./index";

/** Texts in the manner of other card games, with what they mean. */
const MEANINGS: readonly (readonly [kind: CardKind, text: string, english: string])[] = [
  [
    "unit",
    "【登場時】相手の場のユニット1体を選び、タップする。",
    "■When this unit is summoned, rest a unit your opponent controls.",
  ],
  [
    "unit",
    "【自】このユニットが場に出た時、自分の山札の上から1枚を公開する。そのカードがユニットなら手札に加え、違うなら墓地に置く。",
    "■When this unit is summoned, reveal the top card of your grimoire. If it is a unit, put it into your hand. Otherwise, put it into the dust.",
  ],
  ["unit", "『このユニットの召喚時』自分はデッキから1枚ドローする。", "■When this unit is summoned, draw a card."],
  [
    "unit",
    "②：このカードが破壊され墓地へ送られた場合、相手フィールドのユニット1体を対象として発動できる。そのユニットを手札に戻す。",
    "■When this unit is destroyed, you may return target unit your opponent controls to its owner's hand.",
  ],
  [
    "unit",
    "自分の手札が0枚の時、このユニットのAPは2倍になる。",
    "■As long as you have no cards in hand, this unit has its AP doubled.",
  ],
  [
    "unit",
    "■自分がマジックを使うたび、相手に1点のダメージを与える。この効果は1ターンに2回まで。",
    "■Whenever you use a magic, deal 1 damage to your opponent. This ability triggers only twice each turn.",
  ],
  [
    "unit",
    "■自分のダストにユニットが5枚以上あれば、このユニットの使用コストを2少なくする。ただし、使用コストは1より少なくならない。",
    "■As long as there are five or more unit cards in your dust, this card costs 2 less to use, but not less than 1.",
  ],
  [
    "unit",
    "『このユニットの召喚時』相手のHP3以下のユニット1体を破壊する。この効果で破壊したとき、カードを1枚引く。",
    "■When this unit is summoned, destroy a unit your opponent controls with 3 HP or less. If a unit was destroyed this way, draw a card.",
  ],
  [
    "magic",
    "■Xをあなたの支配するユニットの数とする。ユニット1体を対象とする。それにX点のダメージを与える。",
    "■Deal damage to target unit equal to the number of units you control.",
  ],
  [
    "magic",
    "AP1/HP1の緑のユニット・トークン《若芽》を2体、自分の戦闘エリアに召喚する。",
    "■Summon two 1/1 green unit tokens named 《若芽》.",
  ],
  [
    "magic",
    "次のうち1つを選ぶ。\n●相手のユニット1体をタップする。次の相手のターンの始め、それはアンタップしない。\n●自分のユニットをすべてアンタップする。",
    "■Choose one —\n・Rest an awake unit your opponent controls. During your opponent's next standby phase, it cannot wake.\n・Wake all units you control.",
  ],
];

/** Texts that leave open how they are meant, or that say more than is read. */
const REFUSED: readonly (readonly [kind: CardKind, text: string])[] = [
  ["magic", "【使用コスト】手札のユニット1枚を墓地に置く。\nカードを3枚引く。"],
  ["unit", "■相手がマジックを使った時、カードを1枚引いてもよい。この効果は各ターンに1回だけ使える。"],
  ["unit", "■このユニットが破壊されたとき、このユニットをダストに置くかわりに手札に戻せる。"],
];

describe("texts in the manner of other card games", () => {
  it.each(MEANINGS)("are read as meant, on a %s: %s", (kind, text, english) => {
    const { coverage, abilities } = compileText(text, kind);
    expect([coverage, renderText(abilities, "en", kind)]).toEqual(["full", english]);
  });

  it.each(REFUSED)("are not read where they leave something open, on a %s: %s", (kind, text) => {
    expect(compileText(text, kind).coverage).not.toBe("full");
  });
});
