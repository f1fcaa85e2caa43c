import type { Condition, Select } from "../../model/select";
import type { CategorySpec, GrammarRule } from "../grammar/grammar";
import type { PhraseMeaning, SlotValues } from "../grammar/pattern";
import {
  $,
  createDataMeaning,
  createListCategory,
  createWordCategory,
  defineReadOnlyRule,
  defineRule,
} from "./meanings";

const livesInBattleArea = (some: unknown): boolean =>
  typeof some === "object" && some !== null && "all" in some && (some as { all: unknown }).all === "battleArea";

/** Units are 「いる」, all else is 「ある」. */
const there = (alive: boolean, not: boolean): PhraseMeaning => ({
  make: ({ some }) => (not ? { not: { some } } : { some }),
  take: (value: Condition) => {
    const inner = not ? ("not" in value ? value.not : undefined) : value;
    if (inner === undefined || !("some" in inner) || Object.keys(inner).length !== 1) return undefined;
    return livesInBattleArea(inner.some) === alive ? { some: inner.some } : undefined;
  },
});

/** 「〜が3体以上いる」: a number of things compared with a plain number. */
const many = (alive: boolean): PhraseMeaning => ({
  make: ({ of, is, than }) => ({ amount: { count: of }, is, than }),
  take: (value: Condition): SlotValues | undefined => {
    if (!("amount" in value) || typeof value.amount === "number" || !("count" in value.amount)) return undefined;
    const { count } = value.amount as { count: Select };
    if (typeof value.than !== "number" || livesInBattleArea(count) !== alive) return undefined;
    return { of: count, is: value.is, than: value.than };
  },
});

const isCount = (amount: unknown): boolean => typeof amount === "object" && amount !== null && "count" in amount;

/** Two numbers of things compared: there is a pause between them, and one is 「多い」 rather than 「超」. */
const counts = (word: ">" | "<" | null): PhraseMeaning => ({
  make: ({ one, other, is }) => ({ amount: one, is: word ?? is, than: other }),
  take: (value: Condition): SlotValues | undefined => {
    if (!("amount" in value) || !isCount(value.amount) || !isCount(value.than)) return undefined;
    const two = { one: value.amount, other: value.than };
    if (word === null) return { ...two, is: value.is };
    return value.is === word ? two : undefined;
  },
});

/** A comparison between the counts of two groups. */
const moreThan = (is: "<" | ">"): PhraseMeaning =>
  createDataMeaning({ amount: { count: $.one }, is, than: { count: $.other } });

const SIMPLE: readonly GrammarRule[] = [
  defineRule("{of:Ref}が{where:StateOf}<である>", createDataMeaning({ some: { of: $.of, where: $.where } })),
  defineRule("{some:Group}が<いる>", there(true, false)),
  defineRule("{some:Group}が<ある>", there(false, false)),
  defineRule("{some:Group}が<いない>", there(true, true)),
  defineRule("{some:Group}が<ない>", there(false, true)),
  defineRule("{of:Group}が{than:Q体}{is:Comparison}<いる>", many(true)),
  defineReadOnlyRule("{of:Group}が{than:Q体}{is:Comparison}<ある>", many(true)),
  defineRule("{of:Group}が{than:Q枚}{is:Comparison}<である>", many(false)),
  defineReadOnlyRule("{of:Group}が{than:Q枚}{is:Comparison}<ある>", many(false)),
  defineRule("{one:Amount}が、{other:Amount}より<多い>", counts(">")),
  defineRule("{one:Amount}が、{other:Amount}より<少ない>", counts("<")),
  defineRule("{one:Amount}が、{other:Amount}{is:Comparison}<である>", counts(null)),
  defineRule(
    "{amount:Amount}が{than:Amount}{is:Comparison}<である>",
    createDataMeaning({ amount: $.amount, is: $.is, than: $.than }),
  ),
  defineReadOnlyRule(
    "{amount:Amount}が{than:Q}{is:Comparison}<である>",
    createDataMeaning({ amount: $.amount, is: $.is, than: $.than }),
  ),
  defineReadOnlyRule(
    "{amount:Amount}が{than:Q点}{is:Comparison}<である>",
    createDataMeaning({ amount: $.amount, is: $.is, than: $.than }),
  ),
  defineReadOnlyRule(
    "{amount:Amount}が{than:Amount}より(大きい|多い|高い)",
    createDataMeaning({ amount: $.amount, is: ">", than: $.than }),
  ),
  defineReadOnlyRule(
    "{amount:Amount}が{than:Amount}より(小さい|少ない|低い)",
    createDataMeaning({ amount: $.amount, is: "<", than: $.than }),
  ),
  defineReadOnlyRule("{one:Group}が{other:Group}より(多い|多く<いる>)", moreThan(">")),
  defineReadOnlyRule("{one:Group}が{other:Group}より(少ない|少なく<いる>)", moreThan("<")),
  defineRule("{turnOf:Player}のターン<である>", createDataMeaning({ turnOf: $.turnOf })),
  defineRule("{phase:Phase}<である>", createDataMeaning({ phase: $.phase })),
  defineRule("代価を支払って<いる>", createDataMeaning({ paid: true })),
  defineRule("代価を支払って<いない>", createDataMeaning({ not: { paid: true } })),
  defineRule("バトル中<である>", createDataMeaning({ inBattle: true })),
  defineRule("バトル中<でない>", createDataMeaning({ inBattle: false })),
  defineRule("{one:Player}が{other:Player}<である>", createDataMeaning({ same: [$.one, $.other] })),
  defineRule("{turnOf:Player}のターン<でない>", createDataMeaning({ not: { turnOf: $.turnOf } })),
  defineRule("{phase:Phase}<でない>", createDataMeaning({ not: { phase: $.phase } })),
  defineRule("{one:Player}が{other:Player}<でない>", createDataMeaning({ not: { same: [$.one, $.other] } })),
  defineRule("「{of:Condition}」<でない>", createDataMeaning({ not: $.of })),
];

const COMPOUND: readonly GrammarRule[] = [
  defineRule("{all:ConditionsAnd}のすべて<である>", createDataMeaning({ every: $.all })),
  defineRule("{all:ConditionsOr}<である>", createDataMeaning({ either: $.all })),
  defineReadOnlyRule(
    "{one:SimpleCondition.and}、かつ{other:SimpleCondition.*}",
    createDataMeaning({ every: [$.one, $.other] }),
  ),
  defineReadOnlyRule(
    "{one:SimpleCondition}か、{other:SimpleCondition.*}",
    createDataMeaning({ either: [$.one, $.other] }),
  ),
];

export const CONDITION_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  SimpleCondition: { rows: SIMPLE },
  /** The state of one thing as an adjective, without a noun. */
  StateOf: createWordCategory([
    [{ rested: true }, "レスト状態"],
    [{ rested: false }, "ウェイク状態"],
    [{ faceDown: true }, "裏向き"],
    [{ faceDown: false }, "表向き"],
  ]),
  Condition: {
    rows: [defineRule("{c:SimpleCondition.*}", { make: ({ c }) => c, take: (c: unknown) => ({ c }) }), ...COMPOUND],
  },
  QuotedCondition: { rows: [defineRule("「{c:Condition}」", { make: ({ c }) => c, take: (c: unknown) => ({ c }) })] },
  ConditionsAnd: createListCategory("QuotedCondition", ["と"], 2),
  ConditionsOr: createListCategory("QuotedCondition", ["か"], 2),
};
