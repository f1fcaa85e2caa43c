import { cacheGame } from "../../kernel/open-game";
import type { AdvanceResult } from "../../kernel/step";
import type { Cards } from "../model/cards";
import type { PlayerAnswer } from "../model/choice";
import type { Event } from "../model/event";
import type { Refusal } from "../model/problem";
import type { GameState } from "../model/state";
import { forkGame, openGame } from "./game";
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
  const next = forkGame(openGame(cards, state), events);
  const problem = applyAnswer(next, answer);
  if (problem !== null) return { ok: false, problem };
  cacheGame(next);
  return { ok: true, state: next.state, events };
}
