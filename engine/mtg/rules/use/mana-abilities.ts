import { copyWith } from "../../../kernel/copy-with";
import { createOptionQuestion, getResponseNumber } from "../../../kernel/question";
import type { ActivatedAbility, TotalCost } from "../../model/ability";
import type { FrameOf } from "../../model/frame";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { GameObject } from "../../model/object";
import { copyScope, type Scope, type WaitingTrigger } from "../../model/stack";
import type { Game, GameFrameHandler } from "../../model/state";
import { findObject } from "../../model/zone";
import { askPlayer } from "../ask-player";
import { getCharacteristics } from "../continuous/characteristics";
import { createScope } from "../continuous/create-scope";
import { applyBatch } from "../events/apply-batch";
import { applyEvent } from "../events/apply-event";
import { getChosenBodies, pushAbilityBodies } from "./bodies";
import { reversePlay } from "./reverse-play";
import { createStackScope } from "./stack-scope";
import { computeTotalCost } from "./total-cost";

/** Returns an activated ability of an object by its index among the current abilities; `null` if there is none. */
export function getActivatedAbility(game: Game, object: GameObject, index: number): ActivatedAbility | null {
  const ability = getCharacteristics(game, object).abilities[index];
  return ability?.type === "activated" ? ability : null;
}

/** The current cost of an activated ability of an object. */
const abilityCost = (game: Game, object: GameObject, player: PlayerId, ability: ActivatedAbility, x = 0): TotalCost =>
  computeTotalCost(game, createScope(object, player), [ability.cost], { x });

/** Choices that a payment has made for a mana ability before it is played. */
type ManaChoice = { readonly mode: number | null; readonly color: number | null };

/**
 * Plays a mana ability: its cost is paid, and it resolves immediately without the stack. A spell that adds mana is not
 * a mana ability.
 * @rule mtg-6e:A.6.2, mtg-6e:A.6.9, mtg-6e:A.6.9.1, mtg-6e:A.6.9.2, mtg-6e:A.6.5, mtg-6e:A.6.r1
 */
export function activateManaAbility(
  game: Game,
  player: PlayerId,
  instance: InstanceId,
  index: number,
  { mode, color }: ManaChoice = { mode: null, color: null },
): void {
  const object = findObject(game.state.zones, instance)?.object;
  const ability = object === undefined ? null : getActivatedAbility(game, object, index);
  if (object === undefined || ability === null) throw new Error(`Object ${instance} has no ability ${index}`);
  const memory: Scope["memory"] = color === null ? {} : { color: { number: color } };
  game.state.agenda.push(
    {
      run: "makeMana",
      instance,
      place: index,
      ability,
      scope: copyScope(createScope(object, player), { memory }),
      mode,
      isPaid: false,
      given: null,
    },
    {
      run: "pay",
      player,
      source: instance,
      due: abilityCost(game, object, player, ability),
      isForMana: true,
      asked: null,
      picked: null,
      given: null,
    },
  );
}

/** A mana ability whose cost has been paid: its mode is chosen, and it resolves (A.6.9). */
export const makeManaFrame: GameFrameHandler<"makeMana"> = {
  rules: ["mtg-6e:A.6.2", "mtg-6e:A.6.9", "mtg-6e:T.5.2"],
  run: runMakeMana,
};

function runMakeMana(game: Game, frame: FrameOf<"makeMana">): void {
  const { ability, scope, instance, place } = frame;
  const { controller: player } = scope;
  if (!frame.isPaid && getResponseNumber(frame.given) === 0) {
    reversePlay(game, player, instance);
    return;
  }
  if ("modes" in ability && frame.mode === null && !frame.isPaid) {
    const asked = { rule: "mtg-6e:G.24.1", player, about: { instance, card: scope.card }, purpose: "mode" } as const;
    const options = ability.modes.map((_mode, mode) => ({ mode }));
    askPlayer(game, copyWith(frame, { isPaid: true, given: null }), createOptionQuestion(asked, options));
    return;
  }
  const mode = frame.mode ?? (frame.isPaid ? getResponseNumber(frame.given) : 0);
  game.state.agenda.push({ run: "manaTriggers" });
  applyBatch(game, [{ type: "activated", rule: "mtg-6e:A.6.2", instance, player, ability: place }]);
  pushAbilityBodies(game, scope, getChosenBodies(ability, { modes: [mode] }));
}

/** Triggered mana abilities. They resolve after the mana ability that triggered them, without the stack. */
export const manaTriggersFrame: GameFrameHandler<"manaTriggers"> = {
  rules: ["mtg-6e:A.6.1", "mtg-6e:A.6.4", "mtg-6e:A.6.r2"],
  run: (game) => {
    const { state } = game;
    const index = state.waiting.findIndex(isManaTrigger);
    const waiting = state.waiting[index];
    if (waiting === undefined) return;
    applyEvent(game, { type: "manaTriggered", rule: "mtg-6e:A.6.4", index });
    state.agenda.push({ run: "manaTriggers" });
    const { thing } = waiting;
    if (thing.sort !== "triggered" || thing.ability === null) return;
    const scope: Scope = createStackScope(waiting, thing);
    pushAbilityBodies(game, scope, getChosenBodies(thing.ability, { modes: [0] }));
  },
};

/** Whether a waiting ability adds mana and was triggered by a mana ability, as its text must say (A.6.4). */
function isManaTrigger({ thing }: WaitingTrigger): boolean {
  if (thing.sort !== "triggered" || thing.ability?.type !== "triggered" || thing.ability.on.on !== "tappedForMana")
    return false;
  return getChosenBodies(thing.ability, { modes: [0] }).some(({ effects }) =>
    effects.some((effect) => effect.do === "addMana" || effect.do === "addAnyMana"),
  );
}
