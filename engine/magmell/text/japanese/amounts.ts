import type { CategorySpec, GrammarRule } from "../grammar/grammar";
import type { PhraseMeaning } from "../grammar/pattern";
import {
  $,
  createDataMeaning,
  createListCategory,
  createSlotMeaning,
  defineReadOnlyRule,
  defineRule,
} from "./meanings";

const isNumber = (value: unknown): boolean => typeof value === "number";
const isPlace = (value: unknown): boolean => typeof value === "object" && value !== null && !("stored" in value);

const STATS = [
  ["ap", "AP"],
  ["hp", "HP"],
  ["useCost", "使用コスト"],
  ["catalyst", "触媒"],
] as const;

/** Numbers by which things are ranked. */
const RANKED = [
  ["ap", "AP"],
  ["hp", "HP"],
  ["useCost", "使用コスト"],
  ["damage", "ダメージ"],
] as const;

/** Limits a number to that of one thing, since several have a sum: 「それらのAPの合計」. */
const ofOneThing = ({ make, take }: PhraseMeaning): PhraseMeaning => ({
  make: (slots) => (isSeveral(slots.of) ? undefined : make(slots)),
  take: (value: never) => {
    const slots = take(value);
    return slots === undefined || isSeveral(slots.of) ? undefined : slots;
  },
});

const isSeveral = (of: unknown): boolean =>
  typeof of === "object" && of !== null && "stored" in of && String(of.stored).endsWith("ら");

/** Numbers that need no brackets where they are part of others. */
const ATOMS: readonly GrammarRule[] = [
  defineRule("{n:Number}", createSlotMeaning("n", isNumber)),
  defineRule(
    "{it:NumberPointer}",
    createSlotMeaning("it", (value) => typeof value === "object" && value !== null && "stored" in value),
  ),
  ...STATS.flatMap(([stat, word]) => [
    defineRule(`{of:Ref}の${word}`, ofOneThing(createDataMeaning({ stat, of: $.of }))),
    defineRule(`{of:Group}の${word}の合計`, createDataMeaning({ stat, of: $.of })),
    defineReadOnlyRule(`{of:Ref}の${word}の数値`, createDataMeaning({ stat, of: $.of })),
  ]),
  defineRule("{of:Ref}が受けているダメージ", createDataMeaning({ stat: "damage", of: $.of })),
  defineRule("{of:Group}が受けているダメージの合計", createDataMeaning({ stat: "damage", of: $.of })),
  defineReadOnlyRule("{of:Ref}に蓄積したダメージ", createDataMeaning({ stat: "damage", of: $.of })),
  defineRule(
    "{on:Group}に置かれている{counters:Counter}カウンターの数",
    createDataMeaning({ counters: $.counters, on: $.on }),
  ),
  defineReadOnlyRule(
    "{on:Group}に置かれた{counters:Counter}カウンターの(数|個数)",
    createDataMeaning({ counters: $.counters, on: $.on }),
  ),
  defineReadOnlyRule(
    "{on:Group}の{counters:Counter}カウンターの(数|個数)",
    createDataMeaning({ counters: $.counters, on: $.on }),
  ),
  defineRule("{on:Group}に置かれているカウンターの数", createDataMeaning({ anyCounters: $.on })),
  ...RANKED.flatMap(([stat, word]) => [
    defineRule(`{of:Group}の最も大きい${word}`, createDataMeaning({ most: stat, of: $.of })),
    defineRule(`{of:Group}の最も小さい${word}`, createDataMeaning({ least: stat, of: $.of })),
  ]),
  defineRule("{of:Group}の色の数", createDataMeaning({ colors: $.of })),
  defineRule("{life:Player}のライフ", createDataMeaning({ life: $.life })),
  defineRule("このターンに{who:Player}が使用したカードの数", createDataMeaning({ usedThisTurn: $.who })),
  defineReadOnlyRule("{who:Player}がこのターンに使用したカードの(数|枚数)", createDataMeaning({ usedThisTurn: $.who })),
  defineRule("このターンに{event:Happening.past}回数", createDataMeaning({ happened: $.event })),
  defineRule("このターンに{event:Happening.past}数の合計", createDataMeaning({ happened: $.event, total: true })),
  defineRule("超過したダメージの点数", createDataMeaning({ event: "excess" })),
  defineRule("{of:Group}の数", createDataMeaning({ count: $.of })),
  defineReadOnlyRule("{of:Group}の(枚数|体数|個数|人数)", createDataMeaning({ count: $.of })),
  defineRule("「{a:Compound}」", createSlotMeaning("a")),
];

