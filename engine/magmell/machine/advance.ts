import { clone } from "../../kernel/clone";
import type { Cards } from "../model/cards";
import type { PlayerAnswer } from "../model/choice";
import type { Event } from "../model/event";
import type { Refusal } from "../model/problem";
import type { GameState } from "../model/state";
import { copyZones } from "../model/zone";
import { step } from "./step";

type AdvanceResult =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly Event[] }
  | { readonly ok: false; readonly problem: Refusal };

/**
 * Applies one answer to a copy of a state: returns the next state and the events, or the refusal. Never changes its
 * argument.
 */
export function advance(cards: Cards, state: GameState, answer: PlayerAnswer): AdvanceResult {
  const next = copyState(state);
  const events: Event[] = [];
  const problem = step(cards, next, answer, events);
  return problem === null ? { ok: true, state: next, events } : { ok: false, problem };
}

/** A deep copy of a game state. */
export function copyState(state: GameState): GameState {
  const { zones, ...rest } = state;
  return { ...clone(rest), zones: copyZones(zones) };
}
