import type { CategorySpec, GrammarRow } from "../grammar/grammar";
import { $, data, listOf, reading, row, slotValue } from "./meanings";

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

/** Numbers that need no brackets where they are part of others. */
const ATOMS: readonly GrammarRow[] = [
  row("{n:Number}", slotValue("n", isNumber)),
  row(
    "{it:NumberPointer}",
    slotValue("it", (value) => typeof value === "object" && value !== null && "stored" in value),
  ),
  ...STATS.flatMap(([stat, word]) => [
    row(`{of:Ref}の${word}`, data({ stat, of: $.of })),
    row(`{of:Group}の${word}の合計`, data({ stat, of: $.of })),
    reading(`{of:Ref}の${word}の数値`, data({ stat, of: $.of })),
  ]),
  row("{of:Ref}が受けているダメージ", data({ stat: "damage", of: $.of })),
  row("{of:Group}が受けているダメージの合計", data({ stat: "damage", of: $.of })),
  reading("{of:Ref}に蓄積したダメージ", data({ stat: "damage", of: $.of })),
  row("{on:Group}に置かれている{counters:Counter}カウンターの数", data({ counters: $.counters, on: $.on })),
  reading("{on:Group}に置かれた{counters:Counter}カウンターの(数|個数)", data({ counters: $.counters, on: $.on })),
  reading("{on:Group}の{counters:Counter}カウンターの(数|個数)", data({ counters: $.counters, on: $.on })),
  row("{on:Group}に置かれているカウンターの数", data({ anyCounters: $.on })),
  ...RANKED.flatMap(([stat, word]) => [
    row(`{of:Group}の最も大きい${word}`, data({ most: stat, of: $.of })),
    row(`{of:Group}の最も小さい${word}`, data({ least: stat, of: $.of })),
  ]),
  row("{of:Group}の色の数", data({ colors: $.of })),
  row("{life:Player}のライフ", data({ life: $.life })),
  row("このターンに{who:Player}が使用したカードの数", data({ usedThisTurn: $.who })),
  reading("{who:Player}がこのターンに使用したカードの(数|枚数)", data({ usedThisTurn: $.who })),
  row("このターンに{event:Happening.past}回数", data({ happened: $.event })),
  row("このターンに{event:Happening.past}数の合計", data({ happened: $.event, total: true })),
  row("超過したダメージの点数", data({ event: "excess" })),
  row("{of:Group}の数", data({ count: $.of })),
  reading("{of:Group}の(枚数|体数|個数|人数)", data({ count: $.of })),
  row("「{a:Compound}」", slotValue("a")),
];

/** Numbers worked out of others (203). */
const COMPOUNDS: readonly GrammarRow[] = [
  row("{all:Amounts}の合計", data({ sum: $.all })),
  row("{from:Atom}から{take:Atom}を引いた数", data({ minus: [$.from, $.take] })),
  row("{all:Amounts}のうち大きい(方|ほう)", data({ highest: $.all })),
  reading("{all:Amounts}のうち最も大きい(数|もの)", data({ highest: $.all })),
  row("{all:Amounts}のうち小さい(方|ほう)", data({ lowest: $.all })),
  reading("{all:Amounts}のうち最も小さい(数|もの)", data({ lowest: $.all })),
  row(
    "もし{if:Condition.if}ならば{then:Atom}、そうでないならば{otherwise:Atom}",
    data({ if: $.if, then: $.then, otherwise: $.otherwise }),
  ),
  row("{half:Atom}の半分の切り上げ", data({ half: $.half, round: "up" })),
  reading("{half:Atom}の半分、切り上げ", data({ half: $.half, round: "up" })),
  row("{half:Atom}の半分の切り捨て", data({ half: $.half, round: "down" })),
  reading("{half:Atom}の半分、切り捨て", data({ half: $.half, round: "down" })),
  row("{a:Atom}と{b:Atom}の差", data({ difference: [$.a, $.b] })),
  row("{of:Atom}を{by:Atom}で割った数の切り上げ", data({ quotient: [$.of, $.by], round: "up" })),
  row("{of:Atom}を{by:Atom}で割った数の切り捨て", data({ quotient: [$.of, $.by], round: "down" })),
  row("{a:Atom}の{b:Atom}倍", data({ product: [$.a, $.b] })),
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
        row(`{n:Number}${counter}`, slotValue("n", isNumber)),
        row(
          `{n:Amount}に等しい${many}`,
          slotValue("n", (value) => !isNumber(value)),
        ),
        ...(counter === "" ? [] : [reading(`{n:Number}${ANY_COUNTER}`, slotValue("n"))]),
        reading("{n:Amount}(に等しい|と同じ)(点数|枚数|個数|体数|人数|回数|数)", slotValue("n")),
        reading("それ(に等しい|と同じ)(点数|枚数|個数|体数|数)", data({ stored: "その点数" })),
        reading(
          `{n:Amount}${counter === "" ? "分" : counter}`,
          slotValue("n", (value) => !isNumber(value)),
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
      row(`{n:Number}${counter}`, slotValue("n", isNumber)),
      ...(counter === "" ? [] : [reading(`{n:Number}${ANY_COUNTER}`, slotValue("n"))]),
    ],
  },
];

/** A quantity, or a range from which the doer picks (「〜まで」). */
function counted(counter: string): readonly [string, CategorySpec] {
  return [
    `N${counter}`,
    {
      rows: [
        row(
          `{n:Q${counter}}`,
          slotValue("n", (value) => isNumber(value) || !isRange(value)),
        ),
        row(`{max:Q${counter}}まで`, data({ min: 0, max: $.max })),
        reading(`{max:Q${counter}}以下`, data({ min: 0, max: $.max })),
        row(`{min:Q${counter}}以上{max:Q${counter}}以下`, data({ min: $.min, max: $.max })),
        reading(`{min:Q${counter}}から{max:Q${counter}}まで`, data({ min: $.min, max: $.max })),
      ],
    },
  ];
}

const isRange = (value: unknown): boolean => typeof value === "object" && value !== null && "min" in value;

export const AMOUNT_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  Atom: { rows: ATOMS.map((one) => (one.says.startsWith("「") ? { ...one, means: slotValue("a", isPlace) } : one)) },
  Compound: { rows: COMPOUNDS },
  Amounts: listOf("Atom", ["と"], 2),
  Amount: { rows: [row("{a:Compound}", slotValue("a", isPlace)), row("{a:Atom}", slotValue("a"))] },
  ...Object.fromEntries(Object.entries(COUNTED).map(quantity)),
  ...Object.fromEntries(Object.keys(COUNTED).map(plain)),
  ...Object.fromEntries(Object.keys(COUNTED).map(counted)),
};
