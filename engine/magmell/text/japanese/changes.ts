import { type ContinuousChange, RESTRICTABLE_ACTIONS, type RestrictableAction } from "../../model/ability";
import type { SymbolCounts } from "../../model/card";
import type { CategorySpec, GrammarRule, MemoizedSource, ParseResult, WriteContext } from "../grammar/grammar";
import type { PhraseMeaning, SlotValues } from "../grammar/pattern";
import type { VerbForm } from "../grammar/verbs";
import { $, createDataMeaning, defineReadOnlyRule, defineRule } from "./meanings";

/** A change of AP or HP by a number: what falls is written as a number that falls. */
const changed = (points: readonly ("ap" | "hp")[], down: boolean): PhraseMeaning => ({
  make: ({ amount }) => {
    if (down && typeof amount !== "number") return undefined;
    return points.map((add) => ({ add, amount: down ? -(amount as number) : amount }));
  },
  take: (changes: readonly ContinuousChange[]) => {
    const [first] = changes;
    if (changes.length !== points.length || first === undefined || !("add" in first)) return undefined;
    const same = changes.every(
      (change, index) => "add" in change && change.add === points[index] && change.amount === first.amount,
    );
    if (!same) return undefined;
    const negative = typeof first.amount === "number" && first.amount < 0;
    if (negative !== down) return undefined;
    return { amount: negative ? -(first.amount as number) : first.amount };
  },
});

/** A cost that grows or shrinks by symbols. */
const costs = (down: boolean): PhraseMeaning => ({
  make: ({ cost, by, times, floor }) => {
    const signed = Object.fromEntries(
      Object.entries(by as Partial<SymbolCounts>).map(([key, count]) => [key, down ? -count : count]),
    );
    return [{ cost, by: signed, ...(times !== undefined && { times }), ...(floor !== undefined && { floor }) }];
  },
  take: ([change, ...more]: readonly ContinuousChange[]): SlotValues | undefined => {
    if (change === undefined || more.length > 0 || !("cost" in change)) return undefined;
    const entries = Object.entries(change.by).filter(([, count]) => count !== 0);
    if (entries.length === 0 || entries.some(([, count]) => count < 0 !== down)) return undefined;
    const by = Object.fromEntries(entries.map(([key, count]) => [key, Math.abs(count)]));
    const { cost, times, floor } = change;
    return { cost, by, ...(times !== undefined && { times }), ...(floor !== undefined && { floor }) };
  },
});

const one = (pattern: unknown): PhraseMeaning => createDataMeaning([pattern]);

/** After 「〜の」. */
const OF: readonly GrammarRule[] = [
  defineRule("APとHPは、それぞれ{amount:Q}<増加する>", changed(["ap", "hp"], false)),
  defineRule("APとHPは、それぞれ{amount:Q}<減少する>", changed(["ap", "hp"], true)),
  defineReadOnlyRule("APとHP(は|がそれぞれ|はそれぞれ|が){amount:Q}<増加する>", changed(["ap", "hp"], false)),
  defineReadOnlyRule("APとHP(は|がそれぞれ|はそれぞれ|が){amount:Q}<減少する>", changed(["ap", "hp"], true)),
  ...(["ap", "hp"] as const).flatMap((point) => {
    const word = point.toUpperCase();
    return [
      defineRule(`${word}は{amount:Q}<増加する>`, changed([point], false)),
      defineRule(`${word}は{amount:Q}<減少する>`, changed([point], true)),
      defineReadOnlyRule(`${word}(が|は、){amount:Q}<増加する>`, changed([point], false)),
      defineReadOnlyRule(`${word}(が|は、){amount:Q}<減少する>`, changed([point], true)),
      defineReadOnlyRule(`${word}(は|が|)+{amount:Number}<される>`, changed([point], false)),
      defineReadOnlyRule(`${word}(は|が|)-{amount:Number}<される>`, changed([point], true)),
      defineReadOnlyRule(`${word}(は|が|)+{amount:Number}`, changed([point], false)),
      defineReadOnlyRule(`${word}(は|が|)-{amount:Number}`, changed([point], true)),
      defineRule(`${word}は{amount:Amount}に<なる>`, one({ set: point, amount: $.amount })),
      defineReadOnlyRule(`${word}(が|は、){amount:Amount}に<なる>`, one({ set: point, amount: $.amount })),
    ];
  }),
  defineRule("APとHPは<入れ替わる>", one({ swap: true })),
  ...(["ap", "hp"] as const).map((point) =>
    defineRule(`${point.toUpperCase()}は{by:Atom}倍に<なる>`, one({ multiply: point, by: $.by })),
  ),
  defineRule("色は選んだ色に<なる>", one({ colors: { storedColor: "選んだ色" }, keep: false })),
  defineRule("色は{colors:Colors}に<なる>", one({ colors: $.colors, keep: false })),
  defineRule("{cost:CostSort}は{by:Symbols}<増加する>", costs(false)),
  defineRule("{cost:CostSort}は{by:Symbols}<減少する>", costs(true)),
  defineRule("{cost:CostSort}は、{times:Amount}につき{by:Symbols}<増加する>", costs(false)),
  defineRule("{cost:CostSort}は、{times:Amount}につき{by:Symbols}<減少する>", costs(true)),
  defineRule("{cost:CostSort}は、{floor:Number}を下限として{by:Symbols}<減少する>", costs(true)),
  defineRule("{cost:CostSort}は、{floor:Number}を下限として、{times:Amount}につき{by:Symbols}<減少する>", costs(true)),
  defineReadOnlyRule("{cost:CostSort}(が|は、){by:Symbols}<増加する>", costs(false)),
  defineReadOnlyRule("{cost:CostSort}(が|は、){by:Symbols}<減少する>", costs(true)),
  defineRule("タイミングは{timing:Timing}に<なる>", one({ timing: $.timing })),
];

