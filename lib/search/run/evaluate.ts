import type { Span } from "@/lib/japanese/types";
import { intersectInto } from "../index/bits";
import type { SearchIndex } from "../index/types";
import type { Predicate, QueryNode } from "../query/types";
import { evaluateCard, evaluateExact, evaluateRule } from "./card-predicates";
import { evaluateChoice } from "./choice-predicates";
import { evaluateColorCount, evaluateColors, evaluateSymbols } from "./cost-predicates";
import { evaluateDate, evaluateSetDate } from "./date-predicates";
import { allMatches, cardsOfMatches, complement, intersection, type MatchSet, noMatches, union } from "./match-set";
import { evaluateNumber, evaluateNumbers, evaluateParity, evaluateRange } from "./number-predicates";
import { evaluateText, evaluateWords } from "./text-predicates";
import type { EvaluationContext, PredicateEvaluator, SearchContext } from "./types";

const EVALUATORS: { readonly [On in Predicate["on"]]: PredicateEvaluator<On> } = {
  words: evaluateWords,
  exact: evaluateExact,
  text: evaluateText,
  number: evaluateNumber,
  numbers: evaluateNumbers,
  parity: evaluateParity,
  range: evaluateRange,
  colors: evaluateColors,
  colorCount: evaluateColorCount,
  symbols: evaluateSymbols,
  date: evaluateDate,
  setDate: evaluateSetDate,
  choice: evaluateChoice,
  card: evaluateCard,
  rule: evaluateRule,
  // Answered by deck filters only.
  stones: () => null,
};

const evaluatePredicate = <On extends Predicate["on"]>(
  scope: EvaluationContext,
  test: Extract<Predicate, { readonly on: On }>,
  at: Span,
): MatchSet | null => (EVALUATORS[test.on as On] as PredicateEvaluator<On>)(scope, test, at);

/**
 * The matches of a predicate, cached per query. Patterns have a cache of their own, because their matches depend on the
 * cards they were run on.
 */
function evaluateCached(scope: EvaluationContext, test: Predicate, at: Span): MatchSet | null {
  const { queryCache } = scope.context;
  if (!queryCache || isPattern(test)) return evaluatePredicate(scope, test, at);
  const written = JSON.stringify(test);
  const known = queryCache.predicates.get(written);
  if (known !== undefined) return known;
  const found = evaluatePredicate(scope, test, at);
  queryCache.predicates.set(written, found);
  return found;
}

/** Characters that the patterns of one search may scan: some tenths of a second. */
const MOST_CHARACTERS = 8_000_000;

export const startEvaluation = (index: SearchIndex, context: SearchContext): EvaluationContext => ({
  index,
  context,
  within: null,
  budget: { characters: MOST_CHARACTERS, warnings: [] },
});

type UnknownAs = "nothing" | "everything";

/**
 * Matches of a query node. A predicate that cannot be answered passes nothing, and neither does its negation: `unknown`
 * is what stands for it, everything under a negation.
 */
export function evaluate(scope: EvaluationContext, node: QueryNode, unknown: UnknownAs = "nothing"): MatchSet {
  switch (node.type) {
    case "and":
      return evaluateConjunction(scope, node.parts, unknown);
    case "or":
      return union(
        scope.index,
        node.parts.map((part) => evaluate(scope, part, unknown)),
      );
    case "not":
      return complement(scope.index, evaluate(scope, node.part, unknown === "nothing" ? "everything" : "nothing"));
    case "test":
      return evaluateCached(scope, node.predicate, node.at) ?? matchesOfUnknown(scope, unknown);
    default:
      return matchesOfUnknown(scope, unknown);
  }
}

/** Matches of a conjunction. Patterns run last, on the cards that pass all other parts. */
function evaluateConjunction(scope: EvaluationContext, parts: readonly QueryNode[], unknown: UnknownAs): MatchSet {
  const { index } = scope;
  const quick = parts.filter((part) => !usesPattern(part)).map((part) => evaluate(scope, part, unknown));
  if (quick.length === parts.length) return intersection(index, quick);
  let found = quick.length > 0 ? intersection(index, quick) : allMatches(index);
  for (const part of parts.filter(usesPattern)) {
    const within = cardsOfMatches(index, found);
    if (scope.within) intersectInto(within, scope.within);
    found = intersection(index, [found, evaluate({ ...scope, within }, part, unknown)]);
  }
  return found;
}

/** Whether evaluating a node scans texts with a pattern. */
export function usesPattern(node: QueryNode): boolean {
  if (node.type === "and" || node.type === "or") return node.parts.some(usesPattern);
  if (node.type === "not") return usesPattern(node.part);
  return node.type === "test" && isPattern(node.predicate);
}

const isPattern = (test: Predicate) => test.on === "text" && test.match === "matches";

const matchesOfUnknown = ({ index }: EvaluationContext, unknown: UnknownAs): MatchSet =>
  unknown === "nothing" ? noMatches(index) : allMatches(index);
