import type { Filter } from "../../model/select";
import type { CategorySpec, GrammarRule } from "../grammar/grammar";
import { USED_FROM } from "../used-from";
import { $, createDataMeaning, createListCategory, defineReadOnlyRule, defineRule } from "./meanings";

const where = (says: string, filter: unknown): GrammarRule => defineRule(says, createDataMeaning({ where: filter }));
const alsoWhere = (says: string, filter: unknown): GrammarRule =>
  defineReadOnlyRule(says, createDataMeaning({ where: filter }));

/** 「APが2以下の」 and its kind, for one value. */
function compared(word: string, key: string, amount = "Amount"): readonly GrammarRule[] {
  const value = (is: unknown) => ({ [key]: { is, than: $.than } });
  return [
    where(`${word}が{than:${amount}}{is:Comparison}の`, value($.is)),
    alsoWhere(`${word}が{than:${amount}}{is:Comparison}である`, value($.is)),
    alsoWhere(`${word}が{than:${amount}}{is:Comparison}(で|であり|かつ)`, value($.is)),
    alsoWhere(`${word}{than:Number}{is:Comparison}の`, value($.is)),
    alsoWhere(`${word}が{than:${amount}}より(大きい|多い|高い)`, value(">")),
    alsoWhere(`${word}が{than:${amount}}より(小さい|少ない|低い)`, value("<")),
  ];
}

/** Numbers by which things are ranked. */
const RANKED = [
  ["ap", "AP"],
  ["hp", "HP"],
  ["useCost", "使用コスト"],
  ["damage", "受けているダメージ"],
] as const;

