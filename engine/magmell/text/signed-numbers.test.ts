import { describe, expect, it } from "vitest";
import type { CardKind } from "../model/card";
import { compileText, renderText } from "./index";

const KINDS: Readonly<Record<string, CardKind>> = { U: "unit", M: "magic" };
const TARGET = "ユニット1体を対象とする。";

/** Signed numbers, limits of numbers and attack bans, with what they mean. */
const MEANINGS: readonly (readonly [kind: string, text: string, english: string])[] = [
  ["U", "このユニットのAPは+1になる。", "■This unit gets +1 AP."],
  ["U", "このユニットはAP+1。", "■This unit gets +1 AP."],
  ["U", "相手のユニットはAP-1。", "■Units your opponent controls get -1 AP."],
  ["U", "あなたの他のユニットすべてをAP+1する。", "■Other units you control get +1 AP."],
  ["U", "あなたのユニットはAP+1/HP-1。", "■Units you control get +1 AP and -1 HP."],
  ["U", "あなたのユニットのAP/HPを+1/+2する。", "■Units you control get +1 AP and +2 HP."],
  [
    "U",
    "このユニットは、あなたの他のユニット1体につき、AP+1を得る。",
    "■This unit gets +1 AP for each other unit you control.",
  ],
  ["M", `${TARGET}ターン終了時まで、それはAP+1とHP+2を得る。`, "■Until end of turn, target unit gets +1 AP and +2 HP."],
  ["M", `${TARGET}ターン終了時まで、それのAPは-2になる。`, "■Until end of turn, target unit gets -2 AP."],
  ["U", "あなたのマジックの使用コストを-1する。", "■Magics you use cost 1 less to use."],
  ["U", "相手のマジックの使用コストは+1される。", "■Magics your opponent uses cost 1 more to use."],
  [
    "U",
    "このカードの使用コストは、あなたのユニット1体につき1減少する（1未満にはならない）。",
    "■This card costs 1 less to use for each unit you control, but not less than 1.",
  ],
  [
    "U",
    "あなたのマジックの使用コストは1減少する（最低1）。",
    "■Magics you use cost 1 less to use, but not less than 1.",
  ],
  [
    "M",
    "このターン、あなたのマジックの使用コストは2減少する。ただし、1より少なくはならない。",
    "■Until end of turn, magics you use cost 2 less to use, but not less than 1.",
  ],
  [
    "M",
    `${TARGET}ターン終了時まで、それのAPを1増やす。あなたのライフが5以下なら、かわりに2増やす。`,
    "■If you have 5 or less life, until end of turn, target unit gets +2 AP. Otherwise, until end of turn, that unit gets +1 AP.",
  ],
  [
    "U",
    "このユニットが攻撃したとき、ターン終了時まで、このユニットのAPは+1される。あなたのライフが5以下なら、かわりに+3される。",
    "■Whenever this unit attacks, if you have 5 or less life, until end of turn, it gets +3 AP. Otherwise, until end of turn, it gets +1 AP.",
  ],
  [
    "U",
    "相手のユニットはあなたやあなたのユニットを攻撃できない。",
    "■Units your opponent controls cannot attack you.\n■Units your opponent controls cannot attack units you control.",
  ],
  [
    "U",
    "このユニットはプレイヤーと赤のユニットを攻撃できない。",
    "■This unit cannot attack players.\n■This unit cannot attack red units.",
  ],
  ["U", "ユニットはユニットしか攻撃できない。", "■Units cannot attack players."],
  ["U", "あなたのユニットはプレイヤーしか攻撃できない。", "■Units you control cannot attack units."],
  [
    "U",
    "このユニットは相手のユニットしか攻撃できない。",
    "■This unit cannot attack players.\n■This unit cannot attack units that are not controlled by your opponent.",
  ],
];

/** Texts of which a sign, a limit or a permission was once passed over. */
const REFUSED: readonly (readonly [kind: string, text: string])[] = [
  ["M", `${TARGET}ターン終了時まで、それのAPは-2減少する。`],
  ["U", "このユニットのAPは-2増加する。"],
  ["U", "このユニットのAPは+1であるかぎり、このユニットは攻撃できない。"],
  ["M", "ライフを+3点回復する。"],
  ["U", "あなたのユニットのAPは1増加してもよい。"],
  ["U", "このユニットのAPは2増加できる。"],
  ["U", "このユニットのAPは3になってもよい。"],
  ["U", "あなたのユニットに与えられるダメージは1減少してもよい。"],
  ["U", "相手のユニットのAPは1減少する。ただし、0未満にはならない。"],
  ["M", `${TARGET}ターン終了時まで、それのAPは3減少する。ただし、0未満にはならない。`],
];

describe("signed numbers, limits of numbers and attack bans", () => {
  it.each(MEANINGS)("%s %s", (kind, text, english) => {
    const { coverage, abilities } = compileText(text, KINDS[kind] ?? "unit");
    expect([coverage, renderText(abilities, "en", KINDS[kind] ?? "unit")]).toEqual(["full", english]);
  });

  it.each(REFUSED)("%s %s is not read in full", (kind, text) => {
    expect(compileText(text, KINDS[kind] ?? "unit").coverage).not.toBe("full");
  });
});
