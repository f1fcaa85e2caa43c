import type { CardKind } from "../../../model/card";
import type { Coverage } from "../../../text";

/** A text outside the language, and the expected report: each unread stretch with the nearest phrase. */
type NotUnderstood = {
  readonly kind: CardKind;
  readonly text: string;
  readonly why: string;
  readonly coverage: Coverage;
  readonly unread: readonly (readonly [text: string, nearest: string | null])[];
};

export const UNSUPPORTED_TEXTS: readonly NotUnderstood[] = [
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
    kind: "magic",
    text: "■ユニット2体を対象とする。それらは互いに、自身のAPに等しい点数のダメージを与える。",
    why: "the two are one group of targets, of which there is no first and second",
    coverage: "none",
    unread: [
      [
        "ユニット2体を対象とする。それらは互いに、自身のAPに等しい点数のダメージを与える",
        "それらは互いに、自身のAPに等しい点数のダメージを与える",
      ],
    ],
  },
  {
    kind: "unit",
    text: "■あなたにダメージが与えられる場合、その点数は1減少する。",
    why: "without かわりに nothing says that it is a replacement",
    coverage: "none",
    unread: [["あなたにダメージが与えられる場合、その点数は1減少する", "〜に〜ダメージが与えられたとき"]],
  },
];
