import type { AdvanceResult } from "../../kernel/step";
import type { Cards } from "../model/cards";
import type { PlayerAnswer } from "../model/choice";
import type { Event } from "../model/event";
import type { Refusal } from "../model/problem";
import type { GameState } from "../model/state";
import { forkGame } from "./game";
import { applyAnswer } from "./step";

/**
 * Applies one answer to a copy of a state: returns the next state and the events, or the refusal. Never changes its
 * argument.
 */
export function advanceGame(
  cards: Cards,
  state: GameState,
  answer: PlayerAnswer,
): AdvanceResult<GameState, Event, Refusal> {
  const events: Event[] = [];
  const game = forkGame(cards, state, events);
  const problem = applyAnswer(game, answer);
  return problem === null ? { ok: true, state: game.state, events } : { ok: false, problem };
}
