import { describe, expect, it } from "vitest";
import type { CardKind } from "../model/card";
import { compileText, findDoubts, renderText } from "./index";

const KINDS: Readonly<Record<string, CardKind>> = { U: "unit", M: "magic", S: "stone" };
const english = (kind: string, text: string): string =>
  renderText(compileText(text, KINDS[kind] ?? "unit").abilities, "en", KINDS[kind] ?? "unit");

const MEANINGS: readonly (readonly [kind: string, text: string, english: string])[] = [
  ["U", "■【登場時】カードを1枚引く。", "■When this unit is summoned, draw a card."],
  ["U", "■【登場時】【アタック時】カードを1枚引く。", "■Whenever this unit is summoned or attacks, draw a card."],
  [
    "U",
    "■『このユニットの召喚時／攻撃時』カードを1枚引く。",
    "■Whenever this unit is summoned or attacks, draw a card.",
  ],
  ["U", "■ファンファーレ：カードを1枚引く。", "■When this unit is summoned, draw a card."],
  ["S", "■【出】カードを1枚引く。", "■When this stone is put into the stone area, draw a card."],
  [
    "U",
    "■[ターンに1回]『このユニットの攻撃時』このユニットをウェイクする。",
    "■Whenever this unit attacks, wake it. This ability triggers only once each turn.",
  ],
  [
    "U",
    "■（1ターンに1回）このユニットが攻撃した時、カードを1枚引く。",
    "■Whenever this unit attacks, draw a card. This ability triggers only once each turn.",
  ],
  ["U", "■『自分のターン』自分のユニットすべてのAPを+1する。", "■During your turn, units you control get +1 AP."],
  [
    "U",
    "【自分のターン】このユニットのAP＋1。このユニットのHP＋1。",
    "■During your turn, this unit gets +1 AP.\n■During your turn, this unit gets +1 HP.",
  ],
  [
    "U",
    "【手札が0枚の場合】このユニットのAP＋1。このユニットのHP＋1。",
    "■As long as you have no cards in hand, this unit gets +1 AP.\n■As long as you have no cards in hand, this unit gets +1 HP.",
  ],
  ["U", "■『自分のドローフェイズ』カードを1枚引く。", "■At the start of your draw phase, draw a card."],
  [
    "S",
    "■『自分の魔石フェイズ』この魔石が魔石エリアに置かれたとき、カードを1枚引く。",
    "■When this stone is put into the stone area, if it is your turn and it is the stone phase, draw a card.",
  ],
  [
    "U",
    "■【永】：このユニットのAPは1増加する。\n【自】：このユニットが破壊された時、カードを1枚引く。",
    "■This unit gets +1 AP.\n■When this unit is destroyed, draw a card.",
  ],
  [
    "U",
    "①：このユニットは防御されない。\n②：このユニットが破壊された時、カードを1枚引く。",
    "■This unit cannot be defended against.\n■When this unit is destroyed, draw a card.",
  ],
  [
    "M",
    "■①：相手のユニット1体を対象として発動できる。そのユニットを破壊する。",
    "■Destroy target unit your opponent controls.",
  ],
  [
    "U",
    "■【自】［手札を1枚捨てる］：このユニットがアタックした時、コストを払ってよい。払ったら、カードを2枚引く。",
    "■Whenever this unit attacks, you may discard a card. If you do, draw two cards.",
  ],
  [
    "U",
    "■【アタック時】自分の手札1枚を捨てることができる：カード2枚を引く。",
    "■Whenever this unit attacks, you may discard a card. If you do, draw two cards.",
  ],
];

/** Texts whose labels say what the ability is not, or that the game has nothing for. */
const REFUSED: readonly (readonly [why: string, kind: string, text: string])[] = [
  ["an ability that holds at all times is not automatic", "U", "■【自】：このユニットのAPは1増加する。"],
  [
    "an ability with an event does not hold at all times",
    "U",
    "■【永】：このユニットが破壊された時、カードを1枚引く。",
  ],
  ["no ability is used for a price", "U", "■【起】［このユニットをレストする］：カードを1枚引く。"],
  ["a second effect of a magic is an ability of its own", "M", "■①：カードを1枚引く。\n②：カードを1枚引く。"],
  ["a magic is not summoned", "M", "■【登場時】カードを1枚引く。"],
  ["an unknown time", "U", "■『お互いの攻撃時』このユニットのAPは1増加する。"],
];

/** Labels and prices that may mean two things. */
const DOUBTS: readonly (readonly [text: string, readings: readonly string[]])[] = [
  [
    "■【退場時】カードを1枚引く。",
    [
      "■When this unit is put into the dust from the battle area, draw a card.",
      "■When this unit leaves the battle area, draw a card.",
    ],
  ],
  [
    "■『このユニットの防御時』自分の手札1枚を捨てることで、カードを2枚引く。",
    [
      "■Whenever this unit defends, you may discard a card. If you do, draw two cards.",
      "■Whenever this unit defends, discard a card. Draw two cards.",
    ],
  ],
];

describe("labels of other card games", () => {
  it.each(MEANINGS)("say what an ability is: %s %s", (kind, text, meaning) => {
    expect(compileText(text, KINDS[kind] ?? "unit").coverage).toBe("full");
    expect(english(kind, text)).toBe(meaning);
  });

  it.each(REFUSED)("are not passed over: %s", (_, kind, text) => {
    expect(compileText(text, KINDS[kind] ?? "unit").coverage).not.toBe("full");
  });

  it.each(DOUBTS)("are asked about: %s", (text, readings) => {
    const [doubt] = findDoubts(text, "unit");
    expect(doubt?.readings.map(({ abilities }) => renderText(abilities, "en", "unit"))).toEqual(readings);
  });

  it("reach instructions of which each could change what they ask only where that is known", () => {
    const text = "【手札が0枚の場合】カードを1枚引く。相手に1点のダメージを与える。";
    expect(compileText(text, "magic").coverage).toBe("none");
  });

  it("and prices in brackets are unread with what is unread behind them", () => {
    for (const text of ["【バトル中】明日は晴れる。", "（赤）（赤）：明日は晴れる。"])
      expect(compileText(text, "unit").sentences[0]?.text).toBe(text);
  });

  it("stay in the text of an ability that is not read", () => {
    const [kept] = compileText("■【自】：このユニットのAPは1増加する。", "unit").abilities;
    expect(kept).toEqual({ type: "unsupported", text: "【自】このユニットのAPは1増加する。" });
  });
});
