import fc from "fast-check";
import { NO_SYMBOLS } from "@/engine/magmell";
import { CHOICE_VALUES, DECK_FORMATS, RESERVED_IS_VALUES } from "@/lib/magmell/search/query/choices";
import { KEY_NAMES } from "@/lib/magmell/search/query/find-key";
import { COST_COUNT_KEYS } from "@/lib/magmell/search/query/keys";
import { OPTION_WORDS } from "@/lib/magmell/search/query/option-words";
import type { Comparison, Predicate, QueryNode } from "@/lib/magmell/search/query/types";

const OPERATORS = [":", "=", "!=", "<", "<=", ">", ">=", "：", "＝", "≧", "≠"];
const VALUES = [
  ...[...Object.values(CHOICE_VALUES), ...Object.values(OPTION_WORDS), DECK_FORMATS].flat(2),
  ...RESERVED_IS_VALUES.slice(0, 3),
  "2",
  "３",
  "0",
  "2..4",
  "..3",
  "4..",
  "4..2",
  "2〜4",
  "even",
  "奇数",
  "hp",
  "usev",
  "1234567",
  "青",
  "青赤",
  "bg",
  "m",
  "無",
  "2赤赤",
  "rr2",
  "青>=10",
  "緑<3",
  "2025",
  "2025-04",
  "2025/4/25",
  "2025年13月",
  "FL",
  "fl",
  "..2025-03",
  "引く",
  "「引く」",
  '"a b"',
  "“x”",
  '『a"』',
  "《青の魔石》",
  "/引く|^ド/",
  "/a\\/b/",
  "/(/",
  "/\\1/",
  "702.3",
  "house:3",
  "deck",
  "-ap",
  "token",
  "Ａb",
  "ﾄﾞﾗｺﾞﾝ",
  "ー",
  "〜",
  "~",
  "\\",
  '"',
  "「",
  "",
  "x,y",
  "a|b",
  "kind,-ap",
];
const PIECES = [
  " ",
  "　",
  "(",
  ")",
  "（",
  "-",
  "－",
  "|",
  " or ",
  " または ",
  " and ",
  "!",
  "！",
  ",",
  "、",
  "[[",
  "]]",
  "]]>=6",
  "++",
  "@@",
  "ドラゴン",
  "㈱",
  "℀",
  "≠",
  "゛",
  "́",
  "が",
  "か\u3099",
  "ジャン＝ジャック",
  "\ud800",
  "😀",
  "constructor",
  "or",
  "Ω",
  "ﬁ",
];

const term = fc.tuple(
  fc.constantFrom(...KEY_NAMES, "foo", ""),
  fc.constantFrom(...OPERATORS),
  fc.constantFrom(...VALUES),
);
const piece = fc.oneof(
  { weight: 4, arbitrary: term.map((parts) => parts.join("")) },
  { weight: 2, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 5, arbitrary: fc.constantFrom(...PIECES) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 4 }) },
  { weight: 3, arbitrary: fc.constant(" ") },
);

/** An arbitrary of random queries, composed of every construct of the language and of some invalid ones. */
export const arbitraryQueries = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(""));

/** Copies of each matching card in the deck of the oracle. */
const COPIES = 4;

/**
 * Evaluates a query with the given results of its predicates; null if an unreadable part decides the result. Two
 * queries are equivalent if this function agrees for all results.
 */
export function evaluateWithAnswers(node: QueryNode | null, holds: (test: Predicate) => boolean): boolean | null {
  if (node === null) return true;
  switch (node.type) {
    case "test":
      return holds(node.predicate);
    case "not": {
      const inner = evaluateWithAnswers(node.part, holds);
      return inner === null ? null : !inner;
    }
    case "copies": {
      const inner = evaluateWithAnswers(node.query, holds);
      const copies = inner ? COPIES : 0;
      return inner === null ? null : ordered(node.op, copies >= node.count, copies <= node.count);
    }
    case "unread":
      return null;
    case "and": {
      const parts = node.parts.map((part) => evaluateWithAnswers(part, holds));
      return parts.includes(null) ? null : parts.every((part) => part);
    }
    case "or": {
      const parts = node.parts.map((part) => evaluateWithAnswers(part, holds));
      return parts.includes(null) ? null : parts.some((part) => part);
    }
  }
}

/**
 * Returns a consistent random evaluation of predicates: each number, color set and cost has one value throughout. `lot`
 * draws the values.
 */
export function createArbitraryAnswers(lot: (of: string, values: number) => number): (test: Predicate) => boolean {
  const hasCost = () => lot("costs", 3) > 0;
  const symbolOf = (key: string, sign: string) => lot(`cost ${key} ${sign}`, 4);
  const numberOf = (key: string) => {
    const [cost] = Object.entries(COST_COUNT_KEYS).find(([, count]) => count === key) ?? [];
    if (cost === undefined) return [null, 0, 1, 2, 3, 4, 5, 9][lot(`number ${key}`, 8)] ?? null;
    return hasCost() ? Object.keys(NO_SYMBOLS).reduce((sum, sign) => sum + symbolOf(cost, sign), 0) : null;
  };
  const bitsOf = (key: string) => (key === "produces" && lot("pays", 2) === 0 ? null : lot(`colors ${key}`, 8));
  const counted = (op: Comparison, value: number | null, other: number | null) =>
    value !== null && other !== null && ordered(op, value >= other, value <= other);
  return (test) => {
    switch (test.on) {
      case "number":
      case "numbers":
        return counted(test.op, numberOf(test.key), test.on === "number" ? test.value : numberOf(test.other));
      case "range": {
        const value = numberOf(test.key);
        return value !== null && value >= (test.from ?? 0) && value <= (test.to ?? value);
      }
      case "parity":
        return (numberOf(test.key) ?? -2) % 2 === Number(test.odd);
      case "colors": {
        const bits = bitsOf(test.key);
        return bits !== null && ordered(test.op, (bits & test.bits) === test.bits, (bits & ~test.bits) === 0);
      }
      case "colorCount": {
        const bits = bitsOf(test.key);
        return counted(
          test.op,
          bits === null ? null : [...bits.toString(2)].filter((bit) => bit === "1").length,
          test.value,
        );
      }
      case "symbols": {
        if (!hasCost()) return false;
        const signs = Object.keys(test.symbols) as (keyof typeof test.symbols)[];
        const holds = signs.every((sign) => symbolOf(test.key, sign) >= test.symbols[sign]);
        return ordered(
          test.op,
          holds,
          signs.every((sign) => symbolOf(test.key, sign) <= test.symbols[sign]),
        );
      }
      case "stones":
        return counted(test.op, lot(`stones ${test.color}`, 12), test.value);
      case "words":
        return lot(`words ${test.value}`, 2) === 0;
      default:
        return lot(JSON.stringify(test), 2) === 0;
    }
  };
}

/** Comparison by equality or inclusion of two values. */
function ordered(op: Comparison, holds: boolean, within: boolean): boolean {
  if (op === "=") return holds && within;
  if (op === "!=") return !(holds && within);
  if (op === ">=") return holds;
  if (op === "<=") return within;
  return op === ">" ? holds && !within : within && !holds;
}
