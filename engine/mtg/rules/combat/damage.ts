import { getEraSwitch, getEraSwitchRule } from "../../model/era-switches";
import type { Event } from "../../model/event";
import type { FrameOf } from "../../model/frame";
import type { InstanceId, Target } from "../../model/ids";
import type { MtgRef } from "../../model/ref";
import type { DamageShare } from "../../model/stack";
import { type Game, type GameFrameHandler, NO_CARD_INDEX } from "../../model/state";
import { getStepRule } from "../../model/turn";
import { allocateId, applyBatch } from "../events/apply-batch";
import { createDamageEvent } from "../events/damage-event";
import { proposeEvents } from "../events/propose-events";
import { type DamageDealer, getDamageDealers } from "./damage-dealers";
import { divideDamage } from "./divide-damage";
import { type AskQuestion, runDeclaration } from "./run-declaration";

/**
 * The announcement of combat damage, first of the attackers, then of the blockers. Depending on the era, the damage
 * waits on the stack as one object, or is dealt immediately. That object has no controller and cannot be countered.
 */
export const assignDamageFrame: GameFrameHandler<"assignDamage"> = {
  rules: [
    "mtg-6e:C.1.8",
    "mtg-6e:C.5.1",
    "mtg-6e:C.5.8",
    "mtg-6e:C.5.9",
    "mtg-8e:combat-damage",
    "mtg-8e:second-damage",
    "mtg-flow:3.4",
    "mtg-house:3",
    "mtg-house:4",
  ],
  run: runAssignDamage,
};

function runAssignDamage(game: Game, frame: FrameOf<"assignDamage">): void {
  const { state } = game;
  const { first } = frame;
  const dealers = getDamageDealers(game, first);
  const shares = runDeclaration(game, frame, (ask) => announce(game, ask, dealers));
  if (shares === null) return;
  const rule = getStepRule(state.era, first ? "firstDamage" : "damage");
  const announced: Event = { type: "damageAssigned", rule, first, dealers: dealers.map(({ id }) => id), shares };
  if (shares.length === 0) {
    applyBatch(game, [announced]);
  } else if (getEraSwitch(state.era, "combatDamage") === "onStack") {
    applyBatch(game, [announced, onStack(game, shares)]);
  } else {
    applyBatch(game, [announced]);
    proposeEvents(game, dealt(game, shares, rule));
  }
}

const onStack = ({ state }: Game, dealt: readonly DamageShare[]): Event => ({
  type: "thingPut",
  rule: getEraSwitchRule(state.era, "combatDamage"),
  instance: allocateId(state),
  player: state.active,
  card: NO_CARD_INDEX,
  thing: { sort: "combatDamage", source: null, dealt },
});

const dealt = (game: Game, shares: readonly DamageShare[], rule: MtgRef): readonly Event[] =>
  shares.map(({ source, target, amount }) => createDamageEvent(game, source, target, amount, { rule, inCombat: true }));

/** The shares of all damage; `null` while a player must still divide damage. */
function announce(game: Game, ask: AskQuestion, dealers: readonly DamageDealer[]): readonly DamageShare[] | null {
  const shares: DamageShare[] = [];
  for (const dealer of dealers) {
    const own = divideDamage(game, ask, dealer, (target) => assignedTo(shares, target));
    if (own === null) return null;
    shares.push(...own.filter(({ amount }) => amount > 0));
  }
  return shares;
}

/** Damage already assigned to a creature in this announcement (A.27.6). */
const assignedTo = (shares: readonly DamageShare[], id: InstanceId): number =>
  shares.reduce((sum, { target, amount }) => (isObject(target, id) ? sum + amount : sum), 0);

const isObject = (target: Target, id: InstanceId): boolean => "instance" in target && target.instance === id;