/** Rules for modifiers before a noun, one property each. Of several rules for one property the first is written. */
const MODIFIERS: readonly GrammarRule[] = [
  defineRule("{whose:Player}が支配する", createDataMeaning({ whose: $.whose })),
  defineReadOnlyRule("{whose:Player}が支配している", createDataMeaning({ whose: $.whose })),
  defineReadOnlyRule("{whose:Player}の支配する", createDataMeaning({ whose: $.whose })),
  defineRule("{whose:Player}が使用する", createDataMeaning({ whose: $.whose, zones: USED_FROM })),
  defineRule("使用される", createDataMeaning({ zones: USED_FROM })),
  defineRule("{whose:Player}の{zones:Zones}にある", createDataMeaning({ whose: $.whose, zones: $.zones })),
  defineReadOnlyRule("{whose:Player}の{zones:Zones}の", createDataMeaning({ whose: $.whose, zones: $.zones })),
  defineRule("お互いの{zones:Zones}にある", createDataMeaning({ both: true, zones: $.zones })),
  defineReadOnlyRule("お互いの{zones:Zones}の", createDataMeaning({ both: true, zones: $.zones })),
  defineReadOnlyRule("お互いの", createDataMeaning({ both: true })),
  defineRule("{zones:Zones}にある", createDataMeaning({ zones: $.zones })),
  defineReadOnlyRule("{zones:Zones}の", createDataMeaning({ zones: $.zones })),
  defineReadOnlyRule("{whose:Player}の", createDataMeaning({ whose: $.whose })),
  defineRule("すべての", createDataMeaning({ all: true })),
  where("他の", { other: true }),
  alsoWhere("(このユニット|このカード|この魔石|自身)以外の", { other: true }),
  where("レスト状態の", { rested: true }),
  alsoWhere("レスト状態である", { rested: true }),
  alsoWhere("レストしている", { rested: true }),
  where("ウェイク状態の", { rested: false }),
  alsoWhere("ウェイク状態である", { rested: false }),
  where("裏向きの", { faceDown: true }),
  alsoWhere("裏向きである", { faceDown: true }),
  where("表向きの", { faceDown: false }),
  alsoWhere("表向きである", { faceDown: false }),
  where("{color:Color}の", { color: $.color }),
  alsoWhere("{color:Color}(い|である|色の)", { color: $.color }),
  alsoWhere("色が{color:Color}(の|である)", { color: $.color }),
  where("{one:Color}か{other:Color}の", { any: [{ color: $.one }, { color: $.other }] }),
  alsoWhere("{one:Color}または{other:Color}の", { any: [{ color: $.one }, { color: $.other }] }),
  where("無色の", { colorless: true }),
  alsoWhere("無色である", { colorless: true }),
  where("色を持つ", { colorless: false }),
  where("選んだ色の", { storedColor: "選んだ色" }),
  where("選んだ名称の", { storedName: "選んだ名称" }),
  where("{targets:QuotedBeing}を対象とする", { targets: $.targets }),
  where("{targetsPlayer:Player}を対象とする", { targetsPlayer: $.targetsPlayer }),
  where("{timing:Timing}の", { timing: $.timing }),
  alsoWhere("タイミングが{timing:Timing}(の|である)", { timing: $.timing }),
  ...compared("AP", "ap"),
  ...compared("HP", "hp"),
  ...compared("使用コスト", "useCost"),
  ...compared("触媒", "catalyst"),
  where("ダメージを受けている", { damage: { is: ">", than: 0 } }),
  alsoWhere("ダメージを受けた", { damage: { is: ">", than: 0 } }),
  ...compared("受けているダメージ", "damage", "Q点"),
  where("{name:Counter}カウンターが置かれている", { counters: { name: $.name, is: ">=", than: 1 } }),
  alsoWhere("{name:Counter}カウンターが置かれた", { counters: { name: $.name, is: ">=", than: 1 } }),
  where("{name:Counter}カウンターが{than:Q個}{is:Comparison}置かれている", {
    counters: { name: $.name, is: $.is, than: $.than },
  }),
  alsoWhere("{name:Counter}カウンターが{than:Q個}{is:Comparison}置かれた", {
    counters: { name: $.name, is: $.is, than: $.than },
  }),
  where("カウンターが置かれている", { anyCounter: { is: ">=", than: 1 } }),
  where("カウンターが{than:Q個}{is:Comparison}置かれている", { anyCounter: { is: $.is, than: $.than } }),
  ...RANKED.flatMap(([stat, word]) => [
    where(`「{of:Group}」のうちで${word}が最も大きい`, { most: { stat, of: $.of } }),
    where(`「{of:Group}」のうちで${word}が最も小さい`, { least: { stat, of: $.of } }),
  ]),
  where("「{of:Group}」と同じ名称の", { sameName: $.of }),
  where("「{of:Group}」と同じ色を持つ", { sharesColor: $.of }),
  where("領域が{zone:Zone}である", { zone: $.zone }),
  where("領域が{zone:ManyZones}である", { zone: $.zone }),
  where("契約者が{owner:Player}である", { owner: $.owner }),
  where("バトル中の", { battling: true }),
  where("バトル中でない", { battling: false }),
  where("種別が{kind:Kind}である", { kind: $.kind }),
  alsoWhere("種別が{kind:Kind}の", { kind: $.kind }),
  where("種別が{kind:Kinds}である", { kind: $.kind }),
  where("名称が{name:Name}である", { name: $.name }),
  alsoWhere("名称が{name:Name}の", { name: $.name }),
  where("カードである", { card: true }),
  where("カードでない", { card: false }),
  where("トークンである", { token: true }),
  where("トークンでない", { token: false }),
  where("{among:Ref}のうちの", { among: $.among }),
  alsoWhere("{among:Ref}の中の", { among: $.among }),
  where("{all:Refs}のうちの", { among: { join: $.all } }),
  where("このターンに{did:Deed}", { did: $.did }),
  where("{color:Color}でない", { not: { color: $.color } }),
  where("名称が{name:Name}でない", { not: { name: $.name } }),
  where("種別が{kind:Kind}でない", { not: { kind: $.kind } }),
  where("「{where:Being}」以外の", { not: $.where }),
  where("{some:Beings}である", { any: $.some }),
];

/** Order in which a text states the conditions of a filter, except 「他の」. */
export const FILTER_ORDER: readonly (keyof Filter)[] = [
  "rested",
  "faceDown",
  "color",
  "any",
  "colorless",
  "storedColor",
  "storedName",
  "timing",
  "ap",
  "hp",
  "useCost",
  "catalyst",
  "damage",
  "counters",
  "anyCounter",
  "most",
  "least",
  "sameName",
  "sharesColor",
  "battling",
  "targets",
  "targetsPlayer",
  "kind",
  "name",
  "card",
  "token",
  "zone",
  "owner",
  "among",
  "did",
  "not",
  "whose",
];

export const MODIFIER_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  Modifier: { rows: MODIFIERS },
  QuotedBeing: { rows: [defineRule("「{a:Being}」", { make: ({ a }) => a, take: (a: unknown) => ({ a }) })] },
  Beings: createListCategory("QuotedBeing", ["か"], 2),
};
