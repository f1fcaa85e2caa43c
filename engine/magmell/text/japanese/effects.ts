import type { CategorySpec } from "../grammar/grammar";
import { LATER_ENDS } from "./later-ends";
import { $, data, reading, row, slotValue } from "./meanings";
import { CHANGE_ROWS, CHOICE_ROWS } from "./verbs/choices-and-changes";
import { DAMAGE_ROWS, LIFE_ROWS } from "./verbs/damage-and-life";
import { HAND_ROWS } from "./verbs/drawing-and-discarding";
import { MOVE_ROWS } from "./verbs/moves";
import { PILE_ROWS } from "./verbs/piles";
import { STATE_ROWS } from "./verbs/states";

export const EFFECT_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  Effect: {
    rows: [
      ...DAMAGE_ROWS,
      ...LIFE_ROWS,
      ...HAND_ROWS,
      ...MOVE_ROWS,
      ...STATE_ROWS,
      ...PILE_ROWS,
      ...CHOICE_ROWS,
      ...CHANGE_ROWS,
    ],
  },
  TokenColors: { rows: [row("、色が{colors:Colors}", slotValue("colors"))] },
  TokenAp: { rows: [row("、APが{points:Number}", slotValue("points"))] },
  TokenHp: { rows: [row("、HPが{points:Number}", slotValue("points"))] },
  Under: { rows: [row("{p:Player}の支配下で", { make: ({ p }) => p, take: (p: unknown) => ({ p }) })] },
  Rested: { rows: [row("レスト状態で", data(true)), row("ウェイク状態で", data(false))] },
  WithCounters: {
    rows: [row("{name:Counter}カウンターが{count:Q個}置かれた状態で", data({ name: $.name, count: $.count }))],
  },
  StoneState: {
    rows: [
      row("表向きのレスト状態で", data({ rested: true })),
      row("裏向きのレスト状態で", data({ rested: true, faceDown: true })),
      row("裏向きのウェイク状態で", data({ faceDown: true })),
      row("表向きのウェイク状態で", data({ rested: false })),
      reading("レスト状態で", data({ rested: true })),
      reading("裏向きで", data({ faceDown: true })),
    ],
  },
  Until: {
    rows: [
      row("ターン終了時まで", data("turn")),
      reading("(このターンの間|このターン中|ターンの終了時まで|このターンの終了時まで)", data("turn")),
      row("このバトルの終了時まで", data("battle")),
      reading("(バトル終了時まで|バトルの終了時まで)", data("battle")),
      row("ゲーム終了時まで", data("game")),
      reading("ゲームの終了時まで", data("game")),
      row("次のあなたのターンの開始時まで", data("yourNextTurn")),
      ...LATER_ENDS.map(([until, words]) => row(words, data(until))),
      row("{u:WhileYours}", {
        make: ({ u }) => u,
        take: (value: unknown) => (value === "whileYouControl" ? { u: value } : undefined),
      }),
      reading("あなたの次のターンの開始時まで", data("yourNextTurn")),
      row("{u:WhileHere}", {
        make: ({ u }) => u,
        take: (value: unknown) => (value === "whileHere" ? { u: value } : undefined),
      }),
    ],
  },
  WhileYours: {
    scan: ({ text }, at) => {
      const [word] =
        /^あなたがこの(ユニット|魔石|マジック|カード)を支配しているかぎり/u.exec(text.slice(at, at + 24)) ?? [];
      return word === undefined ? [] : [{ value: "whileYouControl", end: at + word.length }];
    },
    write: (_: unknown, { self }) => `あなたが${self}を支配しているかぎり`,
  },
  WhileHere: {
    scan: ({ text }, at) => {
      const [word] =
        /^この(ユニット|魔石|マジック|カード)が(戦闘エリア|魔石エリア|チャント|今ある領域)(を離れるまで|にあるかぎり)/u.exec(
          text.slice(at, at + 26),
        ) ?? [];
      return word === undefined ? [] : [{ value: "whileHere", end: at + word.length }];
    },
    write: (_: unknown, { self }) => `${self}が${HERE[self] ?? "戦闘エリア"}を離れるまで`,
  },
};

/** The zone of the card by the words it calls itself, while its abilities work (303.1.1). */
const HERE: Readonly<Record<string, string>> = { この魔石: "魔石エリア", このマジック: "チャント" };
