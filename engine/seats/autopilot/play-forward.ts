import { copyState } from "../../magmell/machine/advance";
import { legalAnswers } from "../../magmell/machine/choices";
import { step } from "../../magmell/machine/step";
import type { Answer } from "../../magmell/model/answer";
import type { Cards } from "../../magmell/model/cards";
import type { Choice } from "../../magmell/model/choice";
import type { PlayerId } from "../../magmell/model/ids";
import type { GameState } from "../../magmell/model/state";
import { judge } from "./judge";

/** How much one decision may try: `tries` counts down. */
export type Budget = { tries: number };

/** After so many questions in a row, only the first answer to each further one is looked at. */
const MOST_QUESTIONS = 3;
/** How many answers to one question are looked at. */
const MOST_ANSWERS = 24;
/** Whatever goes on for longer is judged as it stands. */
const MOST_STEPS = 100;

const PASS: Answer = { do: "pass" };

/** Questions whose answer hardly changes how the game stands: the first answer does while trying something out. */
const TAKEN_AS_OFFERED: readonly string[] = ["useCost", "catalyst", "arrange", "trigger", "replacement"];

const isMinor = (choice: Choice): boolean => "purpose" in choice && TAKEN_AS_OFFERED.includes(choice.purpose);

/** Nothing waits to be resolved and no battle goes on, and a player is asked what to do with priority. */
export const isQuiet = ({ choice, zones, battle }: GameState): boolean =>
  choice?.ask === "priority" && zones.chant.length === 0 && battle === null;

/** At most so many of the answers, spread evenly over all of them. */
export function someOf(answers: readonly Answer[]): readonly Answer[] {
  if (answers.length <= MOST_ANSWERS) return answers;
  return Array.from(
    { length: MOST_ANSWERS },
    (_, index) => answers[Math.floor((index * answers.length) / MOST_ANSWERS)],
  ).filter((answer) => answer !== undefined);
}

/** How good it is for a player that an answer is given, on a copy; `null` when the copy does not take it. */
export function tryAnswer(
  cards: Cards,
  state: GameState,
  answer: Answer,
  player: PlayerId,
  budget: Budget,
  questions = MOST_QUESTIONS,
): number | null {
  budget.tries -= 1;
  const copy = copyState(state);
  return step(cards, copy, answer) === null ? outlook(cards, copy, player, budget, questions) : null;
}

/**
 * How good a game is for a player once everything that has begun is over, with nobody using anything more. Whoever is
 * asked something on the way takes what is best for them. The state is played on in place.
 */
export function outlook(
  cards: Cards,
  state: GameState,
  player: PlayerId,
  budget: Budget,
  questions = MOST_QUESTIONS,
): number {
  for (let steps = 0; steps < MOST_STEPS && state.choice !== null && !isQuiet(state); steps += 1) {
    const { choice } = state;
    if (choice.ask === "priority") {
      if (step(cards, state, PASS) !== null) break;
      continue;
    }
    const answers = legalAnswers(cards, state);
    const [first] = answers;
    if (first === undefined) break;
    if (answers.length > 1 && !isMinor(choice) && questions > 0 && budget.tries > 0) {
      return bestFor(cards, state, answers, player, budget, questions - 1);
    }
    if (step(cards, state, first) !== null) break;
  }
  return judge(cards, state, player);
}

/** What comes of a question when whoever is asked takes what is best for them. */
function bestFor(
  cards: Cards,
  state: GameState,
  answers: readonly Answer[],
  player: PlayerId,
  budget: Budget,
  questions: number,
): number {
  const own = state.choice?.player === player;
  let best: number | null = null;
  for (const answer of someOf(answers)) {
    const value = tryAnswer(cards, state, answer, player, budget, questions);
    if (value !== null && (best === null || (own ? value > best : value < best))) best = value;
  }
  return best ?? judge(cards, state, player);
}
