import type { Amount } from "../../../model/select";
import type { Parse, ParserInput } from "../parser-input";
import { toAmount, toCount } from "./amounts";
import type { NounPhrase } from "./noun-phrase";
import { readCountedAmount } from "./numbers";
import { toSelect } from "./selections";

const HALF = /^半分(?:\(端数|[のを、]?(?:端数[はを]?)?)(切り捨て|切り上げ)る?\)?/u;

/** Reads 「半分」 with its rounding, which a text must name (203.2). */
export function readHalf(input: ParserInput, at: number): Parse<"up" | "down"> | null {
  const match = HALF.exec(input.text.slice(at, at + 16));
  return match === null ? null : { value: match[1] === "切り上げ" ? "up" : "down", end: at + match[0].length };
}

/** A number of times: 「2倍」. */
function readTimes(input: ParserInput, at: number): Parse<Amount> | null {
  const times = readCountedAmount(input, at)[0];
  return times === undefined || input.text[times.end] !== "倍"
    ? null
    : { value: times.value.amount, end: times.end + 1 };
}

const numberOf = (phrase: NounPhrase): Amount | null =>
  phrase.kind === "list" ? null : (toAmount(phrase) ?? toCount(phrase));

/** Returns amounts computed from a phrase: 「〜の2倍」, 「〜の半分」, 「〜の合計」, 「〜の差」, 「〜の最も高いAP」. */
export function readArithmetic(input: ParserInput, at: number, of: NounPhrase): readonly Parse<Amount>[] {
  return [...(of.kind === "list" ? ofSeveral(input, at, of.items) : ofOne(input, at, of)), ...ranked(input, at, of)];
}

function ofOne(input: ParserInput, at: number, of: NounPhrase): readonly Parse<Amount>[] {
  const total = input.startsWith("合計", at) ? (toAmount(of, true) ?? toCount(of)) : null;
  // One number that was spoken of is no sum.
  if (total !== null && !(typeof total === "object" && "stored" in total)) return [{ value: total, end: at + 2 }];
  const base = numberOf(of);
  if (base === null) return [];
  const [times, half] = [readTimes(input, at), readHalf(input, at)];
  return [
    ...(times === null ? [] : [{ value: { product: [base, times.value] as const }, end: times.end }]),
    ...(half === null ? [] : [{ value: { half: base, round: half.value }, end: half.end }]),
  ];
}

function ofSeveral(input: ParserInput, at: number, items: readonly NounPhrase[]): readonly Parse<Amount>[] {
  const parts = sameOfPlayer(items) ?? items.map(numberOf);
  if (parts.includes(null)) return [];
  const numbers = parts as readonly Amount[];
  const [one, other] = numbers;
  const total = input.wordAt(["合計", "総数", "和"], at);
  const gap = input.wordAt(["差"], at);
  return [
    ...(total === null ? [] : [{ value: { sum: numbers }, end: at + total.length }]),
    ...(gap === null || numbers.length !== 2 || one === undefined || other === undefined
      ? []
      : [{ value: { difference: [one, other] as const }, end: at + gap.length }]),
  ];
}

/** 「あなたと相手の手札の枚数」: a player stands for what is said of the other behind; `null` where none stands alone. */
function sameOfPlayer([one, other, ...more]: readonly NounPhrase[]): readonly (Amount | null)[] | null {
  if (one?.kind !== "player") return null;
  const number = other === undefined || more.length > 0 ? null : numberOf(other);
  const [own, others] = one.party === "you" ? (["you", "opponent"] as const) : (["opponent", "you"] as const);
  const text = JSON.stringify(number);
  return number === null || one.party !== own || !text.includes(`"${others}"`) || text.includes(`"${own}"`)
    ? [null]
    : [JSON.parse(text.replaceAll(`"${others}"`, `"${own}"`)) as Amount, number];
}

const STATS = { AP: "ap", HP: "hp", 使用コスト: "useCost", コスト: "useCost" } as const;
const RANKED = /^(?:最も|一番|いちばん)(高い|大きい|多い|低い|小さい|少ない)(AP|HP|使用コスト|コスト)/u;
const EXTREME = /^(?:(最大|最高|最小|最低)の(AP|HP|使用コスト|コスト)|(?<=の)(最大値|最小値))/u;

