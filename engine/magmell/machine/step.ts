import type { Cards } from "../model/cards";
import type { PlayerAnswer } from "../model/choice";
import type { Event } from "../model/event";
import { PLAYERS } from "../model/ids";
import type { Refusal } from "../model/problem";
import type { Game, GameState } from "../model/state";
import { concession } from "../rules/turn/outcome";
import { openGame } from "./game";
import { CHOICE_HANDLERS } from "./legal-answers";
import { runGame } from "./run-game";

/**
 * Plays one answer on a state that the caller owns and gives up: no copy, for simulation. Returns `null` when the answer
 * was taken, or why it was refused, with the state left as it was. What happens is written to `log` when there is one.
 */
export function step(cards: Cards, state: GameState, answer: PlayerAnswer, log: Event[] | null = null): Refusal | null {
  return applyAnswer(openGame(cards, state, log), answer);
}

/** The same for a game that the caller holds. */
export function applyAnswer(game: Game, answer: PlayerAnswer): Refusal | null {
  const { state } = game;
  const { choice } = state;
  if (choice === null) return { code: "GAME_OVER", rule: "mag:202.1" };
  if (answer.do === "concede") {
    if (!PLAYERS.includes(answer.player)) return refusal(game, choice);
    concession.run(game, answer.player);
    return null;
  }
  const row = CHOICE_HANDLERS[choice.ask];
  if (!row.accepts(game, choice, answer)) return refusal(game, choice);
  state.choice = null;
  row.take(game, choice, answer);
  runGame(game);
  return null;
}

function refusal(game: Game, choice: NonNullable<GameState["choice"]>): Refusal {
  return { code: "NOT_OFFERED", rule: choice.rule, choice, offered: CHOICE_HANDLERS[choice.ask].offers(game, choice) };
}
