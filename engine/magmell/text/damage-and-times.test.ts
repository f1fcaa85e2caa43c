import { describe, expect, it } from "vitest";
import type { CardKind } from "../model/card";
import { compileText, renderText } from "./index";

const KINDS: Readonly<Record<string, CardKind>> = { U: "unit", M: "magic" };

/** Texts about damage, attacks and times, with what they mean. */
const MEANINGS: readonly (readonly [kind: string, text: string, english: string])[] = [
  // Only the damage of battle.
  [
    "U",
    "このユニットは戦闘ダメージを受けない。",
    "■If this unit would be dealt damage in battle, that damage is not dealt.",
  ],
  ["U", "このユニットはダメージを受けない。", "■This unit cannot be dealt damage."],
  [
    "M",
    "ユニット1体を対象とする。このターン、それは戦闘でないダメージを受けない。",
    "■Until end of turn, if target unit would be dealt damage outside battle, that damage is not dealt.",
  ],
  [
    "U",
    "このユニットはプレイヤーに戦闘ダメージを与えない。",
    "■If this unit would deal damage to a player in battle, that damage is not dealt.",
  ],
  [
    "U",
    "このターンにこのユニットから戦闘ダメージを受けたユニットが破壊されたとき、カードを1枚引く。",
    "■Whenever a unit that this unit dealt damage to in battle this turn is destroyed, draw a card.",
  ],
  // All damage of the turn together, but one event of damage.
  [
    "U",
    "あなたのターンの終了時、このターンに相手が4点以上のダメージを受けていたなら、カードを1枚引く。",
    "■At the end of your turn, if the total damage your opponent took this turn is 4 or more, draw a card.",
  ],
  [
    "U",
    "あなたのターンの終了時、このターンに相手が4点以上のダメージを受けていないなら、カードを1枚引く。",
    "■At the end of your turn, if the total damage your opponent took this turn is less than 4, draw a card.",
  ],
  [
    "U",
    "相手が4点以上のダメージを受けたとき、カードを1枚引く。",
    "■Whenever your opponent is dealt 4 or more damage, draw a card.",
  ],
  // A time in 【】 is no name.
  ["U", "【召喚時】カードを1枚引く。", "■When this unit is summoned, draw a card."],
  ["U", "【あなたのターン中】このユニットのAPは2増加する。", "■During your turn, this unit gets +2 AP."],
  ["M", "【ターン終了時まで】あなたのユニットのAPは2増加する。", "■Until end of turn, units you control get +2 AP."],
  ["U", "【逢魔が時】このユニットは防御されない。", "■This unit cannot be defended against."],
  [
    "M",
    "ユニット1体を対象とする。このターン、それはプレイヤーを攻撃対象に指定できない。",
    "■Until end of turn, each player cannot be attacked by target unit.",
  ],
  [
    "U",
    "あなたの他のユニットが攻撃対象に指定されたとき、カードを1枚引く。",
    "■Whenever a unit attacks another unit you control, draw a card.",
  ],
  ["U", "このユニットは攻撃対象にならない。", "■This unit cannot be attacked."],
  ["U", "このユニットは、あなたの各ターン、可能なら攻撃する。", "■During your turn, this unit must attack if able."],
  ["U", "このユニットは、可能であれば毎ターン攻撃しなければならない。", "■This unit must attack if able."],
  ["U", "【あなたのターン】このユニットのAPは2増加する。", "■During your turn, this unit gets +2 AP."],
  [
    "M",
    "ユニット1体を対象とする。このターン、それが次に受けるダメージを3点減らす。",
    "■The next time target unit would be dealt damage this turn, it is dealt 3 less instead.",
  ],
  [
    "U",
    "各ターン、あなたが最初に受けるダメージは2点少なくなる。",
    "■If you would be dealt damage for the first time in a turn, you are dealt 2 less instead.",
  ],
  [
    "U",
    "《走り火》が相手に与えるダメージは1点多くなる。",
    "■If a source named 《走り火》 would deal damage to your opponent, it deals 1 more instead.",
  ],
  [
    "U",
    "APが3以上のユニットは、このユニットの攻撃を防御できない。",
    "■Units with 3 AP or more cannot defend against this unit.",
  ],
  [
    "U",
    "あなたが赤のユニットと青のユニットの両方を支配している間、このユニットのAPを+2する。",
    "■As long as you control a red unit and control a blue unit, this unit gets +2 AP.",
  ],
  [
    "U",
    "相手のライフが10以下であれば、このユニットが攻撃するたび、カードを1枚引く。",
    "■Whenever this unit attacks, if your opponent has 10 or less life, draw a card.",
  ],
];

/** Near neighbors that say something else, or something that the engine does not play. */
const REFUSED: readonly (readonly [kind: string, text: string])[] = [
  ["U", "【召喚時】このユニットのAPは2増加する。"],
  ["U", "【起動】このユニットのAPは2増加する。"],
  ["U", "ユニットを召喚時、カードを1枚引く。"],
  ["M", "戦闘ダメージを受けているユニット1体を対象とする。それを破壊する。"],
  ["M", "ユニット1体を対象とする。それに2点の戦闘ダメージを与える。"],
  ["U", "このユニットが次に受けるダメージは3点減少する。"],
  ["U", "このユニットが最初に受けるダメージは0になる。"],
  ["M", "ユニット1体を対象とする。このターン、それが次に与えるダメージは2倍になる。"],
  ["U", "各ターンにこのユニットは防御されない。"],
];

describe("damage, attacks and times", () => {
  it.each(MEANINGS)("%s %s", (kind, text, english) => {
    const { coverage, abilities } = compileText(text, KINDS[kind] ?? "unit");
    expect([coverage, renderText(abilities, "en", KINDS[kind] ?? "unit")]).toEqual(["full", english]);
  });

  it.each(REFUSED)("%s %s is not read in full", (kind, text) => {
    expect(compileText(text, KINDS[kind] ?? "unit").coverage).not.toBe("full");
  });
});
