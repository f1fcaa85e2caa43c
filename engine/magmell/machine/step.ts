import type { Answer } from "../model/answer";
import type { Cards } from "../model/cards";
import type { Event } from "../model/event";
import { PLAYERS } from "../model/ids";
import type { Refusal } from "../model/problem";
import type { Game, GameState } from "../model/state";
import { concession } from "../rules/turn/outcome";
import { CHOICES } from "./choices";
import { run } from "./frames";
import { openGame } from "./open-game";

/**
 * Plays one answer on a state that the caller owns and gives up: no copy, for simulation. Returns `null` when the answer
 * was taken, or why it was refused, with the state left as it was. What happens is written to `log` when there is one.
 */
export function step(cards: Cards, state: GameState, answer: Answer, log: Event[] | null = null): Refusal | null {
  return play(openGame(cards, state, log), answer);
}

/** The same for a game that the caller holds. */
export function play(game: Game, answer: Answer): Refusal | null {
  const { state } = game;
  const { choice } = state;
  if (choice === null) return { code: "GAME_OVER", rule: "mag:202.1" };
  if (answer.do === "concede") {
    if (!PLAYERS.includes(answer.player)) return refusal(game, choice);
    concession.run(game, answer.player);
    return null;
  }
  const row = CHOICES[choice.ask];
  if (!row.accepts(game, choice, answer)) return refusal(game, choice);
  state.choice = null;
  row.take(game, choice, answer);
  run(game);
  return null;
}

function refusal(game: Game, choice: NonNullable<GameState["choice"]>): Refusal {
  return { code: "NOT_OFFERED", rule: choice.rule, choice, offered: CHOICES[choice.ask].offers(game, choice) };
}
