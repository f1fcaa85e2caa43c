import type { Amount, ComparisonOperator, Filter } from "../../../model/select";
import type { Parse, ParserInput } from "../parser-input";
import { toAmount, toCount } from "./amounts";
import { createPointer, lacksNumberOwner, type NounPhrase, type StatName } from "./noun-phrase";
import { readComparison, readCountedAmount, readNumber } from "./numbers";
import type { PendingModifiers } from "./pending-modifiers";
import { toSelect } from "./selections";
import { readTableWords, STAT_WORDS } from "./word-tables";

type Modifier = Parse<Partial<PendingModifiers>>;

const LOW = ["低い", "小さい", "少ない"];

const HIGH = ["高い", "大きい", "多い"];

const COPULAS = ["の", "である", "であり", "で、", "で", "を持つ"];

/** Several things behind a sum, which is theirs together and not that of each: 「（APの合計が）6以下のユニット2体を」. */
const SEVERAL = /^(?:[^、。]|を、)*?(?:(?:[2-9]|\d{2,}|何|数)[体枚]|好きな|すべて|全て|各|それぞれ)/u;

/** Reads 「APが2以下の」, 「使用コストが最も大きい」, 「APが5より大きい」 */
export function readStatModifiers(input: ParserInput, at: number): readonly Modifier[] {
  const counters = readTableWords(input, at, STAT_WORDS);
  return counters.flatMap(({ value: [stat, ...more], end }) => {
    if (stat === undefined || more.length > 0) return [];
    const link = input.wordAt(["の合計が", "の数値が", "が", "の"], end) ?? "";
    const from = end + link.length;
    if (link === "の合計が" && SEVERAL.test(input.text.slice(from))) return [];
    return [
      ...readSuperlative(input, from, stat),
      ...readBounded(input, from, stat),
      ...readCompared(input, from, stat),
    ];
  });
}

function readSuperlative(input: ParserInput, at: number, stat: StatName): readonly Modifier[] {
  const most = input.wordAt(["最も", "一番", "いちばん"], at);
  if (most === null) return [];
  const high = input.wordAt(HIGH, at + most.length);
  const low = input.wordAt(LOW, at + most.length);
  const word = high ?? low;
  if (word === null) return [];
  const where = { [high === null ? "least" : "most"]: { stat, of: createPointer("kin") } } as Filter;
  return [{ value: { where }, end: at + most.length + word.length }];
}

/** A number and a comparison: 「2以下」, 「あなたの手札の枚数以下」. */
function readBounded(input: ParserInput, at: number, stat: StatName): readonly Modifier[] {
  return numbersAt(input, at).flatMap(({ value: than, end }) => {
    const is = readComparison(input, end);
    const exact = is === null ? { value: "=" as ComparisonOperator, end } : is;
    const copula = input.wordAt(COPULAS, exact.end);
    const after = copula === null ? exact.end : exact.end + copula.length;
    // Without a copula only a noun may follow directly: 「AP2以下のユニット」 has one.
    if (copula === null && !(is !== null && /い$/u.test(input.text.slice(end, is.end)))) return [];
    return [{ value: { where: { [stat]: { is: exact.value, than } } as Filter }, end: after }];
  });
}

const EQUAL = ["に等しい", "と等しい", "と同じ"];

/** 「APがこのユニットより低い」, 「使用コストがそれよりちょうど1高い」, 「APがその数に等しい」 */
function readCompared(input: ParserInput, at: number, stat: StatName): readonly Modifier[] {
  return input.phrases(at, false).flatMap(({ value, end }): readonly Modifier[] => {
    const than = statOf(value, stat) ?? toAmount(value);
    if (than === null || lacksNumberOwner(than)) return [];
    const compared = (is: ComparisonOperator, number: Amount, after: number): readonly Modifier[] => [
      { value: { where: { [stat]: { is, than: number } } as Filter }, end: after },
    ];
    const equal = input.wordAt(EQUAL, end);
    if (equal !== null) return compared("=", than, end + equal.length);
    if (!input.startsWith("より", end)) return [];
    const exactly = input.wordAt(["ちょうど"], end + 2)?.length ?? 0;
    const by = readNumber(input, end + 2 + exactly);
    const from = by?.end ?? end + 2;
    const high = input.wordAt(HIGH, from);
    const word = high ?? input.wordAt(LOW, from);
    if (word === null || (by === null && exactly > 0)) return [];
    if (by !== null)
      return compared("=", high === null ? { minus: [than, by.value] } : { sum: [than, by.value] }, from + word.length);
    return value.kind === "amount" ? [] : compared(high === null ? "<" : ">", than, from + word.length);
  });
}

function statOf(phrase: NounPhrase, stat: StatName): Amount | null {
  const of = phrase.kind === "pointer" ? toSelect(phrase) : null;
  return of === null ? null : { stat, of };
}

/** Reads 「このユニットよりAPの低い」 */
export function readLowerThan(input: ParserInput, at: number): readonly Modifier[] {
  return input.phrases(at, false).flatMap(({ value, end }) => {
    if (value.kind !== "pointer" || !input.startsWith("より", end)) return [];
    return readTableWords(input, input.afterComma(end + 2), STAT_WORDS).flatMap(({ value: [stat], end: after }) => {
      const link = input.wordAt(["の", "が"], after);
      if (stat === undefined || link === null) return [];
      const high = input.wordAt(HIGH, after + 1);
      const word = high ?? input.wordAt(LOW, after + 1);
      const than = statOf(value, stat);
      if (word === null || than === null) return [];
      return [
        {
          value: { where: { [stat]: { is: high === null ? "<" : ">", than } } as Filter },
          end: after + 1 + word.length,
        },
      ];
    });
  });
}

/** Numbers that something is compared with. */
function numbersAt(input: ParserInput, at: number): readonly Parse<Amount>[] {
  const plain = readCountedAmount(input, at).map(({ value, end }) => ({ value: value.amount, end }));
  if (plain.length > 0) return plain;
  return input.phrases(at, false).flatMap(({ value, end }) => {
    const amount = toAmount(value) ?? (value.kind === "zone" ? toCount(value) : null);
    return amount === null || lacksNumberOwner(amount) ? [] : [{ value: amount, end }];
  });
}
