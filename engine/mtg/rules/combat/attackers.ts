import { copyWith } from "../../../kernel/copy-with";
import { createPickQuestion, getResponseInstances, getResponseTargets } from "../../../kernel/question";
import type { Attacker } from "../../model/combat";
import { getEraSwitchRule } from "../../model/era-switches";
import type { InstanceId, Target } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { Game, GameFrameHandler } from "../../model/state";
import { getStepRule } from "../../model/turn";
import { findPermanent } from "../../model/zone";
import { findAttackRequirement, getAttackTargets, getPossibleAttackers } from "./attack-problems";
import { formBands } from "./bands";
import { runPricedDeclaration } from "./costs";
import { type AskQuestion, createObjectPick, toQuestionSource } from "./run-declaration";

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
  run: (game, frame) =>
    runPricedDeclaration(game, frame, {
      player: game.state.active,
      act: "attack",
      plan: planAttack,
      waiting: (declared) => copyWith(frame, { declared, given: null }),
      declare: ({ state }, _player, attackers) => [
        { type: "attackersDeclared", rule: getStepRule(state.era, "attackers"), player: state.active, attackers },
      ],
    }),
};

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
  const { state } = game;
  const options = getAttackTargets(game);
  const [only, ...others] = options;
  if (only !== undefined && others.length === 0) return only;
  const object = findPermanent(state.zones, id);
  const about = object === null ? null : toQuestionSource(object);
  const rule = getEraSwitchRule(state.era, "attackable");
  const given = ask(createPickQuestion({ rule, player: state.active, about, purpose: "attackTarget" }, options));
  return given === null ? null : (getResponseTargets(given)[0] ?? null);
}
