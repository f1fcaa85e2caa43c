import { MAX_COPIES_DIGITS } from "../limits";
import { and, not, or, test as testNode } from "../read/reading";
import { textOf } from "../read/text-of";
import type { Node, Test } from "../types";
import { mergedTests } from "./merge-predicates";
import { closed, simplifiedTest } from "./simplify-predicate";

/**
 * The same question in the form in which it is written, so that ways to ask one thing have one address: minuses stand at terms,
 * groups of one kind are one, and tests that a number, a set of colours or a cost must pass together are one test. Whatever
 * holds both for what a card has and for what it lacks is left as it is; so is what the filter panel could not take apart
 * again, as `t:unit (t:unit or a)`.
 */
export function simplified(node: Node): Node {
  switch (node.type) {
    case "test":
      return simplifiedTest(node.test, node.at);
    case "not":
      return turned(simplified(node.part));
    case "and":
    case "or":
      return joined(node.type, node.parts.map(simplified));
    case "copies":
      return copiesOf(node);
    case "unread":
      return node;
  }
}

const MOST_COPIES = 10 ** MAX_COPIES_DIGITS - 1;

function copiesOf(node: Extract<Node, { type: "copies" }>): Node {
  const { op, value } = closed({ op: node.op, value: node.count }, MOST_COPIES);
  return { ...node, query: simplified(node.query), op, count: value };
}

/** The contrary of what is simplified already. */
function turned(node: Node): Node {
  if (node.type === "not") return node.part;
  if (node.type === "and") return joined("or", node.parts.map(turned));
  if (node.type === "or") return joined("and", node.parts.map(turned));
  return not(node);
}

function joined(type: "and" | "or", parts: readonly Node[]): Node {
  const flat = parts.flatMap((part) => (part.type === type ? part.parts : [part]));
  const whole = type === "and" ? merged(flat, itself, itself) : merged(flat, insideOf, not);
  // What is asked twice must not hide in a group: it may have to be made one with what is beside it.
  const distinct = [...new Map(whole.map((part) => [textOf(part), part])).values()];
  return type === "and" ? and(distinct) : or(distinct);
}

const itself = (part: Node): Node => part;

/** What is excluded; `null` for what is asked for. In an `or` these are what must not all hold. */
const insideOf = (part: Node): Node | null => (part.type === "not" ? part.part : null);

/** Makes one of those tests that must hold together; `testIn` finds them in the parts, `put` makes parts of them again. */
function merged(
  parts: readonly Node[],
  testIn: (part: Node) => Node | null,
  put: (test: Node) => Node,
): readonly Node[] {
  const tests: Test[] = [];
  const others: Node[] = [];
  for (const part of parts) {
    const inside = testIn(part);
    if (inside?.type === "test") tests.push(inside.test);
    else others.push(part);
  }
  const at = parts[0]?.at ?? { from: 0, to: 0 };
  return [...mergedTests(tests).map((one) => put(testNode(one, at))), ...others];
}
