import { copyWith } from "../../kernel/copy-with";
import { createMayQuestion } from "../../kernel/question";
import { getAbility } from "../model/cards";
import type { FrameOf } from "../model/frame";
import type { Game, GameFrameHandler } from "../model/state";
import { askPlayer } from "./ask-player";
import { getQuestionSource } from "./continuous/create-scope";
import { canPayPrice } from "./use/can-pay";

/**
 * The question whether to replace an event (「かわりに〜してもよい」). It goes to the controller of the effect and returns the
 * response to the batch below. An impossible replacement causes no question (house:46).
 */
export const offerFrame: GameFrameHandler<"offer"> = { rules: ["mag:306.1.2", "house:46"], run: runOffer };

/** The answer that declines. */
const NO = { number: 1 } as const;

function runOffer(game: Game, { ability: part, scope }: FrameOf<"offer">): void {
  const { state } = game;
  const below = state.agenda.pop();
  if (below?.run !== "batch") throw new Error("A replacement is offered to no event");
  const ability = getAbility(game.cards, part);
  const effects = ability.type === "replacement" ? (ability.instead.effects ?? []) : [];
  if (!canPayPrice(game, scope, effects)) {
    state.agenda.push(copyWith(below, { given: NO }));
    return;
  }
  const asked = { rule: "mag:306.1.2", player: scope.controller, about: getQuestionSource(scope) } as const;
  askPlayer(game, below, createMayQuestion(asked));
}
