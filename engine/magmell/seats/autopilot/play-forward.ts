import { getCombatStats } from "../../machine/combat-stats";
import { forkGame } from "../../machine/game";
import { listLegalAnswers } from "../../machine/legal-answers";
import { applyAnswer } from "../../machine/step";
import type { Choice, PlayerAnswer } from "../../model/choice";
import type { PlayerId } from "../../model/ids";
import type { Game } from "../../model/state";
import { dedupeAnswers } from "./dedupe-answers";
import { evaluatePosition } from "./evaluate-position";

/** Remaining number of trials of one decision; `tries` counts down. */
export type TrialBudget = { tries: number };

/**
 * Pruning bounds of a trial: a value at or below `low`, or at or above `high`, does not change the decision and need
 * not be exact.
 */
type Bounds = { readonly low: number; readonly high: number };
export const createLowerBound = (low: number): Bounds => ({ low, high: Number.POSITIVE_INFINITY });
const ANY = createLowerBound(Number.NEGATIVE_INFINITY);

/**
 * A function that values an answer of a player on a copy of the game. Returns `null` if the copy refuses the answer.
 * Values outside the bounds need not be exact.
 */
export type AnswerTrial = (
  game: Game,
  answer: PlayerAnswer,
  player: PlayerId,
  budget: TrialBudget,
  bounds?: Bounds,
) => number | null;

/** Depth of consecutive questions beyond which only the first answer is tried. */
const MOST_QUESTIONS = 3;
/** Highest number of answers tried per question. */
const MOST_ANSWERS = 16;
/** Highest number of steps before a position is evaluated as it stands. */
const MOST_STEPS = 100;

const PASS: PlayerAnswer = { do: "pass" };

/** Purposes of questions whose answer hardly matters; trials take the first answer. */
const TAKEN_AS_OFFERED: readonly string[] = ["useCost", "catalyst", "arrange", "trigger", "replacement", "byHand"];

const isMinor = (choice: Choice): boolean => "purpose" in choice && TAKEN_AS_OFFERED.includes(choice.purpose);

/** Returns whether the chant is empty, no battle is in progress, and a player has priority. */
export const isQuietPosition = ({ choice, zones, battle }: Game["state"]): boolean =>
  choice?.ask === "priority" && zones.chant.length === 0 && battle === null;

/**
 * Returns the answers worth trying: without duplicates, the most promising first, and limited in number. Acts of manual
 * play are left out. They are for people, and an act without effect would repeat the position forever.
 */
export function getCandidateAnswers(game: Game, answers: readonly PlayerAnswer[]): readonly PlayerAnswer[] {
  const folded = dedupeAnswers(
    game,
    answers.filter((answer) => answer.do !== "byHand"),
  );
  const { choice } = game.state;
  const sorted = choice?.ask === "pick" && choice.purpose === "defender" ? strongestFirst(game, folded) : folded;
  if (sorted.length <= MOST_ANSWERS) return sorted;
  return Array.from(
    { length: MOST_ANSWERS },
    (_, index) => sorted[Math.floor((index * sorted.length) / MOST_ANSWERS)],
  ).filter((answer) => answer !== undefined);
}

/** Defenders in descending order of strength, because the strongest unit defends most often. */
function strongestFirst(game: Game, answers: readonly PlayerAnswer[]): readonly PlayerAnswer[] {
  if (answers.length < 3) return answers;
  const apOf = new Map(getCombatStats(game).map(({ unit, ap }) => [unit.id, ap]));
  const rank = (answer: PlayerAnswer): number =>
    answer.do === "pick" && "instance" in answer.target ? (apOf.get(answer.target.instance) ?? 0) : -1;
  return [...answers].sort((one, other) => rank(other) - rank(one));
}

/** Returns the value of an answer for a player, tried on a copy; `null` if the copy refuses it. */
export function tryAnswer(
  game: Game,
  answer: PlayerAnswer,
  player: PlayerId,
  budget: TrialBudget,
  bounds: Bounds = ANY,
  questions = MOST_QUESTIONS,
): number | null {
  budget.tries -= 1;
  const copy = forkGame(game);
  return applyAnswer(copy, answer) === null ? outlook(copy, player, budget, bounds, questions) : null;
}

/**
 * Value of a game for a player after everything pending is over and no more cards are used. Each asked player gives
 * their best answer. The game is played in place.
 */
function outlook(game: Game, player: PlayerId, budget: TrialBudget, bounds: Bounds, questions: number): number {
  const { state } = game;
  for (let steps = 0; steps < MOST_STEPS && state.choice !== null && !isQuietPosition(state); steps += 1) {
    const { choice } = state;
    if (choice.ask === "priority") {
      if (applyAnswer(game, PASS) !== null) break;
      continue;
    }
    const answers = listLegalAnswers(game);
    const [first] = answers;
    if (first === undefined) break;
    if (answers.length > 1 && !isMinor(choice) && questions > 0 && budget.tries > 0) {
      return bestFor(game, answers, player, budget, bounds, questions - 1);
    }
    if (applyAnswer(game, first) !== null) break;
  }
  return evaluatePosition(game, player);
}

/** Value of a question if the asked player takes their best answer. */
function bestFor(
  game: Game,
  answers: readonly PlayerAnswer[],
  player: PlayerId,
  budget: TrialBudget,
  bounds: Bounds,
  questions: number,
): number {
  const own = game.state.choice?.player === player;
  let { low, high } = bounds;
  let best: number | null = null;
  for (const answer of getCandidateAnswers(game, answers)) {
    const value = tryAnswer(game, answer, player, budget, { low, high }, questions);
    if (value === null) continue;
    if (best === null || (own ? value > best : value < best)) best = value;
    if (own) low = Math.max(low, value);
    else high = Math.min(high, value);
    if (low >= high) break;
  }
  return best ?? evaluatePosition(game, player);
}
