import fc from "fast-check";
import { CHOICES, FORMATS, RESERVED_WORDS } from "@/lib/search/query/choices";
import { KEY_NAMES } from "@/lib/search/query/key-named";
import { OPTION_WORDS } from "@/lib/search/query/read-option";
import type { Node, Test } from "@/lib/search/query/types";

const OPERATORS = [":", "=", "!=", "<", "<=", ">", ">=", "：", "＝", "≧", "≠"];
const VALUES = [
  ...[...Object.values(CHOICES), ...Object.values(OPTION_WORDS), FORMATS].flat(2),
  ...RESERVED_WORDS.slice(0, 3),
  ...["2", "３", "0", "2..4", "..3", "4..", "4..2", "2〜4", "even", "奇数", "hp", "usev", "1234567"],
  ...["青", "青赤", "bg", "m", "無", "2赤赤", "rr2", "青>=10", "緑<3"],
  ...["2025", "2025-04", "2025/4/25", "2025年13月", "FL", "fl", "..2025-03"],
  ...[
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
  ],
  ...["deck", "-ap", "token", "Ａb", "ﾄﾞﾗｺﾞﾝ", "ー", "〜", "~", "\\", '"', "「", "", "x,y", "a|b", "kind,-ap"],
];
const PIECES = [
  ...[
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
  ],
  ...[
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
  ],
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

/** Queries as nobody would type them, made of all that the language has and of some that it has not. */
export const strangeQueries = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(""));

/**
 * Whether a card passes of which `holds` tells the answer to each test; `null` when something unread has a say. Two queries
 * mean the same when this says the same of them, whatever the card is like.
 */
export function passes(node: Node | null, holds: (test: Test) => boolean): boolean | null {
  if (node === null) return true;
  switch (node.type) {
    case "test":
      return holds(node.test);
    case "not": {
      const inner = passes(node.part, holds);
      return inner === null ? null : !inner;
    }
    case "copies":
      return passes(node.query, holds);
    case "unread":
      return null;
    case "and": {
      const parts = node.parts.map((part) => passes(part, holds));
      return parts.includes(null) ? null : parts.every((part) => part);
    }
    case "or": {
      const parts = node.parts.map((part) => passes(part, holds));
      return parts.includes(null) ? null : parts.some((part) => part);
    }
  }
}
