import { placeNextTrigger } from "../../../kernel/place-triggers";
import { createOptionQuestion } from "../../../kernel/question";
import type { ChoiceOption } from "../../model/choice";
import type { InstanceId } from "../../model/ids";
import type { WaitingTrigger } from "../../model/stack";
import type { Game, GameFrameHandler } from "../../model/state";
import { findObject } from "../../model/zone";
import { askPlayer } from "../ask-player";
import { allocateId } from "../events/apply-batch";
import { applyEvent } from "../events/apply-event";
import { canChooseTargets, startAnnouncement } from "../use/announce";
import { interpretStackAbility } from "../use/spell-or-ability";

/**
 * Puts waiting abilities onto the stack. Abilities of the active player come first; each player chooses the order of
 * their own (A.4.8).
 */
export const placeTriggersFrame: GameFrameHandler<"placeTriggers"> = {
  rules: [
    "mtg-6e:A.4.3",
    "mtg-6e:A.4.7",
    "mtg-6e:A.4.8",
    "mtg-6e:A.4.5",
    "mtg-6e:A.4.23",
    "mtg-6e:A.4.r1",
    "mtg-6e:P.7.1",
  ],
  run: (game, frame) => {
    const { state } = game;
    placeNextTrigger<WaitingTrigger>({
      waiting: state.waiting,
      turnPlayer: state.active,
      given: frame.given,
      ask: (player, triggers) => {
        const asked = { rule: "mtg-6e:A.4.8", player, about: null, purpose: "trigger" } as const;
        askPlayer(game, frame, createOptionQuestion(asked, triggers.map(shown)));
      },
      put: (index) => {
        const instance = allocateId(state);
        applyEvent(game, { type: "abilityPut", rule: "mtg-6e:A.4.7", instance, index });
        if (state.waiting.length > 0) state.agenda.push({ run: "placeTriggers", given: null });
        aimTrigger(game, instance);
      },
    });
  },
};

/**
 * Lets the controller choose targets for an ability on the stack. An ability without legal targets is removed (A.4.7).
 */
function aimTrigger(game: Game, instance: InstanceId): void {
  const object = findObject(game.state.zones, instance)?.object;
  const subject = object === undefined ? null : interpretStackAbility(game, object);
  if (object === undefined || subject === null) return;
  if (!canChooseTargets(game, subject)) applyEvent(game, { type: "ceased", rule: "mtg-6e:G.39.1", instance });
  else if ("modes" in subject.body || (subject.body.targets ?? []).length > 0) {
    startAnnouncement(game, object.controller, instance, null);
  }
}

const shown = ({ thing, card }: WaitingTrigger): ChoiceOption => {
  if (thing.sort === "turnDraw") return { game: "turnDraw" };
  return { card, ...(thing.source !== null && { instance: thing.source }) };
};
