import { describe, expect, it } from "vitest";
import type { CardKind } from "../model/card";
import { compileText, renderText } from "./index";

const KINDS: Readonly<Record<string, CardKind>> = { U: "unit", M: "magic", S: "stone" };

const MEANINGS: readonly (readonly [kind: string, text: string, english: string])[] = [
  [
    "M",
    "あなたのユニットを2体選ぶ。残りを破壊する。",
    "■Choose two units you control. Destroy all units you control that were not chosen.",
  ],
  [
    "M",
    "相手は自分の手札から1枚選び、残りをすべて捨てる。",
    "■Your opponent chooses a card in their hand. Discard all cards in your opponent's hand that were not chosen.",
  ],
  [
    "M",
    "各プレイヤーは自分の魔石を1枚選ぶ。残りをレストする。",
    "■Each player chooses a stone they control. Rest all stones that were not chosen.",
  ],
  [
    "M",
    "ユニット1体を対象とする。それを手札に戻すか、それにウィークカウンターを2個置く。",
    "■Choose as a target a unit. Choose one on resolution —\n・Return it to its owner's hand.\n・Put two weak counters on it.",
  ],
  ["M", "おたがいのプレイヤーは、カードを1枚ずつ引く。", "■Each player draws a card."],
  [
    "U",
    "このユニットが召喚されたとき、あなたの魔石デッキの上から1枚を、裏向き・レスト状態で魔石エリアに置く。",
    "■When this unit is summoned, put the top card of your stone deck into your stone area rested and face down.",
  ],
  [
    "M",
    "あなたのレスト状態の魔石を3枚までの好きな枚数選び、ウェイクする。",
    "■Wake up to three rested stones you control.",
  ],
];

/** Near neighbors that mean nothing that can be played. */
const REFUSED: readonly (readonly [kind: string, text: string])[] = [
  ["M", "あなたの手札を2枚捨てる。残りを魔導書の一番下に置く。"],
  ["M", "カードを1枚引くか、手札を1枚捨てる。それを夢に置く。"],
  ["M", "すべてのユニットに、それぞれのAPと同じ点数のダメージを与える。"],
  ["M", "ユニット2体を対象とする。それらに、それらのAPに等しい点数のダメージを与える。"],
  ["M", "ユニット1体を、裏向き・レスト状態で破壊する。"],
  ["M", "カードを2枚までの引く。"],
  ["M", "すべてのユニットに、自身のAPと同じ点数のダメージを与える。"],
];

describe("what is chosen, what a choice leaves, and what each of several things gets", () => {
  it.each(MEANINGS)("%s %s", (kind, text, english) => {
    const { coverage, abilities } = compileText(text, KINDS[kind] ?? "unit");
    expect([coverage, renderText(abilities, "en", KINDS[kind] ?? "unit")]).toEqual(["full", english]);
  });

  it.each(REFUSED)("%s %s is not read in full", (kind, text) => {
    expect(compileText(text, KINDS[kind] ?? "unit").coverage).not.toBe("full");
  });
});