/** Numbers computed from others (203). */
const COMPOUNDS: readonly GrammarRule[] = [
  defineRule("{all:Amounts}の合計", createDataMeaning({ sum: $.all })),
  defineRule("{from:Atom}から{take:Atom}を引いた数", createDataMeaning({ minus: [$.from, $.take] })),
  defineRule("{all:Amounts}のうち大きい(方|ほう)", createDataMeaning({ highest: $.all })),
  defineReadOnlyRule("{all:Amounts}のうち最も大きい(数|もの)", createDataMeaning({ highest: $.all })),
  defineRule("{all:Amounts}のうち小さい(方|ほう)", createDataMeaning({ lowest: $.all })),
  defineReadOnlyRule("{all:Amounts}のうち最も小さい(数|もの)", createDataMeaning({ lowest: $.all })),
  defineRule(
    "もし{if:Condition.if}ならば{then:Atom}、そうでないならば{otherwise:Atom}",
    createDataMeaning({ if: $.if, then: $.then, otherwise: $.otherwise }),
  ),
  defineRule("{half:Atom}の半分の切り上げ", createDataMeaning({ half: $.half, round: "up" })),
  defineReadOnlyRule("{half:Atom}の半分、切り上げ", createDataMeaning({ half: $.half, round: "up" })),
  defineRule("{half:Atom}の半分の切り捨て", createDataMeaning({ half: $.half, round: "down" })),
  defineReadOnlyRule("{half:Atom}の半分、切り捨て", createDataMeaning({ half: $.half, round: "down" })),
  defineRule("{a:Atom}と{b:Atom}の差", createDataMeaning({ difference: [$.a, $.b] })),
  defineRule("{of:Atom}を{by:Atom}で割った数の切り上げ", createDataMeaning({ quotient: [$.of, $.by], round: "up" })),
  defineRule("{of:Atom}を{by:Atom}で割った数の切り捨て", createDataMeaning({ quotient: [$.of, $.by], round: "down" })),
  defineRule("{a:Atom}の{b:Atom}倍", createDataMeaning({ product: [$.a, $.b] })),
];

/** The words that count things, each with the word for a number of them. */
const COUNTED = { 点: "点数", 枚: "枚数", 個: "個数", 体: "体数", 人: "人数", 回: "回数", つ: "数", "": "数" } as const;
const ANY_COUNTER = "(点|枚|個|体|人|回|つ|本|匹)";

/** A quantity with its counter word: `Q点` is 「3点」 or 「…に等しい点数」. */
function quantity([counter, many]: readonly [string, string]): readonly [string, CategorySpec] {
  return [
    `Q${counter}`,
    {
      rows: [
        defineRule(`{n:Number}${counter}`, createSlotMeaning("n", isNumber)),
        defineRule(
          `{n:Amount}に等しい${many}`,
          createSlotMeaning("n", (value) => !isNumber(value)),
        ),
        ...(counter === "" ? [] : [defineReadOnlyRule(`{n:Number}${ANY_COUNTER}`, createSlotMeaning("n"))]),
        defineReadOnlyRule("{n:Amount}(に等しい|と同じ)(点数|枚数|個数|体数|人数|回数|数)", createSlotMeaning("n")),
        defineReadOnlyRule("それ(に等しい|と同じ)(点数|枚数|個数|体数|数)", createDataMeaning({ stored: "その点数" })),
        defineReadOnlyRule(
          `{n:Amount}${counter === "" ? "分" : counter}`,
          createSlotMeaning("n", (value) => !isNumber(value)),
        ),
      ],
    },
  ];
}

/** A plain number of something. */
const plain = (counter: string): readonly [string, CategorySpec] => [
  `P${counter}`,
  {
    rows: [
      defineRule(`{n:Number}${counter}`, createSlotMeaning("n", isNumber)),
      ...(counter === "" ? [] : [defineReadOnlyRule(`{n:Number}${ANY_COUNTER}`, createSlotMeaning("n"))]),
    ],
  },
];

/** A quantity, or a range from which the doer picks (「〜まで」). */
function counted(counter: string): readonly [string, CategorySpec] {
  return [
    `N${counter}`,
    {
      rows: [
        defineRule(
          `{n:Q${counter}}`,
          createSlotMeaning("n", (value) => isNumber(value) || !isRange(value)),
        ),
        defineRule(`{max:Q${counter}}まで`, createDataMeaning({ min: 0, max: $.max })),
        defineReadOnlyRule(`{max:Q${counter}}以下`, createDataMeaning({ min: 0, max: $.max })),
        defineRule(`{min:Q${counter}}以上{max:Q${counter}}以下`, createDataMeaning({ min: $.min, max: $.max })),
        defineReadOnlyRule(`{min:Q${counter}}から{max:Q${counter}}まで`, createDataMeaning({ min: $.min, max: $.max })),
      ],
    },
  ];
}

const isRange = (value: unknown): boolean => typeof value === "object" && value !== null && "min" in value;

export const AMOUNT_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  Atom: {
    rows: ATOMS.map((one) =>
      one.template.startsWith("「") ? { ...one, meaning: createSlotMeaning("a", isPlace) } : one,
    ),
  },
  Compound: { rows: COMPOUNDS },
  Amounts: createListCategory("Atom", ["と"], 2),
  Amount: {
    rows: [defineRule("{a:Compound}", createSlotMeaning("a", isPlace)), defineRule("{a:Atom}", createSlotMeaning("a"))],
  },
  ...Object.fromEntries(Object.entries(COUNTED).map(quantity)),
  ...Object.fromEntries(Object.keys(COUNTED).map(plain)),
  ...Object.fromEntries(Object.keys(COUNTED).map(counted)),
};
