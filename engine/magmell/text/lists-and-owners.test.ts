import { describe, expect, it } from "vitest";
import type { CardKind } from "../model/card";
import { compileText, findDoubts, renderText } from "./index";

const KINDS: Readonly<Record<string, CardKind>> = { U: "unit", M: "magic" };

/** Texts that name several things, numbers or players at once, with what they mean. */
const MEANINGS: readonly (readonly [kind: string, text: string, english: string])[] = [
  ["M", "カードを1枚引く。もう1枚引く。", "■Draw a card. Draw a card."],
  [
    "U",
    "このユニットはAPが2以下のユニットからダメージを受けない。",
    "■This unit cannot be dealt damage by units with 2 AP or less.",
  ],
  [
    "U",
    "このユニットは蓄えカウンターが3個置かれた状態で召喚される。",
    "■This unit is summoned with three 蓄え counters on it.",
  ],
  // 「それぞれ」 compares each item, 「合計」 their sum.
  [
    "M",
    "ユニット1体を対象とする。それのAPとHPがそれぞれ3以下ならば、それを破壊する。",
    "■Choose as a target a unit. If it has 3 AP or less and it has 3 HP or less, destroy it.",
  ],
  [
    "M",
    "ユニット1体を対象とする。それのAPとHPがともに3以下ならば、それを破壊する。",
    "■Choose as a target a unit. If it has 3 AP or less and it has 3 HP or less, destroy it.",
  ],
  [
    "M",
    "ユニット1体を対象とする。それのAPとHPの合計が3以下ならば、それを破壊する。",
    "■Choose as a target a unit. If its AP plus its HP is 3 or less, destroy it.",
  ],
  [
    "M",
    "ユニット1体を対象とする。それのAPかHPが3以下ならば、それを破壊する。",
    "■Choose as a target a unit. If it has 3 AP or less or it has 3 HP or less, destroy it.",
  ],
  [
    "U",
    "このユニットのAPとHPがそれぞれ5以上であるかぎり、このユニットは防御されない。",
    "■As long as this unit has 5 AP or more and it has 5 HP or more, it cannot be defended against.",
  ],
  [
    "U",
    "あなたの赤のユニットと青のユニットがそれぞれ2体以上いるかぎり、このユニットは防御されない。",
    "■As long as you control two or more red units and control two or more blue units, this unit cannot be defended against.",
  ],
  [
    "U",
    "あなたが赤のユニットと青のユニットを合計2体以上支配しているかぎり、このユニットは防御されない。",
    "■As long as the number of red units you control plus the number of blue units you control is 2 or more, this unit cannot be defended against.",
  ],
  [
    "M",
    "あなたと相手の手札がそれぞれ3枚以下ならば、カードを2枚引く。",
    "■If you have three or fewer cards in hand and your opponent has three or fewer cards in hand, draw two cards.",
  ],
  [
    "M",
    "お互いのライフがそれぞれ5以下ならば、カードを2枚引く。",
    "■If you have 5 or less life and your opponent has 5 or less life, draw two cards.",
  ],
  [
    "M",
    "あなたの手札とダストにカードがそれぞれ3枚以上あるならば、カードを2枚引く。",
    "■If you have three or more cards in hand and there are three or more cards in your dust, draw two cards.",
  ],
  [
    "M",
    "ユニット2体を対象とする。それらのAPがそれぞれ3以下ならば、それらを破壊する。",
    "■Choose as targets two units. If none of them is one that does not have 3 AP or less, destroy them.",
  ],
  [
    "M",
    "あなたの手札とユニットがそれぞれ相手より多いなら、カードを1枚引く。",
    "■If you have more cards in hand than your opponent and control more units than your opponent, draw a card.",
  ],
  // A list without a number asks for all of it.
  [
    "U",
    "このユニットが攻撃したとき、このユニットと防御ユニットが赤ならば、カードを1枚引く。",
    "■Whenever this unit attacks, if it is red and the defending unit is red, draw a card.",
  ],
  [
    "M",
    "赤のユニットと青のユニットがいるなら、カードを2枚引く。",
    "■If there is a red unit and there is a blue unit, draw two cards.",
  ],
  // The owner of the first item is that of the others.
  [
    "M",
    "相手のライフと手札の合計に等しい枚数のカードを引く。",
    "■Draw cards equal to your opponent's life plus the number of cards in your opponent's hand.",
  ],
  [
    "M",
    "相手のユニット1体と魔石1枚を対象とする。それらを破壊する。",
    "■Destroy target unit your opponent controls and target stone your opponent controls.",
  ],
  [
    "M",
    "あなたのユニット1体と他のユニット1体を対象とする。それらを破壊する。",
    "■Destroy target unit you control and target unit that is not it.",
  ],
  [
    "U",
    "あなたの赤のユニットと青のユニットは防御されない。",
    "■Red units you control and blue units you control cannot be defended against.",
  ],
  [
    "M",
    "あなたの手札かダストの枚数に等しい枚数のカードを引く。",
    "■Draw cards equal to the number of cards in your hand and cards in your dust.",
  ],
  [
    "M",
    "あなたと相手の手札の枚数に等しい枚数のカードを引く。",
    "■Draw cards equal to the number of cards in players' hands.",
  ],
  // Two single things deal damage to each other.
  [
    "M",
    "あなたのユニット1体と相手のユニット1体を対象とする。それらは2点のダメージを与え合う。",
    "■Target unit you control deals 2 damage to target unit your opponent controls. The second target deals 2 damage to the first target.",
  ],
  [
    "U",
    "このユニットが召喚されたとき、相手のユニット1体を対象とする。このユニットとそれは、互いに自身のAPに等しい点数のダメージを与える。",
    "■When this unit is summoned, deal damage equal to its AP to target unit your opponent controls. It deals damage equal to its AP to this unit.",
  ],
  [
    "M",
    "あなたのユニット1体と相手のユニット1体を対象とする。それらは互いに2点のダメージを与えてもよい。",
    "■You may have target unit you control deal 2 damage to target unit your opponent controls. If you do, the second target deals 2 damage to the first target.",
  ],
  // 「それぞれ」 without an object means each of the things just named.
  ["M", "ユニット1体と魔石1枚を対象とする。それぞれレストする。", "■Rest target unit and target stone."],
  [
    "M",
    "それぞれのプレイヤーは、ユニット1体を選び、破壊する。",
    "■Each player chooses a unit. Destroy the chosen units.",
  ],
  // Who acts chooses, from his own where nobody else is named.
  ["M", "相手は、支配するユニット1体を破壊する。", "■Your opponent chooses a unit they control. Destroy it."],
  [
    "M",
    "各プレイヤーは、支配するユニットを1体選び、破壊する。",
    "■Each player chooses a unit they control. Destroy the chosen units.",
  ],
  [
    "M",
    "相手は自分のユニット1体に3点のダメージを与える。",
    "■Your opponent chooses a unit they control. Deal 3 damage to it.",
  ],
  ["M", "相手はユニット1体の支配権を得る。", "■Your opponent chooses a unit. Your opponent gains control of it."],
  [
    "M",
    "相手はあなたの手札を見て、1枚を捨てさせる。",
    "■Your opponent looks at your hand. Your opponent chooses one of them. Discard it.",
  ],
  [
    "M",
    "各プレイヤーは手札をすべて捨て、その枚数のカードを引く。",
    "■Each player discards their hand. Each player draws cards equal to the number of cards that player discarded.",
  ],
  [
    "M",
    "あなたと相手は、それぞれユニット1体を選ぶ。それらを破壊する。",
    "■Each player chooses a unit. Destroy the chosen units.",
  ],
  // 「ずつ」 takes so many of each player, or from each area.
  [
    "M",
    "お互いのユニットを1体ずつ破壊する。",
    "■Choose a unit you control. Choose a unit your opponent controls. Destroy the chosen unit and the chosen unit.",
  ],
  [
    "M",
    "手札とダストからカードを1枚ずつ選び、夢に置く。",
    "■Choose a card in your hand. Choose a card in the dust. Put the chosen card and the chosen card into the dream.",
  ],
  // A duration is that of its whole sentence.
  [
    "M",
    "ユニット1体を対象とする。ターン終了時まで、それのAPは2増加し、それが赤なら、それのHPは2増加する。",
    "■Until end of turn, target unit gets +2 AP. If it is red, until end of turn, it gets +2 HP.",
  ],
];

