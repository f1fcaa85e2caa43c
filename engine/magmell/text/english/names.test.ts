import { describe, expect, it } from "vitest";
import { compileText, type EnglishNames, renderText } from "..";

const NAMES: EnglishNames = {
  counterName: (counter) => ({ 栞: "bookmark", 火種: "ember" })[counter] ?? null,
};

const TEXTS: readonly (readonly [japanese: string, english: string])[] = [
  [
    "■あなたのターンの開始時、このユニットに栞カウンターを2個置く。",
    "■At the start of your turn, put two bookmark counters on this unit.",
  ],
  [
    "■あなたがカードを引いたとき、このユニットに火種カウンターを1個置く。",
    "■Whenever you draw a card, put an ember counter on this unit.",
  ],
  [
    "■あなたのターンの開始時、このユニットから栞カウンターを1個取り除く。",
    "■At the start of your turn, remove a bookmark counter from this unit.",
  ],
  [
    "■このユニットに栞カウンターが置かれたとき、カードを1枚引く。",
    "■Whenever one or more bookmark counters are put on this unit, draw a card.",
  ],
  [
    "■このユニットは、栞カウンターが2個置かれた状態で召喚される。",
    "■This unit is summoned with two bookmark counters on it.",
  ],
  [
    "■このユニットに置かれている栞カウンターの数が1以上であるかぎり、このユニットは攻撃できない。",
    "■As long as this unit has a bookmark counter on it, it cannot attack.",
  ],
  [
    "■このユニットのAPはこのユニットに置かれている火種カウンターの数になる。",
    "■This unit has AP equal to the number of ember counters on it.",
  ],
  [
    "■火種カウンターが2個以上置かれているユニットは破壊されない。",
    "■Units with two or more ember counters on them cannot be destroyed.",
  ],
  [
    "■あなたが支配する他のユニットは「■このユニットが破壊されたとき、このユニットから火種カウンターを1個取り除く。」を持つ。",
    '■Other units you control have "When this unit is destroyed, remove an ember counter from it."',
  ],
  [
    "■あなたのターンの開始時、このユニットに札カウンターを2個置く。",
    "■At the start of your turn, put two 札 counters on this unit.",
  ],
  [
    "■あなたのターンの開始時、このユニットにパワーカウンターを2個置く。",
    "■At the start of your turn, put two power counters on this unit.",
  ],
];

describe("counters that only texts speak of", () => {
  it.each(TEXTS)("%s", (japanese, english) => {
    expect(renderText(compileText(japanese, "unit").abilities, "en", "unit", NAMES)).toBe(english);
  });
});