/** Templates for each act that is forbidden, with its subject before them; `{where}` limits by or to whom. */
const CANNOT: Readonly<Record<RestrictableAction, readonly [plain: string, where: string | null]>> = {
  use: ["カードを使用<できない>", "{where:Thing}を使用<できない>"],
  beUsed: ["使用<できない>", null],
  attack: ["攻撃<できない>", "{where:Thing}を攻撃<できない>"],
  beAttacked: ["攻撃<されない>", "{where:Thing}に攻撃<されない>"],
  defend: ["防御<できない>", "{where:Thing}を防御<できない>"],
  beDefended: ["防御<されない>", "{where:Thing}に防御<されない>"],
  beTargeted: ["対象に<ならない>", "{where:Aiming}の対象に<ならない>"],
  beDestroyed: ["破壊<されない>", "{where:Being}によって破壊<されない>"],
  beDamaged: ["ダメージを<受けない>", "{where:Being}からダメージを<受けない>"],
  beNegated: ["無効化<されない>", "{where:Being}によって無効化<されない>"],
  wake: ["ウェイク<しない>", null],
  rest: ["レスト<しない>", null],
  payCatalyst: ["触媒として裏向きに<できない>", "{where:Thing}の触媒として裏向きに<できない>"],
  putCounters: ["カウンターが<置かれない>", null],
  draw: ["カードを<引けない>", null],
  search: ["カードを<探せない>", null],
  gainLife: ["ライフを回復<できない>", null],
  lose: ["ゲームに敗北<しない>", null],
  win: ["ゲームに勝利<できない>", null],
};

/** The acts that have a price. */
const PRICED = { attack: "攻撃", defend: "防御", use: "使用" } as const;

