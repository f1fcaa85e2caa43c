import { copyWith } from "../../../kernel/copy-with";
import { getResponseNumber } from "../../../kernel/question";
import type { Attacker } from "../../model/combat";
import { getEraSwitchRule } from "../../model/era-switches";
import type { Event } from "../../model/event";
import type { FrameOf } from "../../model/frame";
import type { InstanceId, Target } from "../../model/ids";
import type { GameObject } from "../../model/object";
import { copyState, type Game, type GameFrameHandler } from "../../model/state";
import { getStepRule } from "../../model/turn";
import { findPermanent } from "../../model/zone";
import { proposeEvents } from "../events/propose-events";
import { findAttackRequirement, getAttackTargets, getPossibleAttackers } from "./attack-problems";
import { formBands } from "./bands";
import { getAttackersToTap, payCombatCosts, restartDeclaration } from "./costs";
import {
  type AskQuestion,
  createObjectPick,
  getResponseInstances,
  runDeclaration,
  toQuestionSource,
} from "./run-declaration";

/**
 * The declaration of attackers: the attacking creatures, the target of each if there are several, and bands. All become
 * attackers at one moment; creatures without vigilance tap as the cost.
 */
export const declareAttackersFrame: GameFrameHandler<"declareAttackers"> = {
  rules: [
    "mtg-6e:C.3.1",
    "mtg-6e:C.3.2",
    "mtg-6e:C.3.5",
    "mtg-6e:C.3.6",
    "mtg-6e:C.3.8",
    "mtg-6e:C.3.r3",
    "mtg-6e:C.1.2",
    "mtg-8e:attackers",
    "mtg-flow:3.2",
    "mtg-house:9",
  ],
  run: runDeclareAttackers,
};

function runDeclareAttackers(game: Game, frame: FrameOf<"declareAttackers">): void {
  const { state } = game;
  const player = state.active;
  if (frame.declared !== null) {
    const ids = frame.declared.map(({ id }) => id);
    if (getResponseNumber(frame.given) === 0) restartDeclaration(game, player, ids, frame);
    else declare(game, frame.declared, []);
    return;
  }
  const attackers = runDeclaration(game, frame, (ask) => planAttack(game, ask));
  if (attackers === null) return;
  const ids = attackers.map(({ id }) => id);
  const tapping = getAttackersToTap(game, ids).map(
    (id): Event => ({ type: "tapped", rule: "mtg-6e:C.3.6", instance: id }),
  );
  const before = copyState(state);
  if (!payCombatCosts(game, player, "attack", ids, copyWith(frame, { declared: attackers, given: null }))) {
    declare(game, attackers, tapping);
    return;
  }
  state.before = before;
  if (tapping.length > 0) proposeEvents(game, tapping);
}

/** Makes the declared creatures that are still there attackers. */
function declare(game: Game, declared: readonly Attacker[], tapping: readonly Event[]): void {
  const { state } = game;
  state.before = null;
  const attackers = declared.filter(({ id }) => findPermanent(state.zones, id) !== null);
  const rule = getStepRule(state.era, "attackers");
  proposeEvents(game, [...tapping, { type: "attackersDeclared", rule, player: state.active, attackers }]);
}

function planAttack(game: Game, ask: AskQuestion): readonly Attacker[] | null {
  const able = getPossibleAttackers(game);
  if (able.length === 0) return [];
  const picked = ask(
    createObjectPick(
      { rule: getStepRule(game.state.era, "attackers"), player: game.state.active, about: null, purpose: "attackers" },
      sortRequiredFirst(able, (object) => findAttackRequirement(game, object) !== undefined),
    ),
  );
  if (picked === null) return null;
  const attackers: Attacker[] = [];
  for (const id of getResponseInstances(picked)) {
    const target = aim(game, ask, id);
    if (target === null) return null;
    attackers.push({ id, target, band: null });
  }
  return formBands(game, ask, attackers);
}

/** Sorts creatures that must attack or block before others. Players pick creatures in this order. */
export const sortRequiredFirst = (
  objects: readonly GameObject[],
  isDemanded: (object: GameObject) => boolean,
): readonly GameObject[] => [...objects.filter(isDemanded), ...objects.filter((object) => !isDemanded(object))];

/** The player, planeswalker or battle that a creature attacks. */
function aim(game: Game, ask: AskQuestion, id: InstanceId): Target | null {
  const options = getAttackTargets(game);
  const [only, ...others] = options;
  if (only !== undefined && others.length === 0) return only;
  const object = findPermanent(game.state.zones, id);
  const given = ask({
    ask: "pick",
    rule: getEraSwitchRule(game.state.era, "attackable"),
    player: game.state.active,
    about: object === null ? null : toQuestionSource(object),
    purpose: "attackTarget",
    options,
    min: 1,
    max: 1,
    ordered: false,
    picked: [],
  });
  return given !== null && "targets" in given ? (given.targets[0] ?? null) : null;
}
