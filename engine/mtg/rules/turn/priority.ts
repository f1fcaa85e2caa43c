import { askPriority, givePriority, passPriority, popPriorityFrame } from "../../../kernel/priority";
import type { Choice, PlayerAnswer } from "../../model/choice";
import type { ByEra } from "../../model/era";
import type { PlayerId } from "../../model/ids";
import type { PlayProblem } from "../../model/problem";
import type { MtgRef } from "../../model/ref";
import { copyState, type Game, type GameFrameHandler } from "../../model/state";
import { stopEndlessGame } from "./outcome";
import { PRIORITY_ACTIONS, type PriorityAction } from "./priority-actions";

/** The rule that gives priority in each era. */
const PRIORITY: ByEra<MtgRef> = { "6e": "mtg-6e:T.2.2", "8e": "mtg-8e:word.priority", mod: "mtg-house:19" };

/** Priority: its player may act or pass (T.2.2). */
export const priorityFrame: GameFrameHandler<"priority"> = {
  rules: ["mtg-6e:T.2.2", "mtg-8e:word.priority", "mtg-house:19"],
  run: (game, frame) => {
    const question: Choice = { ask: "priority", rule: PRIORITY[game.state.era], player: frame.player };
    game.state.before = null;
    askPriority(game, frame, question);
  },
};

const PASS: PlayerAnswer = { do: "pass" };

const findPriorityAction = (answer: PlayerAnswer): PriorityAction | null =>
  PRIORITY_ACTIONS.find((play) => play.does(answer)) ?? null;

/** Returns the answers of the player with priority: a pass, and everything that can be played completely (T.4.6). */
export function getPriorityAnswers(game: Game, { player }: Choice): readonly PlayerAnswer[] {
  const answers: PlayerAnswer[] = [PASS];
  for (const play of PRIORITY_ACTIONS) for (const answer of play.offers(game, player)) answers.push(answer);
  return answers;
}

export const isValidPriorityAnswer = (game: Game, { player }: Choice, answer: PlayerAnswer): boolean =>
  answer.do === "pass" || (findPriorityAction(answer) !== null && useProblems(game, player, answer).length === 0);

/** Returns all reasons against a play; empty for a pass or a legal play. */
export function useProblems(game: Game, player: PlayerId, answer: PlayerAnswer): readonly PlayProblem[] {
  const play = findPriorityAction(answer);
  return play === null ? [] : play.whyNot(game, player, answer);
}

/**
 * Carries out an answer to priority. A player who acts has priority again (T.5.1), and passes are counted from zero.
 * Both players must pass in succession (mtg-house:19). Mana abilities count as acts (mtg-house:18).
 * @rule mtg-6e:T.2.2, mtg-6e:T.2.2.1, mtg-6e:T.2.2.1.a, mtg-6e:T.2.2.1.b, mtg-6e:T.2.2.2, mtg-6e:T.2.2.2.a
 * @rule mtg-6e:T.2.2.2.b
 * @rule mtg-6e:T.5.1, mtg-6e:G.18.4, mtg-house:18, mtg-house:19
 */
export function applyPriorityAnswer(game: Game, { player }: Choice, answer: PlayerAnswer): void {
  const play = findPriorityAction(answer);
  const before = play === null ? null : copyState(game.state);
  const frame = popPriorityFrame(game);
  if (play === null) {
    passPriority(game, frame, { handOver: (_game, other) => givePriority(game, other, 1), bothPassed });
    return;
  }
  game.state.resolutions = 0;
  // What cannot be paid for is taken back to here; whatever is on the table by the next priority is there to stay (T.12.r6).
  game.state.before = before;
  givePriority(game, player);
  play.take(game, player, answer);
}

/**
 * After two passes, the topmost object resolves and the active player gets priority; on an empty stack the step ends.
 * @rule mtg-6e:T.2.2.3, mtg-6e:T.2.r3, mtg-6e:P.3.7, mtg-8e:word.stack, mtg-8e:word.priority
 */
function bothPassed(game: Game): void {
  const { state } = game;
  if (state.zones.stack.length === 0 || stopEndlessGame(game)) return;
  givePriority(game, state.active);
  state.agenda.push({ run: "resolve" });
}
