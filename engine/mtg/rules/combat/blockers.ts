import { copyWith } from "../../../kernel/copy-with";
import { createPickQuestion, getResponseInstances } from "../../../kernel/question";
import type { Blocker } from "../../model/combat";
import type { Event } from "../../model/event";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { Game, GameFrameHandler } from "../../model/state";
import { getStepRule } from "../../model/turn";
import { findPermanent } from "../../model/zone";
import { sortRequiredFirst } from "./attackers";
import {
  findBlockRequirement,
  getBlockableAttackers,
  getDefendingPlayer,
  getPossibleBlockers,
  getRequiredAttackers,
} from "./block-problems";
import { runPricedDeclaration } from "./costs";
import { type AskQuestion, createObjectPick, toQuestionSource } from "./run-declaration";

/**
 * The declaration of blockers: the blocking creatures, and the attacker that each of them blocks. All become blockers
 * at one moment, and do not tap. A creature that blocks one member of a band blocks the whole band.
 */
export const declareBlockersFrame: GameFrameHandler<"declareBlockers"> = {
  rules: [
    "mtg-6e:C.4.1",
    "mtg-6e:C.4.2",
    "mtg-6e:C.4.4",
    "mtg-6e:C.4.6",
    "mtg-6e:C.4.7",
    "mtg-6e:C.4.11",
    "mtg-6e:C.4.r1",
    "mtg-6e:C.4.r2",
    "mtg-6e:C.4.r3",
    "mtg-8e:blockers",
    "mtg-flow:3.3",
    "mtg-house:8",
  ],
  run: (game, frame) =>
    runPricedDeclaration(game, frame, {
      player: getDefendingPlayer(game),
      act: "block",
      plan: planBlocks,
      waiting: (declared) => copyWith(frame, { declared, given: null }),
      declare,
    }),
};

/** The events of creatures that become blockers, and of the attackers that they block. */
function declare({ state }: Game, player: PlayerId, blockers: readonly Blocker[]): readonly Event[] {
  const rule = getStepRule(state.era, "blockers");
  const attackers = state.combat?.attackers ?? [];
  const blocked = attackers.filter(({ id }) => blockers.some((blocker) => blocker.attackers.includes(id)));
  return [
    { type: "blockersDeclared", rule, player, blockers },
    ...blocked.map(({ id }): Event => ({ type: "becameBlocked", rule, instance: id })),
  ];
}

function planBlocks(game: Game, ask: AskQuestion): readonly Blocker[] | null {
  const able = getPossibleBlockers(game);
  if (able.length === 0) return [];
  const picked = ask(
    createObjectPick(
      {
        rule: getStepRule(game.state.era, "blockers"),
        player: getDefendingPlayer(game),
        about: null,
        purpose: "blockers",
      },
      sortRequiredFirst(able, (object) => findBlockRequirement(game, object) !== undefined),
    ),
  );
  if (picked === null) return null;
  const blockers: Blocker[] = [];
  for (const id of getResponseInstances(picked)) {
    const attacker = attackerFor(game, ask, id);
    if (attacker === null) return null;
    blockers.push({ id, attackers: bandOf(game, attacker) });
  }
  return blockers;
}

/** The attacker to which a blocker is assigned. */
function attackerFor(game: Game, ask: AskQuestion, id: InstanceId): InstanceId | null {
  const demanded = getRequiredAttackers(game, id);
  const options = demanded.length > 0 ? demanded : getBlockableAttackers(game, id);
  const [only, ...others] = options;
  if (only !== undefined && others.length === 0) return only;
  const object = findPermanent(game.state.zones, id);
  const about = object === null ? null : toQuestionSource(object);
  const asked = { rule: "mtg-6e:C.4.2", player: getDefendingPlayer(game), about, purpose: "blocked" } as const;
  const given = ask(
    createPickQuestion(
      asked,
      options.map((instance) => ({ instance })),
    ),
  );
  return given === null ? null : (getResponseInstances(given)[0] ?? null);
}

/**
 * An attacker and the other members of its band. Blocking one blocks all, even members that the blocker could not block
 * alone. A band lasts even if banding is lost.
 * @rule mtg-6e:A.7.7, mtg-6e:A.7.8, mtg-6e:A.7.r1, mtg-6e:A.26.r2, mtg-6e:C.4.11
 */
function bandOf({ state }: Game, id: InstanceId): readonly InstanceId[] {
  const attackers = state.combat?.attackers ?? [];
  const band = attackers.find((attacker) => attacker.id === id)?.band ?? null;
  return attackers
    .filter((attacker) => attacker.id === id || (band !== null && attacker.band === band))
    .map((one) => one.id);
}
