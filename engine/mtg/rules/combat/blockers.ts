import { copyWith } from "../../../kernel/copy-with";
import { getResponseNumber } from "../../../kernel/question";
import type { Blocker } from "../../model/combat";
import type { Event } from "../../model/event";
import type { FrameOf } from "../../model/frame";
import type { InstanceId } from "../../model/ids";
import { copyState, type Game, type GameFrameHandler } from "../../model/state";
import { getStepRule } from "../../model/turn";
import { findPermanent } from "../../model/zone";
import { proposeEvents } from "../events/propose-events";
import { sortRequiredFirst } from "./attackers";
import {
  findBlockRequirement,
  getBlockableAttackers,
  getDefendingPlayer,
  getPossibleBlockers,
  getRequiredAttackers,
} from "./block-problems";
import { payCombatCosts, restartDeclaration } from "./costs";
import {
  type AskQuestion,
  createObjectPick,
  getResponseInstances,
  runDeclaration,
  toQuestionSource,
} from "./run-declaration";

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
  run: runDeclareBlockers,
};

function runDeclareBlockers(game: Game, frame: FrameOf<"declareBlockers">): void {
  const { state } = game;
  const player = getDefendingPlayer(game);
  if (frame.declared !== null) {
    const ids = frame.declared.map(({ id }) => id);
    if (getResponseNumber(frame.given) === 0) restartDeclaration(game, player, ids, frame);
    else declare(game, frame.declared);
    return;
  }
  const blockers = runDeclaration(game, frame, (ask) => planBlocks(game, ask));
  if (blockers === null) return;
  const ids = blockers.map(({ id }) => id);
  const before = copyState(state);
  if (payCombatCosts(game, player, "block", ids, copyWith(frame, { declared: blockers, given: null })))
    state.before = before;
  else declare(game, blockers);
}

/** Makes the declared creatures that are still there blockers, and their attackers blocked. */
function declare(game: Game, declared: readonly Blocker[]): void {
  const { state } = game;
  state.before = null;
  const blockers = declared.filter(({ id }) => findPermanent(state.zones, id) !== null);
  const rule = getStepRule(state.era, "blockers");
  const attackers = state.combat?.attackers ?? [];
  const blocked = attackers.filter(({ id }) => blockers.some((blocker) => blocker.attackers.includes(id)));
  proposeEvents(game, [
    { type: "blockersDeclared", rule, player: getDefendingPlayer(game), blockers },
    ...blocked.map(({ id }): Event => ({ type: "becameBlocked", rule, instance: id })),
  ]);
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
  const given = ask({
    ask: "pick",
    rule: "mtg-6e:C.4.2",
    player: getDefendingPlayer(game),
    about: object === null ? null : toQuestionSource(object),
    purpose: "blocked",
    options: options.map((instance) => ({ instance })),
    min: 1,
    max: 1,
    ordered: false,
    picked: [],
  });
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
