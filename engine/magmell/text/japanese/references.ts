import type { CategorySpec } from "../grammar/grammar";
import { $, createDataMeaning, createSlotMeaning, defineReadOnlyRule, defineRule } from "./meanings";

/** Labels for things that no other word can distinguish. */
const LABELS = ["甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬", "癸"] as const;

/**
 * Words that refer to something mentioned before. Reading turns them into `{ stored: word }`; `resolveReferences`
 * replaces them when the whole ability is known.
 */
export const POINTER_WORDS = {
  it: ["それ", "それら"],
  /** The latest mention with a noun, or else the event's subject. */
  that: [
    "そのユニット",
    "そのカード",
    "その魔石",
    "そのマジック",
    "その能力",
    "そのトークン",
    "そのもの",
    "それらのユニット",
    "それらのカード",
    "それらの魔石",
    "それらのトークン",
  ],
  subject: ["きっかけとなったもの"],
  source: ["その発生源"],
  player: ["そのプレイヤー"],
  eventPlayer: ["きっかけとなったプレイヤー"],
  discarded: ["捨てたカード", "捨てたもの"],
  destroyed: ["破壊したもの", "破壊したユニット", "破壊したカード", "破壊した魔石"],
  returned: ["戻したもの", "戻したカード", "戻したユニット"],
  summoned: ["召喚したもの", "召喚したユニット", "召喚したトークン", "召喚したカード"],
  put: ["置いたもの", "置いたカード", "加えたカード", "置いた魔石"],
  found: ["見つけたカード", "探したカード", "見つけた魔石"],
  seen: ["見たカード", "見たもの"],
  shown: ["公開したカード", "公開したもの"],
  hit: ["見つかったカード"],
  rest: ["残りのカード"],
  chosen: ["選んだもの", "選んだカード", "選んだユニット", "選んだ魔石", "選んだプレイヤー"],
  rested: ["レストしたもの", "レストしたユニット", "レストした魔石"],
  woken: ["ウェイクしたもの", "ウェイクしたユニット", "ウェイクした魔石"],
  turnedUp: ["表向きにしたもの", "表向きにした魔石"],
  turnedDown: ["裏向きにしたもの", "裏向きにした魔石"],
  negated: ["無効化したもの", "無効化したカード"],
  damaged: ["ダメージを与えたもの", "ダメージを与えたユニット"],
  marked: ["カウンターを置いたもの", "カウンターを置いたユニット"],
  unmarked: ["カウンターを取り除いたもの", "カウンターを取り除いたユニット"],
  label: LABELS,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PointerKind = keyof typeof POINTER_WORDS;

/** Words that refer to a number mentioned before. */
export const NUMBER_POINTER_WORDS = {
  amount: ["その点数", "その数", "それに等しい数"],
  discarded: ["捨てた枚数", "捨てたカードの枚数"],
  destroyed: ["破壊した数", "破壊したユニットの数"],
  returned: ["戻した数", "戻したカードの数"],
  summoned: ["召喚した数"],
  put: ["置いた数"],
  found: ["見つけた枚数"],
  seen: ["見た枚数"],
  shown: ["公開した枚数"],
  hit: ["見つかった枚数"],
  rest: ["残りの枚数"],
  chosen: ["選んだ数"],
  rested: ["レストした数"],
  woken: ["ウェイクした数"],
  turnedUp: ["表向きにした数"],
  turnedDown: ["裏向きにした数"],
  negated: ["無効化した数"],
  damaged: ["ダメージを与えた数"],
  marked: ["カウンターを置いたものの数"],
  unmarked: ["カウンターを取り除いたものの数"],
  noted: ["記録した数"],
  label: LABELS.map((label) => `${label}の数`),
  /** Counts of labeled things at the time of labelling, wherever they are now. */
  labelled: LABELS.map((label) => `${label}とした数`),
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const COLOR_POINTER_WORD = "選んだ色";
export const NAME_POINTER_WORD = "選んだ名称";

/** Players have a category of their own. */
const pointers = (table: Readonly<Record<string, readonly string[]>>): CategorySpec => ({
  rows: Object.values(table)
    .flat()
    .filter((word) => !word.endsWith("プレイヤー"))
    .map((word) => defineRule(word, createDataMeaning({ stored: word }))),
});

/** The card's words for itself: 「このユニット」 on a unit; any of them is understood on any card. */
const SELF: CategorySpec = {
  scan: ({ text }, at) => {
    const [word] =
      /^この(ユニット|カード|魔石|マジック|トークン)/u.exec(text.slice(at, at + 8)) ??
      /^自身/u.exec(text.slice(at, at + 2)) ??
      [];
    return word === undefined ? [] : [{ value: "self", end: at + word.length }];
  },
  write: (value: unknown, { self }) => (value === "self" ? self : null),
};

const ORDINAL: CategorySpec = {
  rows: [
    defineRule("{n:Number}つ目の対象", {
      make: ({ n }) => (n === 0 ? undefined : { target: (n as number) - 1 }),
      take: (value: { target?: number }) => (typeof value?.target === "number" ? { n: value.target + 1 } : undefined),
    }),
    defineReadOnlyRule("{n:Number}番目の対象", {
      make: ({ n }) => (n === 0 ? undefined : { target: (n as number) - 1 }),
      take: () => undefined,
    }),
  ],
};

export const REFERENCE_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  Self: SELF,
  Pointer: pointers(POINTER_WORDS),
  NumberPointer: pointers(NUMBER_POINTER_WORDS),
  Ordinal: ORDINAL,
  /** One thing, or several, that the text has named before. */
  Ref: {
    rows: [
      defineRule(
        "{it:Self}",
        createSlotMeaning("it", (value) => value === "self"),
      ),
      defineRule(
        "{it:Pointer}",
        createSlotMeaning("it", (value) => typeof value === "object" && value !== null && "stored" in value),
      ),
      defineRule(
        "{it:Ordinal}",
        createSlotMeaning("it", (value) => typeof value === "object" && value !== null && "target" in value),
      ),
      defineRule("攻撃ユニット", createDataMeaning({ battle: "attacker" })),
      defineReadOnlyRule("攻撃しているユニット", createDataMeaning({ battle: "attacker" })),
      defineRule("防御ユニット", createDataMeaning({ battle: "defender" })),
      defineReadOnlyRule("防御しているユニット", createDataMeaning({ battle: "defender" })),
      defineRule("攻撃対象", createDataMeaning({ battle: "target" })),
      defineRule("{it:Self}とバトルしているユニット", {
        make: () => ({ battle: "opposing" }),
        take: (value: { battle?: string; of?: unknown }) =>
          value?.battle === "opposing" && value.of === undefined ? { it: "self" } : undefined,
      }),
      defineRule("「{of:Ref}」とバトルしているユニット", createDataMeaning({ battle: "opposing", of: $.of })),
    ],
  },
  Player: {
    rows: [
      defineRule("あなた", createDataMeaning("you")),
      defineRule("相手", createDataMeaning("opponent")),
      defineReadOnlyRule("対戦相手", createDataMeaning("opponent")),
      defineRule("ターン・プレイヤー", createDataMeaning("turnPlayer")),
      defineReadOnlyRule("ターンプレイヤー", createDataMeaning("turnPlayer")),
      defineRule("そのプレイヤー", createDataMeaning({ controllerOf: { stored: "そのプレイヤー" } })),
      defineRule(
        "きっかけとなったプレイヤー",
        createDataMeaning({ controllerOf: { stored: "きっかけとなったプレイヤー" } }),
      ),
      defineRule("選んだプレイヤー", createDataMeaning({ controllerOf: { stored: "選んだプレイヤー" } })),
      defineRule("{of:Ref}の支配者", createDataMeaning({ controllerOf: $.of })),
      defineRule("{of:Ref}の契約者", createDataMeaning({ ownerOf: $.of })),
    ],
  },
  PlayerOrAny: {
    rows: [
      defineRule(
        "{p:Player}",
        createSlotMeaning("p", (value) => value !== "anyone"),
      ),
      defineRule("プレイヤー", createDataMeaning("anyone")),
      defineReadOnlyRule("いずれかのプレイヤー", createDataMeaning("anyone")),
      defineReadOnlyRule("プレイヤー1人", createDataMeaning("anyone")),
    ],
  },
  /** The doer before the verb; left out where it is clear. */
  Topic: {
    rows: [
      defineRule("{p:Player}は", createSlotMeaning("p")),
      defineReadOnlyRule("{p:Player}は、", createSlotMeaning("p")),
      defineReadOnlyRule("それ(は|は、)", createDataMeaning({ controllerOf: { stored: "そのプレイヤー" } })),
    ],
  },
};
