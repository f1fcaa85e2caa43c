import { describe, expect, it } from "vitest";
import type { CardKind } from "../model/card";
import { compileText, findDoubts, renderText } from "./index";

const KINDS: Readonly<Record<string, CardKind>> = { U: "unit", M: "magic", S: "stone" };

const MEANINGS: readonly (readonly [kind: string, text: string, english: string])[] = [
  ["M", "ユニット2体を対象とする。その2体をレストする。", "■Rest two target units."],
  [
    "M",
    "相手のユニット1体と相手の魔石1枚を対象とする。それら2枚をレストする。",
    "■Rest target unit your opponent controls and target stone your opponent controls.",
  ],
  ["U", "あなたの支配する他のユニットのHPは2大きくなる。", "■Other units you control get +2 HP."],
  [
    "U",
    "このユニットが攻撃したとき、攻撃対象のユニットのHPをこのターン1小さくする。",
    "■Whenever this unit attacks, the attacked unit gets -1 HP until end of turn.",
  ],
  [
    "U",
    "ターン終了時、それが相手のターンであるならば、カードを1枚引く。",
    "■At the end of your opponent's turn, draw a card.",
  ],
  [
    "S",
    "ドローフェイズの開始時、それがあなたのターンであり、あなたの手札が0枚であるならば、カードを1枚引く。",
    "■At the start of your draw phase, if you have no cards in hand, draw a card.",
  ],
  [
    "M",
    "自分の魔導書を見る。その中から魔石を1枚選び、手札に加える。そして魔導書を切る。",
    "■Search your grimoire for a stone, put it into your hand and shuffle your grimoire.",
  ],
  [
    "M",
    "自分の山札を見て、ユニットを1枚選び、相手に見せて、手札に加える。そして山札を切る。",
    "■Search your grimoire for a unit card, reveal it, put it into your hand and shuffle your grimoire.",
  ],
  [
    "M",
    "あなたのダストにあるユニット1枚を対象とする。それを召喚する。このターンの終了時、そのユニットを破壊する。",
    "■Summon target unit card in your dust. At the end of this turn, destroy it.",
  ],
  [
    "M",
    "自分の山札を上から3枚オープンする。その中の赤のカード1枚を手札に加える。残ったカードはダストに置く。",
    "■Reveal the top three cards of your grimoire. Put a red card from among them into your hand. Put the rest into the dust.",
  ],
  [
    "M",
    "自分の魔導書の上から3枚を見て、APが3以上のユニット1枚までを公開し、手札に加える。残りは魔導書の下に置く。",
    "■Look at the top three cards of your grimoire. You may reveal a unit card with 3 AP or more from among them. Put it into your hand. Put the rest on the bottom of your grimoire.",
  ],
  ["U", "【召喚時】自分はデッキからカードを2枚ドローできる。", "■When this unit is summoned, you may draw two cards."],
  [
    "U",
    "このユニットが受けるダメージは「＋1」される。",
    "■If this unit would be dealt damage, it is dealt 1 more instead.",
  ],
  [
    "M",
    "次の効果から1つを選択して発動する。\n●カードを1枚引く。\n●相手に1点のダメージを与える。",
    "■Choose one —\n・Draw a card.\n・Deal 1 damage to your opponent.",
  ],
];

/** Texts that say 「さらに」 behind a time or a condition. */
const FURTHER: readonly (readonly [text: string, english: string])[] = [
  [
    "自分のターン中、このユニットのAPは2増加する。あなたの手札が0枚なら、さらにこのユニットのAPは1増加する。",
    "■During your turn, this unit gets +2 AP.\n■As long as it is your turn and you have no cards in hand, this unit gets +1 AP.",
  ],
  [
    "相手のターン中、このユニットのHP+1。さらに、あなたの手札が0枚なら、このユニットは破壊されない。",
    "■During your opponent's turn, this unit gets +1 HP.\n■As long as it is your opponent's turn and you have no cards in hand, this unit cannot be destroyed.",
  ],
];

const REFUSED: readonly (readonly [why: string, kind: string, text: string])[] = [
  ["all cards are not all that destroys", "U", "このユニットはカードや能力によって破壊されない。"],
  ["two of one", "M", "ユニット1体を対象とする。そのユニット2体を破壊する。"],
  ["one of two", "M", "ユニット2体を対象とする。そのユニット1体を破壊する。"],
  ["one of one each", "M", "自分のユニット1体と相手のユニット1体を対象とする。そのユニット1体を破壊する。"],
];

describe("words for what a text has said", () => {
  it.each(MEANINGS)("mean all of it: %s %s", (kind, text, english) => {
    const { coverage, abilities } = compileText(text, KINDS[kind] ?? "unit");
    expect([coverage, renderText(abilities, "en", KINDS[kind] ?? "unit")]).toEqual(["full", english]);
  });

  it.each(FURTHER)("hold on behind 「さらに」, and ask: %s", (text, english) => {
    expect(renderText(compileText(text, "unit").abilities, "en", "unit")).toBe(english);
    expect(findDoubts(text, "unit")[0]?.readings).toHaveLength(2);
  });

  it.each(REFUSED)("are refused where the number does not fit: %s", (_, kind, text) => {
    expect(compileText(text, KINDS[kind] ?? "unit").coverage).not.toBe("full");
  });
});
