import { placeNextTrigger } from "../../../kernel/place-triggers";
import type { ChoiceOption } from "../../model/choice";
import type { Waiting } from "../../model/stack";
import type { GameFrameRow } from "../../model/state";
import { askPlayer } from "../ask-player";
import { applyEvent } from "../events/apply-event";
import { takeId } from "../events/commit";

/** Puts waiting abilities onto the stack: the active player's first, each player's in an order of their choice (A.4.8). */
export const placeTriggers: GameFrameRow<"placeTriggers"> = {
  rules: ["mtg-6e:A.4.3", "mtg-6e:A.4.7", "mtg-6e:A.4.8", "mtg-6e:A.4.5", "mtg-6e:P.7.1"],
  run: (game, frame) => {
    const { state } = game;
    placeNextTrigger<Waiting>({
      waiting: state.waiting,
      turnPlayer: state.active,
      given: frame.given,
      ask: (player, triggers) =>
        askPlayer(game, frame, {
          ask: "option",
          rule: "mtg-6e:A.4.8",
          player,
          about: null,
          purpose: "trigger",
          options: triggers.map(shown),
        }),
      put: (index) => {
        applyEvent(game, { type: "abilityPut", rule: "mtg-6e:A.4.7", instance: takeId(state), index });
        if (state.waiting.length > 0) state.agenda.push({ run: "placeTriggers", given: null });
      },
    });
  },
};

const shown = ({ thing, card }: Waiting): ChoiceOption => {
  if (thing.sort === "turnDraw") return { game: "turnDraw" };
  return { card, ...(thing.source !== null && { instance: thing.source }) };
};
