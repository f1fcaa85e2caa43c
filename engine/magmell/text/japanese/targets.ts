import type { TargetSpec } from "../../model/ability";
import type { Amount, Select } from "../../model/select";
import type { CategorySpec, GrammarRule, MemoizedSource, ParseResult, WriteContext } from "../grammar/grammar";
import { isEqualData } from "../grammar/plain-data";
import { $, createDataMeaning, createListCategory, defineReadOnlyRule, defineRule } from "./meanings";
import type { NounDescription } from "./nouns";
import { getCounterWord } from "./nouns";

type Count = TargetSpec["count"];
type CountedTarget = {
  readonly players?: TargetSpec["players"];
  readonly some?: NounDescription;
  readonly count: Count | "any";
};

/** The number of targets; a variable number is decided before targets are chosen (702.3.2.2). */
const COUNTS: readonly GrammarRule[] = ["体", "個", "枚", "人", "つ"].flatMap((counter) => [
  defineRule(`{n:Number}${counter}`, createDataMeaning({ counter, count: $.n })),
  defineRule(`{n:Q${counter}}まで`, createDataMeaning({ counter, count: { min: 0, max: $.n } })),
  defineRule(
    `{min:Number}${counter}以上{max:Q${counter}}以下`,
    createDataMeaning({ counter, count: { min: $.min, max: $.max } }),
  ),
  defineReadOnlyRule(
    `{min:Number}${counter}から{max:Q${counter}}(まで|)`,
    createDataMeaning({ counter, count: { min: $.min, max: $.max } }),
  ),
]);

const PLAYER_WORDS = { any: "プレイヤー", opponent: "相手", you: "あなた" } as const;

/** The number of everything that may be targeted (「任意の数」). */
function asManyAsThereAre({ players, some }: CountedTarget): Amount {
  const seats = players === undefined ? 0 : players === "any" ? 2 : 1;
  if (some === undefined) return seats;
  const { all: _, zones = [], ...rest } = some;
  const count: Amount = { count: { all: zones.length === 1 && zones[0] !== undefined ? zones[0] : zones, ...rest } };
  return seats === 0 ? count : { sum: [count, seats] };
}

function specOf(said: CountedTarget): TargetSpec {
  const { players, some, count } = said;
  const { all: _, ...rest } = some ?? {};
  return {
    ...rest,
    ...(players && { players }),
    count: count === "any" ? { min: 0, max: asManyAsThereAre(said) } : count,
  };
}

function* readings(source: MemoizedSource, at: number): Generator<ParseResult> {
  yield* unboundReadings(source, at);
  for (const { value: total, end: from } of source.read("TotalBound", at)) {
    for (const { value, end } of unboundReadings(source, from))
      yield { value: { ...(value as TargetSpec), total }, end };
  }
}

function* unboundReadings(source: MemoizedSource, at: number): Generator<ParseResult> {
  const { text } = source;
  const any = text.startsWith("任意の数の", at);
  const from = any ? at + "任意の数の".length : at;
  for (const [players, word] of Object.entries(PLAYER_WORDS) as [keyof typeof PLAYER_WORDS, string][]) {
    if (!text.startsWith(word, from)) continue;
    let end = from + word.length;
    if (players !== "any" && !any) yield { value: specOf({ players, count: 1 }), end };
    if (any && players === "any") yield { value: specOf({ players, count: "any" }), end };
    for (const { value, end: after } of source.read("TargetCount", end)) {
      yield { value: specOf({ players, count: (value as { count: Count }).count }), end: after };
    }
    if (text.startsWith("1人", end)) end += 2;
    const link = ["または", "か", "や"].find((between) => text.startsWith(between, end));
    if (link !== undefined) yield* things(source, end + link.length, any, players);
  }
  yield* things(source, from, any, undefined);
}