/** 「相手のユニットの中で最も高いAP」, 「〜のAPの最大値」 */
function ranked(input: ParserInput, at: number, of: NounPhrase): readonly Parse<Amount>[] {
  const ranks = (
    stat: "ap" | "hp" | "useCost",
    high: boolean,
    things: NounPhrase,
    end: number,
  ): readonly Parse<Amount>[] => {
    const select = toSelect(things);
    return select === null ? [] : [{ value: high ? { most: stat, of: select } : { least: stat, of: select }, end }];
  };
  const text = input.text.slice(at, at + 12);
  const match = RANKED.exec(text) ?? EXTREME.exec(text);
  const stat = STATS[match?.[2] as keyof typeof STATS];
  if (match !== null && stat !== undefined)
    return ranks(stat, /^(?:高い|大きい|多い|最大|最高)/u.test(match[1] ?? ""), of, at + match[0].length);
  const extreme = input.wordAt(["最大値", "最小値"], at);
  const [own] = of.kind === "stat" ? of.stats : [];
  if (extreme === null || of.kind !== "stat" || of.of === undefined || own === undefined || own === "catalyst")
    return [];
  return ranks(own, extreme === "最大値", of.of, at + extreme.length);
}

/** The whole of which a number that stands alone is a part or multiple: 「ライフを半分にする」, 「APを2倍にする」. */
const WHOLE: Amount = { stored: "@whole" };

/** Reads 「半分」 and 「2倍」 without a base number. They apply to the number that the clause changes. */
export function readPartOfWhole(input: ParserInput, at: number): readonly Parse<Amount>[] {
  const [times, half] = [readTimes(input, at), readHalf(input, at)];
  return [
    ...(times === null ? [] : [{ value: { product: [WHOLE, times.value] as const }, end: times.end }]),
    ...(half === null ? [] : [{ value: { half: WHOLE, round: half.value }, end: half.end }]),
  ];
}

/** Returns the factor of a multiple without a base number, such as 2 for 「2倍」; `null` for any other amount. */
export function getWholeMultiple(amount: Amount): Amount | null {
  if (typeof amount !== "object" || !("product" in amount)) return null;
  return JSON.stringify(amount.product[0]) === JSON.stringify(WHOLE) ? amount.product[1] : null;
}

/** Replaces the missing base number of 「半分」 or 「2倍」 by `whole`. */
export function substituteWhole(amount: Amount, whole: Amount): Amount {
  if (typeof amount !== "object") return amount;
  if ("half" in amount && JSON.stringify(amount.half) === JSON.stringify(WHOLE)) return { ...amount, half: whole };
  const times = getWholeMultiple(amount);
  return times === null ? amount : { product: [whole, times] };
}

const ADDED = ["を加えた", "を足した", "加えた", "足した"];
const TAKEN = ["を引いた", "を減らした", "引いた", "減らした"];

const added = (one: Amount, other: Amount): Amount => ({ sum: [one, other] });
/** No number is negative (203.1). */
const taken = (one: Amount, other: Amount): Amount => ({ highest: [0, { minus: [one, other] }] });

/** Reads 「〜に3を加えた」, 「〜から2を引いた」 after a number and before the noun that it counts. */
export function readSums(input: ParserInput, phrase: NounPhrase, at: number): readonly Parse<Amount>[] {
  const base = numberOf(phrase) ?? (phrase.kind === "list" ? null : toAmount(phrase));
  return base === null ? [] : sumsFrom(input, base, at);
}

/** Reads 「3に〜を加えた」, 「10から〜を引いた」: a plain number comes first. */
export const readSumsOfNumber = (input: ParserInput, at: number): readonly Parse<Amount>[] =>
  readCountedAmount(input, at).flatMap(({ value, end }) => sumsFrom(input, value.amount, end));

function sumsFrom(input: ParserInput, base: Amount, at: number): readonly Parse<Amount>[] {
  for (const [particle, words, work] of [
    ["に", ADDED, added],
    ["から", TAKEN, taken],
  ] as const) {
    if (!input.startsWith(particle, at)) continue;
    const from = input.afterComma(at + particle.length);
    const numbers: readonly Parse<Amount>[] = [
      ...readCountedAmount(input, from).map(({ value, end }) => ({ value: value.amount, end })),
      ...input.phrases(from, false).flatMap(({ value, end }) => {
        const amount = numberOf(value);
        return amount === null ? [] : [{ value: amount, end }];
      }),
    ];
    return numbers.flatMap(({ value, end }) => {
      const word = input.wordAt(words, end);
      return word === null ? [] : [{ value: work(base, value), end: end + word.length }];
    });
  }
  return [];
}
