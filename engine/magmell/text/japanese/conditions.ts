import type { Condition, Select } from "../../model/select";
import type { CategorySpec, GrammarRow } from "../grammar/grammar";
import type { Meaning, Slots } from "../grammar/pattern";
import { $, data, listOf, reading, row, wordTable } from "./meanings";

const livesInBattleArea = (some: unknown): boolean =>
  typeof some === "object" && some !== null && "all" in some && (some as { all: unknown }).all === "battleArea";

/** Units are 「いる」, all else is 「ある」. */
const there = (alive: boolean, not: boolean): Meaning => ({
  make: ({ some }) => (not ? { not: { some } } : { some }),
  take: (value: Condition) => {
    const inner = not ? ("not" in value ? value.not : undefined) : value;
    if (inner === undefined || !("some" in inner) || Object.keys(inner).length !== 1) return undefined;
    return livesInBattleArea(inner.some) === alive ? { some: inner.some } : undefined;
  },
});

/** 「〜が3体以上いる」: a number of things compared with a plain number. */
const many = (alive: boolean): Meaning => ({
  make: ({ of, is, than }) => ({ amount: { count: of }, is, than }),
  take: (value: Condition): Slots | undefined => {
    if (!("amount" in value) || typeof value.amount === "number" || !("count" in value.amount)) return undefined;
    const { count } = value.amount as { count: Select };
    if (typeof value.than !== "number" || livesInBattleArea(count) !== alive) return undefined;
    return { of: count, is: value.is, than: value.than };
  },
});

const isCount = (amount: unknown): boolean => typeof amount === "object" && amount !== null && "count" in amount;

/** Two numbers of things compared: there is a pause between them, and one is 「多い」 rather than 「超」. */
const counts = (word: ">" | "<" | null): Meaning => ({
  make: ({ one, other, is }) => ({ amount: one, is: word ?? is, than: other }),
  take: (value: Condition): Slots | undefined => {
    if (!("amount" in value) || !isCount(value.amount) || !isCount(value.than)) return undefined;
    const two = { one: value.amount, other: value.than };
    if (word === null) return { ...two, is: value.is };
    return value.is === word ? two : undefined;
  },
});

/** A comparison between the counts of two groups. */
const moreThan = (is: "<" | ">"): Meaning => data({ amount: { count: $.one }, is, than: { count: $.other } });

const SIMPLE: readonly GrammarRow[] = [
  row("{of:Ref}が{where:StateOf}<である>", data({ some: { of: $.of, where: $.where } })),
  row("{some:Group}が<いる>", there(true, false)),
  row("{some:Group}が<ある>", there(false, false)),
  row("{some:Group}が<いない>", there(true, true)),
  row("{some:Group}が<ない>", there(false, true)),
  row("{of:Group}が{than:Q体}{is:Comparison}<いる>", many(true)),
  reading("{of:Group}が{than:Q体}{is:Comparison}<ある>", many(true)),
  row("{of:Group}が{than:Q枚}{is:Comparison}<である>", many(false)),
  reading("{of:Group}が{than:Q枚}{is:Comparison}<ある>", many(false)),
  row("{one:Amount}が、{other:Amount}より<多い>", counts(">")),
  row("{one:Amount}が、{other:Amount}より<少ない>", counts("<")),
  row("{one:Amount}が、{other:Amount}{is:Comparison}<である>", counts(null)),
  row("{amount:Amount}が{than:Amount}{is:Comparison}<である>", data({ amount: $.amount, is: $.is, than: $.than })),
  reading("{amount:Amount}が{than:Q}{is:Comparison}<である>", data({ amount: $.amount, is: $.is, than: $.than })),
  reading("{amount:Amount}が{than:Q点}{is:Comparison}<である>", data({ amount: $.amount, is: $.is, than: $.than })),
  reading("{amount:Amount}が{than:Amount}より(大きい|多い|高い)", data({ amount: $.amount, is: ">", than: $.than })),
  reading("{amount:Amount}が{than:Amount}より(小さい|少ない|低い)", data({ amount: $.amount, is: "<", than: $.than })),
  reading("{one:Group}が{other:Group}より(多い|多く<いる>)", moreThan(">")),
  reading("{one:Group}が{other:Group}より(少ない|少なく<いる>)", moreThan("<")),
  row("{turnOf:Player}のターン<である>", data({ turnOf: $.turnOf })),
  row("{phase:Phase}<である>", data({ phase: $.phase })),
  row("代価を支払って<いる>", data({ paid: true })),
  row("代価を支払って<いない>", data({ not: { paid: true } })),
  row("バトル中<である>", data({ inBattle: true })),
  row("バトル中<でない>", data({ inBattle: false })),
  row("{one:Player}が{other:Player}<である>", data({ same: [$.one, $.other] })),
  row("{turnOf:Player}のターン<でない>", data({ not: { turnOf: $.turnOf } })),
  row("{phase:Phase}<でない>", data({ not: { phase: $.phase } })),
  row("{one:Player}が{other:Player}<でない>", data({ not: { same: [$.one, $.other] } })),
  row("「{of:Condition}」<でない>", data({ not: $.of })),
];

const COMPOUND: readonly GrammarRow[] = [
  row("{all:ConditionsAnd}のすべて<である>", data({ every: $.all })),
  row("{all:ConditionsOr}<である>", data({ either: $.all })),
  reading("{one:SimpleCondition.and}、かつ{other:SimpleCondition.*}", data({ every: [$.one, $.other] })),
  reading("{one:SimpleCondition}か、{other:SimpleCondition.*}", data({ either: [$.one, $.other] })),
];

export const CONDITION_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  SimpleCondition: { rows: SIMPLE },
  /** The state of one thing as an adjective, without a noun. */
  StateOf: wordTable([
    [{ rested: true }, "レスト状態"],
    [{ rested: false }, "ウェイク状態"],
    [{ faceDown: true }, "裏向き"],
    [{ faceDown: false }, "表向き"],
  ]),
  Condition: {
    rows: [row("{c:SimpleCondition.*}", { make: ({ c }) => c, take: (c: unknown) => ({ c }) }), ...COMPOUND],
  },
  QuotedCondition: { rows: [row("「{c:Condition}」", { make: ({ c }) => c, take: (c: unknown) => ({ c }) })] },
  ConditionsAnd: listOf("QuotedCondition", ["と"], 2),
  ConditionsOr: listOf("QuotedCondition", ["か"], 2),
};
