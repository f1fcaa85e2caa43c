import { describe, expect, it } from "vitest";
import { compileText, renderText } from "./index";

/** Texts whose words refer to what a condition, a number or an earlier move speaks of. */
const MEANINGS: readonly (readonly [kind: "unit" | "magic", text: string, english: string])[] = [
  [
    "unit",
    "バトルの終了時、このユニットとバトルしていたユニットが戦闘エリアにあるなら、それを手札に戻す。",
    "■At the end of each battle, if the unit in battle with this unit is in the battle area, return the unit in battle with this unit to its owner's hand.",
  ],
  [
    "unit",
    "このユニットが攻撃したとき、カードを1枚引く。防御ユニットのAPが3以上なら、それを破壊する。",
    "■Whenever this unit attacks, draw a card. If the defending unit has 3 AP or more, destroy the defending unit.",
  ],
  [
    "unit",
    "お互いのターンの終わりに、そのターンのプレイヤーは、自身のユニットが3体以上いるなら、そのうち1体を選び手札に戻す。",
    "■At the end of each turn, if the turn player controls three or more units, the turn player chooses a unit they control, then return it to its owner's hand.",
  ],
  [
    "unit",
    "このユニットが破壊されたとき、あなたのユニット1体を対象とする。このユニットに置かれていたパワーカウンターと同じ数のパワーカウンターを、それに置く。",
    "■When this unit is destroyed, put power counters on target unit you control equal to the number of power counters on this unit.",
  ],
  [
    "magic",
    "ユニット2体を対象とする。それらを魔導書に戻し、魔導書を無作為化する。",
    "■Return two target units to the top of their owners' grimoires. If any of them is owned by you, shuffle your grimoire. If any of them is owned by your opponent, your opponent shuffles their grimoire.",
  ],
  [
    "magic",
    "ユニットを3体まで対象とする。5点のダメージを、それらに好きなように割り振って与える。",
    "■Deal 5 damage divided among up to three target units.",
  ],
  [
    "unit",
    "ターン終了時、このターンに相手がユニットを2体以上召喚していれば、カードを1枚引く。",
    "■At the end of each turn, if two or more units were summoned under your opponent's control this turn, draw a card.",
  ],
];

/** Texts with a word that may refer to several things, or to each of several. */
const UNCLEAR: readonly string[] = [
  "このユニットが召喚されたとき、相手のユニットがいるなら、それを破壊する。",
  "あなたのユニットのAPは、そのユニットに置かれているパワーカウンターの数だけ増加する。",
];

describe("words that refer to something before them", () => {
  it.each(MEANINGS)("mean it, on a %s: %s", (kind, text, english) => {
    const { coverage, abilities } = compileText(text, kind);
    expect([coverage, renderText(abilities, "en", kind)]).toEqual(["full", english]);
  });

  it.each(UNCLEAR)("are not read where they could mean something else: %s", (text) => {
    expect(compileText(text, "unit").coverage).not.toBe("full");
  });
});
