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
 * Applies one answer to a state in place, without a copy, for simulation. Returns `null` if it was accepted, or the
 * refusal, with the state unchanged. Events are appended to `log` if given.
 */
export function step(cards: Cards, state: GameState, answer: PlayerAnswer, log: Event[] | null = null): Refusal | null {
  return applyAnswer(openGame(cards, state, log), answer);
}

/** Applies one answer to a game object in place. Returns `null` or the refusal. */
export function applyAnswer(game: Game, answer: PlayerAnswer): Refusal | null {
  const { state } = game;
  const { choice } = state;
  if (choice === null) return { code: "GAME_OVER", rule: "mag:202.1" };
  if (answer.do === "concede") {
    if (!PLAYERS.includes(answer.player)) return refusal(game, choice);
    game.offered = null;
    concession.run(game, answer.player);
    return null;
  }
  const row = CHOICE_HANDLERS[choice.ask];
  // An answer that was listed needs no second look.
  if (!game.offered?.includes(answer) && !row.accepts(game, choice, answer)) return refusal(game, choice);
  state.choice = null;
  game.offered = null;
  row.take(game, choice, answer);
  runGame(game);
  return null;
}

function refusal(game: Game, choice: NonNullable<GameState["choice"]>): Refusal {
  return { code: "NOT_OFFERED", rule: choice.rule, choice, offered: CHOICE_HANDLERS[choice.ask].offers(game, choice) };
}