function* things(
  source: MemoizedSource,
  at: number,
  any: boolean,
  players: TargetSpec["players"],
): Generator<ParseResult> {
  const { text } = source;
  for (const { value, end } of source.read("Placed", at)) {
    const some = value as NounDescription;
    if (some.all) continue;
    // 「ユニット1体かプレイヤー1人」
    const either =
      players === undefined && !any ? /^1(体|枚|個|つ)(または|か)プレイヤー1人/u.exec(text.slice(end, end + 12)) : null;
    if (either !== null) yield { value: specOf({ players: "any", some, count: 1 }), end: end + either[0].length };
    if (any) yield { value: specOf({ ...(players && { players }), some, count: "any" }), end };
    for (const { value: counted, end: after } of source.read("TargetCount", end)) {
      yield {
        value: specOf({ ...(players && { players }), some, count: (counted as { count: Count }).count }),
        end: after,
      };
    }
  }
}

function write({ total, ...spec }: TargetSpec, writer: WriteContext): string | null {
  const bound = total === undefined ? "" : writer.write("TotalBound", total);
  const said = writeUnbound(spec, writer);
  return bound === null || said === null ? null : bound + said;
}

function writeUnbound(
  { players, zones, whose, where, count, divide }: TargetSpec,
  writer: WriteContext,
): string | null {
  const some: NounDescription | undefined = zones && { zones, ...(whose && { whose }), ...(where && { where }) };
  if (divide !== undefined || (some === undefined && (whose !== undefined || where !== undefined))) return null;
  const who = players === undefined ? "" : PLAYER_WORDS[players];
  const what = some === undefined ? "" : writeThings(some, writer);
  if (what === null || (who === "" && what === "")) return null;
  const said: CountedTarget = { ...(players && { players }), ...(some && { some }), count };
  const isOnePlayer = what === "" && players !== "any";
  if (!isOnePlayer && typeof count !== "number" && count.min === 0 && isEqualData(count.max, asManyAsThereAre(said))) {
    return `任意の数の${who}${who !== "" && what !== "" ? "または" : ""}${what}`;
  }
  if (isOnePlayer && count === 1) return who;
  const counter =
    what === "" ? "人" : getCounterWord(/(ユニット|トークン|魔石|カード|マジック)$/u.exec(what)?.[1] ?? "");
  const many = writer.write("TargetCount", { counter, count });
  if (many === null) return null;
  const one = players === "any" && what !== "" && count === 1 ? "1人" : "";
  return `${who}${one}${who !== "" && what !== "" ? "または" : ""}${what}${many}`;
}

/** The noun phrase of a target. The attacking unit is named by its own noun rather than as a unit 「のうちの」: 「攻撃ユニット1体」. */
function writeThings(some: NounDescription, writer: WriteContext): string | null {
  const alone = { zones: ["battleArea"], where: { among: { battle: "attacker" } } };
  return isEqualData(some, alone) ? "攻撃ユニット" : writer.write("Placed", some);
}

type Choosing = { readonly from: Select; readonly count: unknown };

/** Things and behind them, after 「を」, how many. */
const loose = (
  source: MemoizedSource,
  at: number,
  category: string,
  make: (some: NounDescription, count: unknown) => unknown,
) =>
  source
    .read("Placed", at)
    .flatMap(({ value, end }) =>
      source.text[end] !== "を" || (value as NounDescription).all
        ? []
        : source
            .read(category, end + 1)
            .map((found) => ({ value: make(value as NounDescription, countIn(found.value)), end: found.end })),
    );

function looseTargets(source: MemoizedSource, at: number): readonly ParseResult[] {
  return loose(source, at, "TargetCount", (some, count) => specOf({ some, count: count as Count }));
}

function looseChosen(source: MemoizedSource, at: number): readonly ParseResult[] {
  return loose(source, at, "ChosenCount", ({ zones = [], all: _, ...rest }, count) => ({
    from: { all: zones.length === 1 ? zones[0] : zones, ...rest },
    count,
  }));
}

