import { placeNextTrigger } from "../../../kernel/place-triggers";
import { createOptionQuestion } from "../../../kernel/question";
import type { FrameOf } from "../../model/frame";
import type { Game, GameFrameHandler } from "../../model/state";
import { askPlayer } from "../ask-player";
import { applyEvent } from "./apply-event";
import { allocateId } from "./move-event";

/**
 * Puts waiting triggers on the chant (705.3.3). Triggers of the turn player come first; each player chooses the order
 * of their own (703.4.1.1). The targets of each trigger are chosen before the next trigger is put.
 */
export const placeTriggersFrame: GameFrameHandler<"placeTriggers"> = {
  rules: ["mag:705.2", "mag:705.3.3", "mag:705.3.3.1", "mag:703.4.1", "mag:703.4.1.1", "mag:408.3", "mag:703.4.1.4"],
  run: runPlaceTriggers,
};

function runPlaceTriggers(game: Game, frame: FrameOf<"placeTriggers">): void {
  const { waiting, turnPlayer } = game.state;
  placeNextTrigger({
    waiting,
    turnPlayer,
    given: frame.given,
    ask: (player, triggers) => {
      const asked = { rule: "mag:703.4.1.1", player, about: null, purpose: "trigger" } as const;
      const options = triggers.map(({ card, ability, source }) => ({ card, ability, instance: source }));
      askPlayer(game, frame, createOptionQuestion(asked, options));
    },
    put: (index) => putOnChant(game, index),
  });
}

function putOnChant(game: Game, index: number): void {
  const { state } = game;
  const waiting = state.waiting[index];
  if (waiting === undefined) throw new Error(`No ability waits at ${index}`);
  const instance = allocateId(state);
  applyEvent(game, { type: "abilityPut", rule: "mag:703.4.1", instance, waiting, index });
  state.agenda.push(
    { run: "placeTriggers", given: null },
    { run: "aim", instance, spec: -1, targets: null, shares: [], asked: null, modes: null, given: null },
  );
}
