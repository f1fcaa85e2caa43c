import type { TextSpan } from "@/lib/japanese/types";
import { runToCompletion, type Task } from "@/lib/tasks";
import { intersectInto } from "../index/bit-set";
import type { SearchIndex } from "../index/types";
import type { Predicate, QueryNode } from "../query/types";
import { evaluateCard, evaluateExact, evaluateRule } from "./card-predicates";
import { evaluateChoice } from "./choice-predicates";
import { evaluateColorCount, evaluateColors, evaluateSymbols } from "./cost-predicates";
import { evaluateDate, evaluateSetDate } from "./date-predicates";
import { loosenSingleKanaWords } from "./loosen-words";
import {
  complementMatches,
  createEmptyMatchSet,
  createFullMatchSet,
  getMatchingCards,
  intersectMatches,
  type MatchSet,
  uniteMatches,
} from "./match-set";
import { evaluateNumber, evaluateNumbers, evaluateParity, evaluateRange } from "./number-predicates";
import { evaluatePatternTask } from "./pattern-predicate";
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
  evaluation: EvaluationContext,
  predicate: Extract<Predicate, { readonly on: On }>,
  at: TextSpan,
): MatchSet | null => (EVALUATORS[predicate.on as On] as PredicateEvaluator<On>)(evaluation, predicate, at);

/**
 * The matches of a predicate, cached per query. Patterns have a cache of their own, because their matches depend on the
 * cards they were run on.
 */
function* predicateTask(evaluation: EvaluationContext, predicate: Predicate, at: TextSpan): Task<MatchSet | null> {
  if (isPattern(predicate)) return yield* evaluatePatternTask(evaluation, predicate, at);
  const { queryCache } = evaluation.context;
  if (!queryCache) return evaluatePredicate(evaluation, predicate, at);
  const written = JSON.stringify(predicate);
  const known = queryCache.predicates.get(written);
  if (known !== undefined) return known;
  const matches = evaluatePredicate(evaluation, predicate, at);
  queryCache.predicates.set(written, matches);
  return matches;
}

/** Characters that the patterns of one search may scan, less than a tenth of a second: all texts of 30,000 cards once over. */
const MOST_CHARACTERS = 6_000_000;

export const startEvaluation = (index: SearchIndex, context: SearchContext): EvaluationContext => ({
  index,
  context,
  within: null,
  budget: { characters: MOST_CHARACTERS, warnings: [] },
});

type UnknownAs = "nothing" | "everything";

/** Runs `evaluateNodeTask` without a pause. */
export const evaluateNode = (evaluation: EvaluationContext, node: QueryNode): MatchSet =>
  runToCompletion(evaluateNodeTask(evaluation, node));

/**
 * Returns the matches of a query node. A predicate without the data it needs matches nothing, and neither does its
 * negation. `unknown` is the result for such a predicate: nothing, or everything under a negation.
 */
export function* evaluateNodeTask(
  evaluation: EvaluationContext,
  node: QueryNode,
  unknown: UnknownAs = "nothing",
): Task<MatchSet> {
  switch (node.type) {
    case "and":
      return yield* conjunctionTask(evaluation, loosenSingleKanaWords(node.parts), unknown);
    case "or":
      return uniteMatches(evaluation.index, yield* eachTask(evaluation, node.parts, unknown));
    case "not":
      return complementMatches(
        evaluation.index,
        yield* evaluateNodeTask(evaluation, node.part, unknown === "nothing" ? "everything" : "nothing"),
      );
    case "test":
      return (yield* predicateTask(evaluation, node.predicate, node.at)) ?? matchesOfUnknown(evaluation, unknown);
    default:
      return matchesOfUnknown(evaluation, unknown);
  }
}

/** The matches of each node, with a pause before each but the first. */
function* eachTask(
  evaluation: EvaluationContext,
  nodes: readonly QueryNode[],
  unknown: UnknownAs,
): Task<readonly MatchSet[]> {
  const found: MatchSet[] = [];
  for (const node of nodes) {
    if (found.length > 0) yield;
    found.push(yield* evaluateNodeTask(evaluation, node, unknown));
  }
  return found;
}

/** The matches of a conjunction. Patterns run last, on the cards that pass all other parts. */
function* conjunctionTask(
  evaluation: EvaluationContext,
  parts: readonly QueryNode[],
  unknown: UnknownAs,
): Task<MatchSet> {
  const { index } = evaluation;
  const slow = parts.filter(usesPattern);
  const quick = slow.length === 0 ? parts : parts.filter((part) => !slow.includes(part));
  const passed = yield* eachTask(evaluation, quick, unknown);
  let matches = passed.length > 0 ? intersectMatches(index, passed) : createFullMatchSet(index);
  for (const part of slow) {
    const within = getMatchingCards(index, matches);
    if (evaluation.within) intersectInto(within, evaluation.within);
    const scanned = yield* evaluateNodeTask({ ...evaluation, within }, part, unknown);
    matches = intersectMatches(index, [matches, scanned]);
  }
  return matches;
}

/** Returns whether evaluating a node scans texts with a pattern. */
export function usesPattern(node: QueryNode): boolean {
  if (node.type === "and" || node.type === "or") return node.parts.some(usesPattern);
  if (node.type === "not") return usesPattern(node.part);
  return node.type === "test" && isPattern(node.predicate);
}

const isPattern = (predicate: Predicate): predicate is Extract<Predicate, { readonly on: "text" }> =>
  predicate.on === "text" && predicate.match === "matches";

const matchesOfUnknown = ({ index }: EvaluationContext, unknown: UnknownAs): MatchSet =>
  unknown === "nothing" ? createEmptyMatchSet(index) : createFullMatchSet(index);
