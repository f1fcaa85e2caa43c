import type { Span } from "@/lib/japanese/types";
import { KEYS, type KeyId } from "../keys";
import { MAX_DIGITS } from "../limits";
import { MOST_STONES } from "../read/read-colors";
import { not, test as testNode } from "../read/reading";
import type { Comparison, Node, Test } from "../types";

/** A test in the one way in which it is written: with `>=` and `<=` for `>` and `<`. */
export function simplifiedTest(one: Test, at: Span): Node {
  switch (one.on) {
    case "number":
      return testNode(closed(one, MOST), at);
    case "numbers":
      return testNode(facing(one), at);
    case "colors":
      return ALWAYS.includes(one.key) && one.op === "!=" ? not(testNode({ ...one, op: "=" }, at)) : testNode(one, at);
    case "colorCount":
      return colorCount(closed(one, MOST_COLORS), at);
    case "stones":
      return testNode(closed(one, MOST_STONES), at);
    default:
      return testNode(one, at);
  }
}

type Counted = { readonly op: Comparison; readonly value: number };

const MOST = 10 ** MAX_DIGITS - 1;
const MOST_COLORS = 9;

/** Numbers are whole, so more than 2 is 3 at least; more than the `most` that can be asked for stays as it is. */
export function closed<T extends Counted>(one: T, most: number): T {
  if (one.op === ">" && one.value < most) return { ...one, op: ">=", value: one.value + 1 };
  return one.op === "<" && one.value > 0 ? { ...one, op: "<=", value: one.value - 1 } : one;
}

const TURNED = { "<": ">", "<=": ">=" } as const;
const KEY_ORDER = Object.keys(KEYS) as readonly KeyId[];

/** The greater of two numbers comes first; of two that are equal or not, the one that the table of keys has first. */
function facing(one: Extract<Test, { readonly on: "numbers" }>): Test {
  const { key, op, other } = one;
  if (op === "<" || op === "<=") return { ...one, key: other, op: TURNED[op], other: key };
  if (op === ">" || op === ">=" || KEY_ORDER.indexOf(key) <= KEY_ORDER.indexOf(other)) return one;
  return { ...one, key: other, other: key };
}

/** Every card has these, if only none of the colours: what is not so is the contrary. */
const ALWAYS: readonly KeyId[] = ["colors", "needs"];

function colorCount(one: Extract<Test, { readonly on: "colorCount" }>, at: Span): Node {
  const { key, op, value } = one;
  if (op === "=" && value === 0) return testNode({ on: "colors", key, op: "=", bits: 0 }, at);
  if (!ALWAYS.includes(key)) return testNode(one, at);
  if (op === "!=") return turned(colorCount({ ...one, op: "=" }, at));
  if (op === "<=" && value < MOST_COLORS) return turned(colorCount({ ...one, op: ">=", value: value + 1 }, at));
  return op === ">=" && value === 1 ? not(testNode({ on: "colors", key, op: "=", bits: 0 }, at)) : testNode(one, at);
}

const turned = (node: Node): Node => (node.type === "not" ? node.part : not(node));
