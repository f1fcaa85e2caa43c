import type { CategorySpec } from "../grammar/grammar";
import { LATER_DURATION_WORDS } from "./later-durations";
import { $, createDataMeaning, createSlotMeaning, defineReadOnlyRule, defineRule } from "./meanings";
import { CHANGE_RULES, CHOICE_RULES } from "./verbs/choices-and-changes";
import { DAMAGE_RULES, LIFE_RULES } from "./verbs/damage-and-life";
import { HAND_RULES } from "./verbs/drawing-and-discarding";
import { MOVE_RULES } from "./verbs/moves";
import { PILE_RULES } from "./verbs/piles";
import { STATE_RULES } from "./verbs/states";

export const EFFECT_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  Effect: {
    rows: [
      ...DAMAGE_RULES,
      ...LIFE_RULES,
      ...HAND_RULES,
      ...MOVE_RULES,
      ...STATE_RULES,
      ...PILE_RULES,
      ...CHOICE_RULES,
      ...CHANGE_RULES,
    ],
  },
  TokenColors: { rows: [defineRule("、色が{colors:Colors}", createSlotMeaning("colors"))] },
  TokenAp: { rows: [defineRule("、APが{points:Number}", createSlotMeaning("points"))] },
  TokenHp: { rows: [defineRule("、HPが{points:Number}", createSlotMeaning("points"))] },
  Under: { rows: [defineRule("{p:Player}の支配下で", { make: ({ p }) => p, take: (p: unknown) => ({ p }) })] },
  Rested: {
    rows: [defineRule("レスト状態で", createDataMeaning(true)), defineRule("ウェイク状態で", createDataMeaning(false))],
  },
  WithCounters: {
    rows: [
      defineRule(
        "{name:Counter}カウンターが{count:Q個}置かれた状態で",
        createDataMeaning({ name: $.name, count: $.count }),
      ),
    ],
  },
  StoneState: {
    rows: [
      defineRule("表向きのレスト状態で", createDataMeaning({ rested: true })),
      defineRule("裏向きのレスト状態で", createDataMeaning({ rested: true, faceDown: true })),
      defineRule("裏向きのウェイク状態で", createDataMeaning({ faceDown: true })),
      defineRule("表向きのウェイク状態で", createDataMeaning({ rested: false })),
      defineReadOnlyRule("レスト状態で", createDataMeaning({ rested: true })),
      defineReadOnlyRule("裏向きで", createDataMeaning({ faceDown: true })),
    ],
  },
  Until: {
    rows: [
      defineRule("ターン終了時まで", createDataMeaning("turn")),
      defineReadOnlyRule(
        "(このターンの間|このターン中|ターンの終了時まで|このターンの終了時まで)",
        createDataMeaning("turn"),
      ),
      defineRule("このバトルの終了時まで", createDataMeaning("battle")),
      defineReadOnlyRule("(バトル終了時まで|バトルの終了時まで)", createDataMeaning("battle")),
      defineRule("ゲーム終了時まで", createDataMeaning("game")),
      defineReadOnlyRule("ゲームの終了時まで", createDataMeaning("game")),
      defineRule("次のあなたのターンの開始時まで", createDataMeaning("yourNextTurn")),
      ...LATER_DURATION_WORDS.map(([until, words]) => defineRule(words, createDataMeaning(until))),
      defineRule("{u:WhileYours}", {
        make: ({ u }) => u,
        take: (value: unknown) => (value === "whileYouControl" ? { u: value } : undefined),
      }),
      defineReadOnlyRule("あなたの次のターンの開始時まで", createDataMeaning("yourNextTurn")),
      defineRule("{u:WhileHere}", {
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
