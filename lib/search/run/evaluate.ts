import type { Span } from "@/lib/japanese/types";
import { keepBits } from "../index/bits";
import type { SearchIndex } from "../index/types";
import type { Node, Test } from "../query/types";
import { cardTest, exactTest, ruleTest } from "./card-predicates";
import { choiceTest } from "./choice-predicates";
import { colorCountTest, colorsTest, symbolsTest } from "./cost-predicates";
import { dateTest, setDateTest } from "./date-predicates";
import { both, cardsOf, either, everything, type Found, inverse, nothing } from "./found";
import { numbersTest, numberTest, parityTest, rangeTest } from "./number-predicates";
import { textTest, wordsTest } from "./text-predicates";
import type { Answer, Scope, SearchContext } from "./types";

const ANSWERS: { readonly [On in Test["on"]]: Answer<On> } = {
  words: wordsTest,
  exact: exactTest,
  text: textTest,
  number: numberTest,
  numbers: numbersTest,
  parity: parityTest,
  range: rangeTest,
  colors: colorsTest,
  colorCount: colorCountTest,
  symbols: symbolsTest,
  date: dateTest,
  setDate: setDateTest,
  choice: choiceTest,
  card: cardTest,
  rule: ruleTest,
  // Asked of decks, not of cards.
  stones: () => null,
};

const answer = <On extends Test["on"]>(
  scope: Scope,
  test: Extract<Test, { readonly on: On }>,
  at: Span,
): Found | null => (ANSWERS[test.on as On] as Answer<On>)(scope, test, at);

/** Patterns remember for themselves, because what they find depends on where they were looked for. */
function answerOf(scope: Scope, test: Test, at: Span): Found | null {
  const { findings } = scope.context;
  if (!findings || isPattern(test)) return answer(scope, test, at);
  const written = JSON.stringify(test);
  const known = findings.tests.get(written);
  if (known !== undefined) return known;
  const found = answer(scope, test, at);
  findings.tests.set(written, found);
  return found;
}

/** So many characters patterns may look at in one search: some tenths of a second. */
const MOST_CHARACTERS = 8_000_000;

export const scopeOf = (index: SearchIndex, context: SearchContext): Scope => ({
  ...{ index, context, within: null },
  budget: { characters: MOST_CHARACTERS, warnings: [] },
});

type Unknown = "nothing" | "everything";

/**
 * What passes a query. What cannot be answered lets nothing pass, and neither does its contrary: `unknown` is what stands
 * for it, everything where it will be taken away.
 */
export function evaluate(scope: Scope, node: Node, unknown: Unknown = "nothing"): Found {
  switch (node.type) {
    case "and":
      return evaluateAll(scope, node.parts, unknown);
    case "or":
      return either(
        scope.index,
        node.parts.map((part) => evaluate(scope, part, unknown)),
      );
    case "not":
      return inverse(scope.index, evaluate(scope, node.part, unknown === "nothing" ? "everything" : "nothing"));
    case "test":
      return answerOf(scope, node.test, node.at) ?? unanswered(scope, unknown);
    default:
      return unanswered(scope, unknown);
  }
}

/** Patterns come last and look only at what passes everything else. */
function evaluateAll(scope: Scope, parts: readonly Node[], unknown: Unknown): Found {
  const { index } = scope;
  const quick = parts.filter((part) => !asksPattern(part)).map((part) => evaluate(scope, part, unknown));
  if (quick.length === parts.length) return both(index, quick);
  let found = quick.length > 0 ? both(index, quick) : everything(index);
  for (const part of parts.filter(asksPattern)) {
    const within = cardsOf(index, found);
    if (scope.within) keepBits(within, scope.within);
    found = both(index, [found, evaluate({ ...scope, within }, part, unknown)]);
  }
  return found;
}

/** Whether it takes reading texts to answer. */
export function asksPattern(node: Node): boolean {
  if (node.type === "and" || node.type === "or") return node.parts.some(asksPattern);
  if (node.type === "not") return asksPattern(node.part);
  return node.type === "test" && isPattern(node.test);
}

const isPattern = (test: Test) => test.on === "text" && test.match === "matches";

const unanswered = ({ index }: Scope, unknown: Unknown): Found =>
  unknown === "nothing" ? nothing(index) : everything(index);