/** After 「〜は」. */
const IS: readonly GrammarRule[] = [
  defineRule("{colors:Colors}の色を<持つ>", one({ colors: $.colors, keep: true })),
  defineReadOnlyRule("{colors:Colors}の色も<持つ>", one({ colors: $.colors, keep: true })),
  defineRule("選んだ色を<持つ>", one({ colors: { storedColor: "選んだ色" }, keep: true })),
  defineRule("無色に<なる>", one({ colors: [], keep: false })),
  defineRule("「{grant:QuotedAbility}」を<持つ>", one({ grant: $.grant })),
  defineReadOnlyRule("「{grant:QuotedAbility}」を<得る>", one({ grant: $.grant })),
  defineRule("すべての能力を<失う>", one({ loses: "abilities" })),
  ...RESTRICTABLE_ACTIONS.flatMap((act) => {
    const [plain, where] = CANNOT[act];
    return [
      defineRule(plain, one({ cannot: act })),
      ...(where === null ? [] : [defineRule(where, one({ cannot: act, where: $.where }))]),
    ];
  }),
  defineReadOnlyRule("{where:Thing}によって防御<されない>", one({ cannot: "beDefended", where: $.where })),
  defineReadOnlyRule("{where:Thing}では防御<されない>", one({ cannot: "beDefended", where: $.where })),
  defineReadOnlyRule("効果の対象に<ならない>", one({ cannot: "beTargeted" })),
  defineReadOnlyRule("ライフを回復<しない>", one({ cannot: "gainLife" })),
  defineReadOnlyRule("ダメージを<与えられない>", one({ cannot: "beDamaged" })),
  defineReadOnlyRule("カードを引くことができない", one({ cannot: "draw" })),
  defineRule("可能なら防御<する>", one({ must: "defend" })),
  defineRule("可能なら攻撃<する>", one({ must: "attack" })),
  defineRule("レスト状態でも防御<できる>", one({ mayDefend: "rested" })),
  defineRule("{cost:CostSort}を支払わずに使用<できる>", one({ without: $.cost })),
  defineRule(
    "1ターンに{times:Number}度、{cost:CostSort}を支払わずに使用<できる>",
    one({ without: $.cost, perTurn: $.times }),
  ),
  ...(["attack", "defend", "use"] as const).map((act) =>
    defineRule(`「{pay:Program}」を行わないかぎり${PRICED[act]}<できない>`, one({ price: act, pay: $.pay })),
  ),
  defineReadOnlyRule("可能ならば(、|)防御<する>", one({ must: "defend" })),
  defineRule("手札にあるかのように使用<できる>", one({ mayUse: true })),
];

/** Changes after 「〜の」 or 「〜は」; those after the first need neither. */
function readChanges(
  source: MemoizedSource,
  at: number,
  first: "ChangeOf" | "ChangeIs",
  form: VerbForm,
): readonly ParseResult[] {
  const out: ParseResult[] = [];
  const go = (changes: readonly ContinuousChange[], from: number, categories: readonly string[]): void => {
    for (const category of categories) {
      for (const { value, end } of source.read(`${category}.${form}`, from)) {
        out.push({ value: [...changes, ...(value as readonly ContinuousChange[])], end });
      }
      for (const { value, end } of source.read(`${category}.and`, from)) {
        const next = source.text[end] === "、" ? end + 1 : end;
        go([...changes, ...(value as readonly ContinuousChange[])], next, ["ChangeOf", "ChangeIs"]);
      }
    }
  };
  go([], at, [first]);
  return out;
}

/** Writes all changes, two at once where one phrase says both. */
function writeChanges(
  changes: readonly ContinuousChange[],
  first: "ChangeOf" | "ChangeIs",
  { write }: WriteContext,
  form: VerbForm,
): string | null {
  const parts: string[] = [];
  let at = 0;
  while (at < changes.length) {
    const categories = at === 0 ? [first] : (["ChangeOf", "ChangeIs"] as const);
    const found = [2, 1].flatMap((size) => {
      const some = changes.slice(at, at + size);
      if (some.length < size) return [];
      const ends = at + size === changes.length ? form : "and";
      const text = categories.map((category) => write(`${category}.${ends}`, some)).find((said) => said !== null);
      return text === undefined || text === null ? [] : [{ text, size }];
    })[0];
    if (found === undefined) return null;
    parts.push(found.text);
    at += found.size;
  }
  return parts.length === 0 ? null : parts.join("、");
}

const changesAfter = (first: "ChangeOf" | "ChangeIs"): CategorySpec => ({
  begins: [`${first}.end`, `${first}.and`],
  scan: (source, at, form) => readChanges(source, at, first, form),
  write: (changes: readonly ContinuousChange[], writer, form) =>
    Array.isArray(changes) ? writeChanges(changes, first, writer, form) : null,
});

export const CHANGE_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  CostSort: {
    rows: [defineRule("使用コスト", createDataMeaning("useCost")), defineRule("触媒", createDataMeaning("catalyst"))],
  },
  ChangeOf: { rows: OF },
  ChangeIs: { rows: IS },
  ChangesOf: changesAfter("ChangeOf"),
  ChangesIs: changesAfter("ChangeIs"),
};