/** Lists that may mean each of their items or all of them together, and owners that are not said. */
const REFUSED: readonly (readonly [kind: string, text: string])[] = [
  // Each unit has a controller of its own.
  ["M", "すべてのユニットに、それぞれの支配者の手札の枚数と同じ点数のダメージを与える。"],
  // 「もう1体」 is another one, 「もう一方」 the other one.
  ["M", "ユニット1体を対象とする。もう1体のユニットを対象とする。それらを破壊する。"],
  ["M", "ユニット1体を破壊する。もう1体のユニットを破壊する。"],
  ["M", "あなたの魔石1枚をレストする。もう1枚の魔石をウェイクする。"],
  // 「それら」 is not the last of two single targets.
  ["M", "ユニット1体を対象とする。別のユニット1体を対象とする。それらを破壊する。"],
  // Once of each of your turns is not once of each turn.
  ["U", "あなたがカードを捨てたとき、カードを1枚引く。この能力は、あなたのターンに1回だけ誘発する。"],
  ["M", "ユニット1体を対象とする。それのAPとHPが3以下ならば、それを破壊する。"],
  ["M", "あなたの手札と相手の手札が3枚以下ならば、カードを2枚引く。"],
  ["M", "あなたと相手の手札が3枚以下ならば、カードを2枚引く。"],
  ["M", "お互いのダストにカードが5枚以上あるならば、カードを2枚引く。"],
  ["M", "赤のユニットか青のユニットが3体以上いるなら、カードを2枚引く。"],
  ["M", "赤のユニットと青のユニットがいないなら、カードを2枚引く。"],
  ["M", "あなたのユニットのAPが5以上ならば、カードを2枚引く。"],
  ["M", "あなたの手札とユニットが相手より多いなら、カードを1枚引く。"],
  ["U", "あなたが赤のユニットと青のユニットを2体以上支配しているかぎり、このユニットは防御されない。"],
  ["M", "あなたの手札1枚とユニット1体を選び、ダストに置く。"],
  ["M", "お互いの手札が3枚以下ならば、カードを2枚引く。"],
  ["M", "ユニット2体を対象とする。それらは2点のダメージを与え合う。"],
  ["M", "ユニット1体を対象とする。それは2点のダメージを与え合う。"],
  ["M", "ユニット1体を対象とする。それぞれ破壊する。"],
  ["M", "各プレイヤーは相手に2点のダメージを与える。"],
  ["M", "《影》を1体召喚する。"],
  ["M", "ユニット2体を対象とする。それらは相手にそれぞれのAPに等しい点数のダメージを与える。"],
  ["M", "ユニット2体を対象とする。それらのAPはそれぞれのHPに等しくなる。"],
  ["M", "ユニット2体を対象とする。それぞれの支配者はカードを1枚引く。"],
  // Cards go to areas of their owner.
  ["M", "相手のダストのカード1枚をあなたの手札に加える。"],
  ["M", "相手のダストのカード1枚を対象とする。それをあなたの手札に加える。"],
  ["M", "相手のユニット1体を選び、あなたの手札に戻す。"],
  ["M", "あなたのユニット1体を相手の手札に戻す。"],
  // Whether 「さらに」 goes on for the same time is not said.
  ["M", "ユニット1体を対象とする。このターン、それのAPは2増加する。さらに、それのHPは2増加する。"],
  ["M", "ユニット1体を対象とする。このターン、それのAPは2増加する。また、それは防御されない。"],
  ["M", "ユニット1体を対象とする。それに1点のダメージを与える。さらに、それは防御できない。"],
];

describe("lists of things, numbers and players", () => {
  it.each(MEANINGS)("%s %s", (kind, text, english) => {
    const { coverage, abilities } = compileText(text, KINDS[kind] ?? "unit");
    expect([coverage, renderText(abilities, "en", KINDS[kind] ?? "unit")]).toEqual(["full", english]);
  });

  it("nobody is named twice in a doubt", () => {
    const text = "■あなたと、あなたが支配するすべてのユニットに、それぞれ1点のダメージを与える。";
    expect(findDoubts(text, "magic")).toEqual([]);
  });

  it.each(REFUSED)("%s %s is not read in full", (kind, text) => {
    expect(compileText(text, KINDS[kind] ?? "unit").coverage).not.toBe("full");
  });
});
