import { describe, expect, it } from "vitest";
import type { CardKind } from "../../model/card";
import { compileText } from "../compile-text";
import { renderEnglish } from "./render-english";

const KINDS: Readonly<Record<string, CardKind>> = { U: "unit", M: "magic" };

const TEXTS: readonly (readonly [about: string, kind: string, japanese: string, english: string])[] = [
  ["a ban for all", "M", "このターン、ユニットは防御できない。", "■Until end of turn, units cannot defend."],
  ["whom a unit spares", "U", "このユニットはプレイヤーを攻撃できない。", "■This unit cannot attack players."],
  [
    "the only unit",
    "U",
    "あなたが支配するユニットがこのユニットだけであるかぎり、このユニットのAPは2増加する。",
    "■As long as this unit is the only unit you control, this unit gets +2 AP.",
  ],
  [
    "one of two numbers of counters",
    "M",
    "ユニット1体を対象とする。それに栞カウンターを1個置く。あなたのターンなら、かわりに3個置く。",
    "■Put a 栞 counter on target unit, or three if it is your turn.",
  ],
  [
    "one of two numbers of damage",
    "M",
    "ユニット1体を対象とする。それに2点のダメージを与える。あなたのターンなら、かわりに4点のダメージを与える。",
    "■Deal 2 damage to target unit, or 4 if it is your turn.",
  ],
  [
    "the next use",
    "M",
    "このターン、次にあなたが使用するカードの使用コストは1減少する。",
    "■The next card you use this turn costs 1 less to use.",
  ],
  [
    "who discards a chosen card",
    "M",
    "相手の手札を見る。その中からユニットを1枚選ぶ。相手はそれを捨てる。",
    "■Look at your opponent's hand. Choose a unit card from among them. Your opponent discards it.",
  ],
  [
    "how many were destroyed",
    "M",
    "カードを、このターンに破壊されたユニットの数に等しい枚数引く。",
    "■Draw cards equal to the number of units that were destroyed this turn.",
  ],
  [
    "who controlled what is gone",
    "U",
    "他のユニットが破壊されたとき、それを相手が支配していたなら、カードを1枚引く。",
    "■Whenever another unit is destroyed, if it was controlled by your opponent, draw a card.",
  ],
  [
    "what another may do",
    "U",
    "このユニットが召喚されたとき、相手は自身の魔導書の一番上のカードをダストに置いてもよい。",
    "■When this unit is summoned, your opponent may put the top card of their grimoire into the dust.",
  ],
  [
    "damage to nobody",
    "M",
    "ユニット1体を対象とする。このターン、それは戦闘ダメージを与えない。",
    "■Until end of turn, if target unit would deal damage in battle, that damage is not dealt.",
  ],
  [
    "a role in battle",
    "U",
    "このユニットが防御しているかぎり、このユニットのAPは1増加する。",
    "■As long as this unit is defending, it gets +1 AP.",
  ],
];

describe("the English of an ability says plainly", () => {
  it.each(TEXTS)("%s", (_, kind, japanese, english) => {
    const { abilities, coverage } = compileText(japanese, KINDS[kind] ?? "unit");
    expect(coverage).toBe("full");
    expect(renderEnglish(abilities, KINDS[kind] ?? "unit")).toBe(english);
  });
});
