import type { Kind } from "../../../model/card";
import type { Coverage } from "../../../text";

/** A text beyond the language, and what its report says: each unread stretch with the nearest phrase. */
type NotUnderstood = {
  readonly kind: Kind;
  readonly text: string;
  readonly why: string;
  readonly coverage: Coverage;
  readonly unread: readonly (readonly [text: string, nearest: string | null])[];
};

export const NOT_UNDERSTOOD: readonly NotUnderstood[] = [
  {
    kind: "unit",
    text: "■このユニットが召喚されるか破壊されたとき、カードを1枚引く。",
    why: "the second event does not say what it happens to",
    coverage: "none",
    unread: [["このユニットが召喚されるか破壊されたとき、カードを1枚引く", "〜が破壊されたとき"]],
  },
  {
    kind: "unit",
    text: "■あなたが支配する《折り紙の鳥》のAPは1増加する。",
    why: "a name stands behind 名称が, and a noun behind it",
    coverage: "none",
    unread: [["あなたが支配する《折り紙の鳥》のAPは1増加する", "APは〜増加する"]],
  },
  {
    kind: "unit",
    text: "■あなたが使用するマジックの使用コストは1減少する。",
    why: "costs change where the cards lie, and the text must say where",
    coverage: "none",
    unread: [["あなたが使用するマジックの使用コストは1減少する", "〜は〜減少する"]],
  },
  {
    kind: "magic",
    text: "■チャントにあるカード1枚を対象とする。相手がライフを3点失うことを選ばないかぎり、それを無効化する。",
    why: "a choice of the opponent is an instruction of its own",
    coverage: "partial",
    unread: [["相手がライフを3点失うことを選ばないかぎり、それを無効化する", "〜ライフを〜失う"]],
  },
  {
    kind: "magic",
    text: "■カードを1枚引き、相手のライフは半分になる。",
    why: "it does not say how the half is rounded",
    coverage: "partial",
    unread: [["相手のライフは半分になる", "〜のライフは〜になる"]],
  },
  {
    kind: "unit",
    text: "■あなたにダメージが与えられる場合、その点数は1減少する。",
    why: "without かわりに nothing says that it is a replacement",
    coverage: "none",
    unread: [["あなたにダメージが与えられる場合、その点数は1減少する", "〜に〜ダメージが与えられたとき"]],
  },
];