/** 「その中からカード1枚」 */
function chosenAmongThem(source: MemoizedSource, at: number): readonly ParseResult[] {
  const word = ["その中から", "そのうちの", "そのうち"].find((some) => source.text.startsWith(some, at));
  if (word === undefined) return [];
  const from = at + word.length;
  const them = { stored: "それら" };
  return [
    ...source
      .read("ChosenCount", from)
      .map(({ value, end }) => ({ value: { from: them, count: countIn(value) }, end })),
    ...source.read("Being", from).flatMap(({ value: where, end: after }) =>
      source.read("ChosenCount", after).map(({ value, end }) => ({
        value: {
          from: Object.keys(where as object).length === 0 ? them : { of: them, where },
          count: countIn(value),
        },
        end,
      })),
    ),
  ];
}

/** The set that is chosen from: things in a zone, players, or some of what was mentioned before. */
const CHOSEN: CategorySpec = {
  begins: ["Placed", "Group"],
  scan: (source, at) => [
    ...chosenAmongThem(source, at),
    ...source.read("Placed", at).flatMap(({ value, end }) => {
      const { all, zones = [], ...rest } = value as NounDescription;
      const [zone] = zones;
      if (all && zone !== "hand") return [];
      const from = { all: zones.length === 1 && zone !== undefined ? zone : zones, ...rest };
      return source
        .read("ChosenCount", end)
        .map((found) => ({ value: { from, count: countIn(found.value) }, end: found.end }));
    }),
    ...source.read("Group", at).flatMap(({ value, end }) => {
      const link = ["のうち、", "のうち", "の中から", "から"].find((word) => source.text.startsWith(word, end));
      if (link === undefined) return [];
      return source
        .read("ChosenCount", end + link.length)
        .map((found) => ({ value: { from: value, count: countIn(found.value) }, end: found.end }));
    }),
    ...(source.text.startsWith("プレイヤー", at) ? source.read("ChosenCount", at + 5) : []).map((found) => ({
      value: { from: { players: "both" }, count: countIn(found.value) },
      end: found.end,
    })),
  ],
  write: ({ from, count }: Choosing, writer) => {
    const counted = (counter: string): string | null => writer.write("ChosenCount", { counter, count });
    if (typeof from === "object" && "all" in from) {
      const { all, ...rest } = from;
      const some = writer.write("Placed", { zones: typeof all === "string" ? [all] : all, ...rest });
      const noun = /(ユニット|トークン|魔石|カード|マジック)$/u.exec(some ?? "")?.[1] ?? "";
      const many = counted(getCounterWord(noun));
      return some === null || many === null ? null : some + many;
    }
    const many = counted(typeof from === "object" && "players" in from ? "人" : "枚");
    if (many === null) return null;
    if (typeof from === "object" && "players" in from) return `プレイヤー${many}`;
    const group = writer.write("Group", from);
    return group === null ? null : `${group}のうち${many}`;
  },
};

const countIn = (value: unknown): unknown => (value as { readonly count: unknown }).count;

/** 「使用コストの合計が4以下になるように、」 */
const TOTALS = [
  ["ap", "AP"],
  ["hp", "HP"],
  ["useCost", "使用コスト"],
] as const;

export const TARGET_CATEGORIES: Readonly<Record<string, CategorySpec>> = {
  TotalBound: {
    rows: TOTALS.map(([stat, word]) =>
      defineRule(
        `${word}の合計が{than:Amount}{is:Comparison}になるように、`,
        createDataMeaning({ stat, is: $.is, than: $.than }),
      ),
    ),
  },
  TargetCount: { rows: COUNTS },
  ChosenCount: {
    rows: ["体", "個", "枚", "人", "つ"].map((counter) =>
      defineRule(`{n:N${counter}}`, createDataMeaning({ counter, count: $.n })),
    ),
  },
  Chosen: CHOSEN,
  /** 「ユニットを1体」, where one says 「ユニット1体を」. */
  LooseTarget: { begins: ["Placed"], scan: looseTargets, write: () => null },
  LooseChosen: { begins: ["Placed"], scan: looseChosen, write: () => null },
  Target: { begins: ["Placed", "TotalBound"], scan: (source, at) => [...readings(source, at)], write },
  Targets: createListCategory("Target", ["と、", "と", "、"]),
};
