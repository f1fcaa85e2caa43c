import type { Amount, ComparisonOperator } from "../../../model/select";
import type { Parse, ParserInput } from "../parser-input";
import type { Quantity } from "./quantity";

const KANJI_DIGITS = "〇一二三四五六七八九";
const COUNTERS = ["点", "枚", "体", "個", "人", "回", "つ", "色", "種類", "本", "匹", "度"] as const;
const COMPARISONS: readonly (readonly [word: string, is: ComparisonOperator])[] = [
  ["以上", ">="],
  ["以下", "<="],
  ["未満", "<"],
  ["より多い", ">"],
  ["より多く", ">"],
  ["より大きい", ">"],
  ["より高い", ">"],
  ["より少ない", "<"],
  ["より小さい", "<"],
  ["より低い", "<"],
  ["超", ">"],
];

/** Returns a whole number that is not negative (203.1), in digits or in kanji up to 99. */
export function readNumber({ text }: ParserInput, at: number): Parse<number> | null {
  const [digits] = /^\d{1,4}/u.exec(text.slice(at, at + 4)) ?? [];
  if (digits !== undefined) return { value: Number(digits), end: at + digits.length };
  const match = /^(?:([一二三四五六七八九])?(十))?([一二三四五六七八九])?/u.exec(text.slice(at, at + 3));
  if (match === null || match[0] === "") return null;
  const [all, tens, ten, ones] = match;
  const value =
    (ten === undefined ? 0 : 10 * (tens === undefined ? 1 : KANJI_DIGITS.indexOf(tens))) +
    (ones === undefined ? 0 : KANJI_DIGITS.indexOf(ones));
  return { value, end: at + all.length };
}

/** Returns a number and its counter word; the counter may be missing. */
export function readCountedAmount(
  input: ParserInput,
  at: number,
): readonly Parse<{ amount: Amount; counter: string }>[] {
  const number =
    readNumber(input, at) ??
    (input.text[at] === "X" ? { value: input.x ?? ({ stored: "@X" } satisfies Amount), end: at + 1 } : null);
  if (number === null) return [];
  const counter = COUNTERS.find((word) => input.startsWith(word, number.end));
  const bare = { value: { amount: number.value, counter: "" }, end: number.end };
  if (counter === undefined) return input.startsWith("枚目", number.end) ? [] : [bare];
  const end = number.end + counter.length;
  if (input.text[end] === "目") return [];
  const counted = { value: { amount: number.value, counter }, end };
  // 「1回復する」
  return counter === "回" ? [counted, bare] : [counted];
}

const ALL_WORDS = ["すべて", "全部", "全員", "全て"];
const ANY_WORDS = [
  "好きな数だけ",
  "好きな枚数だけ",
  "好きな体数だけ",
  "好きな点数だけ",
  "好きな点数",
  "好きなだけ",
  "好きな数",
  "好きな枚数",
  "好きな体数",
  "好きな個数",
  "任意の数",
  "任意の枚数",
  "任意の体数",
  "何枚でも",
  "何体でも",
  "いくつでも",
];

/** Returns quantities at an offset, the longest first. */
export const readQuantities = (input: ParserInput, at: number): readonly Parse<Quantity>[] =>
  input.parse<Quantity>("quantity", at, () => {
    const sign = input.text[at] === "+" ? 1 : input.text[at] === "-" ? -1 : 0;
    const signed = sign === 0 ? null : readNumber(input, at + 1);
    // 「AP+1/HP+1」, 「+1/+2」
    const slash = signed === null ? 0 : /^[/・](?=[+-]|AP|HP)/u.test(input.text.slice(signed.end)) ? 1 : 0;
    if (signed !== null) return [{ value: { count: sign * signed.value, counter: "±" }, end: signed.end + slash }];
    const all = input.wordAt(ALL_WORDS, at);
    if (all !== null) return [{ value: { count: "all", counter: "" }, end: at + all.length }];
    const any = input.wordAt(ANY_WORDS, at);
    if (any !== null) return [{ value: { count: "any", counter: "" }, end: at + any.length }];
    const more = input.wordAt(["さらに", "追加で", "合計", "どれか", "いずれか"], at) ?? "";
    const total = more === "合計" ? ({ total: true } as const) : {};
    const most = input.startsWith("最大", at) ? 2 : 0;
    if (most > 0)
      return readCountedAmount(input, at + most).map(({ value: { amount, counter }, end }) => ({
        value: { count: { min: 0, max: amount }, counter },
        end: input.startsWith("まで", end) ? end + 2 : end,
      }));
    return readCountedAmount(input, at + more.length)
      .flatMap(({ value, end }) => countedQuantities(input, value, end))
      .filter(({ value }) => more !== "合計" || !value.each)
      .map(({ value, end }): Parse<Quantity> => ({ value: { ...value, ...total }, end }));
  });

function countedQuantities(
  input: ParserInput,
  { amount, counter }: { amount: Amount; counter: string },
  end: number,
): readonly Parse<Quantity>[] {
  const out: Parse<Quantity>[] = [];
  for (const word of ["から", "以上", "または", "か", "~"]) {
    if (!input.startsWith(word, end)) continue;
    for (const second of readCountedAmount(input, end + word.length)) {
      const ended = input.wordAt(["まで", "以下"], second.end) ?? "";
      if (second.value.counter !== counter || (word !== "または" && word !== "か" && word !== "~" && ended === ""))
        continue;
      out.push({
        value: { count: { min: amount, max: second.value.amount }, counter },
        end: second.end + ended.length,
      });
    }
  }
  const upTo = input.wordAt(["まで", "以内"], end);
  if (upTo !== null) {
    const value: Quantity = { count: { min: 0, max: amount }, counter };
    // 「2体までの好きな数」
    const any = input.startsWith("の", end + upTo.length) ? input.wordAt(ANY_WORDS, end + upTo.length + 1) : null;
    if (any !== null) out.push({ value, end: end + upTo.length + 1 + any.length });
    out.push({ value, end: end + upTo.length });
  }
  if (input.startsWith("ずつ", end)) out.push({ value: { count: amount, counter, each: true }, end: end + 2 });
  out.push({ value: { count: amount, counter }, end });
  return out;
}

/** Returns a comparison word at an offset. */
export function readComparison(input: ParserInput, at: number): Parse<ComparisonOperator> | null {
  const found = COMPARISONS.find(([word]) => input.startsWith(word, at));
  return found === undefined ? null : { value: found[1], end: at + found[0].length };
}
