import type { Node, Test } from "../query/types";
import { cardTest, exactTest, ruleTest } from "./card-tests";
import { choiceTest } from "./choice-tests";
import { colorCountTest, colorsTest, symbolsTest } from "./cost-tests";
import { dateTest, setDateTest } from "./date-tests";
import { both, either, everything, type Found, inverse, nothing } from "./found";
import { numbersTest, numberTest, parityTest, rangeTest } from "./number-tests";
import { textTest, wordsTest } from "./text-tests";
import type { Answer, Scope } from "./types";

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

const answerOf = <On extends Test["on"]>(scope: Scope, test: Extract<Test, { readonly on: On }>): Found | null =>
  (ANSWERS[test.on as On] as Answer<On>)(scope, test);

/**
 * What passes a query. What cannot be answered lets nothing pass, and neither does its contrary: `unknown` is what stands
 * for it, everything where it will be taken away.
 */
export function evaluate(scope: Scope, node: Node, unknown: "nothing" | "everything" = "nothing"): Found {
  switch (node.type) {
    case "and":
      return both(
        scope.index,
        node.parts.map((part) => evaluate(scope, part, unknown)),
      );
    case "or":
      return either(
        scope.index,
        node.parts.map((part) => evaluate(scope, part, unknown)),
      );
    case "not":
      return inverse(scope.index, evaluate(scope, node.part, unknown === "nothing" ? "everything" : "nothing"));
    case "test":
      return answerOf(scope, node.test) ?? unanswered(scope, unknown);
    default:
      return unanswered(scope, unknown);
  }
}

const unanswered = ({ index }: Scope, unknown: "nothing" | "everything"): Found =>
  unknown === "nothing" ? nothing(index) : everything(index);
