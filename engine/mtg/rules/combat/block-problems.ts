import type { QuestionSource } from "../../model/choice";
import { getOpponent, type InstanceId, type PlayerId } from "../../model/ids";
import type { SimpleKeyword } from "../../model/keyword";
import type { GameObject } from "../../model/object";
import type { PlayProblem } from "../../model/problem";
import type { MtgRef } from "../../model/ref";
import type { Game } from "../../model/state";
import { findPermanent, getPermanents } from "../../model/zone";
import { getCharacteristics, getController, getKeywordsWith, hasKeyword, hasType } from "../continuous/characteristics";
import { createScope } from "../continuous/create-scope";
import { matchesFilterNow } from "../continuous/matches-filter";
import { isProtectedFrom } from "../protection";
import { getCombatCostProblems, getCombatCosts } from "./costs";
import { findChangeSource, findProhibition } from "./prohibitions";

/** Returns the defending player: the opponent of the active player. */
export const getDefendingPlayer = ({ state }: Game): PlayerId => getOpponent(state.active);

/** Codes of the ways in which an attacker evades a blocker. */
type EvasionCode = Extract<PlayProblem, { readonly attacker: InstanceId }>["code"];

/** An evasion ability, and the test whether it stops a blocker. */
type Evasion = {
  readonly code: EvasionCode;
  readonly rule: MtgRef;
  readonly evades: (game: Game, attacker: GameObject, blocker: GameObject) => boolean;
};

const unlessBoth =
  (keyword: SimpleKeyword): Evasion["evades"] =>
  (game, attacker, blocker) =>
    hasKeyword(game, attacker, keyword) && !hasKeyword(game, blocker, keyword);

/**
 * All evasion abilities. A blocker must be able to block despite every one that its attacker has (A.13.2), as of the
 * declaration of blockers.
 * @rule mtg-6e:C.4.r5, mtg-6e:C.4.r6, mtg-6e:A.13.2, mtg-6e:A.13.3, mtg-6e:A.13.r2, mtg-6e:A.13.r3, mtg-6e:A.17.3, mtg-6e:A.17.r1, mtg-6e:A.17.r2, mtg-6e:A.19.3, mtg-6e:A.19.r1, mtg-6e:A.19.r2, mtg-6e:A.22.4, mtg-6e:A.22.r1, mtg-6e:A.22.r2, mtg-6e:A.22.r4, mtg-6e:A.24.4, mtg-6e:A.24.r6, mtg-6e:A.26.3, mtg-6e:A.26.r1
 */
const EVASIONS: readonly Evasion[] = [
  { code: "FLYING", rule: "mtg-6e:A.17.2", evades: unlessBoth("flying") },
  { code: "HORSEMANSHIP", rule: "mtg-6e:A.19.2", evades: unlessBoth("horsemanship") },
  {
    code: "SHADOW",
    rule: "mtg-6e:A.26.2",
    evades: (game, attacker, blocker) => hasKeyword(game, attacker, "shadow") !== hasKeyword(game, blocker, "shadow"),
  },
  { code: "LANDWALK", rule: "mtg-6e:A.22.2", evades: (game, attacker) => walks(game, attacker) },
  { code: "PROTECTION", rule: "mtg-6e:A.24.2.2", evades: isProtectedFrom },
  { code: "EVASION", rule: "mtg-6e:A.13.2", evades: isLimited },
];

/** Whether the defending player controls a land for which an attacker has landwalk. */
function walks(game: Game, attacker: GameObject): boolean {
  const scope = createScope(attacker, getController(game, attacker));
  const lands = getPermanents(game.state.zones).filter(
    (object) => hasType(game, object, "land") && getController(game, object) === getDefendingPlayer(game),
  );
  return getKeywordsWith(game, attacker, "landwalk").some(({ landwalk }) =>
    lands.some((land) => matchesFilterNow(game, scope, land, landwalk)),
  );
}

/** Whether an effect forbids blocking an attacker at all, or by creatures such as this one. */
function isLimited(game: Game, attacker: GameObject, blocker: GameObject): boolean {
  const own = createScope(attacker, getController(game, attacker));
  return (
    getKeywordsWith(game, attacker, "blockedOnlyBy").some(
      ({ blockedOnlyBy }) => !matchesFilterNow(game, own, blocker, blockedOnlyBy),
    ) ||
    getCharacteristics(game, attacker).rules.some(
      ({ change, scope }) =>
        "cannot" in change &&
        change.cannot === "beBlocked" &&
        (change.where === undefined || matchesFilterNow(game, scope, blocker, change.where)),
    )
  );
}

/** All reasons against blocking with a creature that do not depend on the attacker. */
function getOwnBlockProblems(game: Game, id: InstanceId): readonly PlayProblem[] {
  const { state } = game;
  const player = getDefendingPlayer(game);
  const object = findPermanent(state.zones, id);
  if (object === null) return [{ code: "NOT_A_CREATURE", rule: "mtg-6e:C.4.3", player }];
  const problems: PlayProblem[] = [];
  if (getController(game, object) !== player) problems.push({ code: "NOT_YOURS", rule: "mtg-6e:C.4.3", player });
  if (!hasType(game, object, "creature")) problems.push({ code: "NOT_A_CREATURE", rule: "mtg-6e:C.4.3", player });
  if (object.tapped) problems.push({ code: "IS_TAPPED", rule: TAPPED[state.era], player });
  const by = findProhibition(game, object, "block");
  if (by !== undefined) problems.push({ code: "FORBIDDEN", rule: "mtg-6e:C.4.r4", player, by });
  return [...problems, ...getCombatCostProblems(game, player, "block", [id])];
}

const TAPPED = { "6e": "mtg-6e:C.4.3", "8e": "mtg-6e:C.4.3", mod: "mtg-flow:3.3" } as const;

/** Returns all reasons against blocking an attacker with a creature; empty if it may block that attacker. */
export function getBlockProblems(game: Game, id: InstanceId, attacker: InstanceId): readonly PlayProblem[] {
  const player = getDefendingPlayer(game);
  const { zones } = game.state;
  const [blocker, attacking] = [findPermanent(zones, id), findPermanent(zones, attacker)];
  const problems = [...getOwnBlockProblems(game, id)];
  if (blocker === null || attacking === null) return problems;
  const forbidden = findChangeSource(
    game,
    blocker,
    (change) => "cannot" in change && change.cannot === "block" && isMeant(game, blocker, attacking, change.where),
  );
  if (forbidden !== undefined) problems.push({ code: "FORBIDDEN", rule: "mtg-6e:A.13.3", player, by: forbidden });
  for (const { code, rule, evades } of EVASIONS) {
    if (evades(game, attacking, blocker)) problems.push({ code, rule, player, attacker });
  }
  return problems;
}

/** Whether an effect on a creature's own blocks is about an attacker. */
const isMeant = (
  game: Game,
  blocker: GameObject,
  attacker: GameObject,
  where: Parameters<typeof matchesFilterNow>[3] | undefined,
) => where !== undefined && matchesFilterNow(game, createScope(blocker, getController(game, blocker)), attacker, where);

/** Returns the attackers that a creature may block. */
export const getBlockableAttackers = (game: Game, id: InstanceId): readonly InstanceId[] =>
  (game.state.combat?.attackers ?? [])
    .filter((attacker) => getBlockProblems(game, id, attacker.id).length === 0)
    .map((attacker) => attacker.id);

/**
 * Returns all reasons against declaring a creature as a blocker: reasons that do not depend on the attacker, or those
 * against each attacker.
 */
export function getBlockerProblems(game: Game, id: InstanceId): readonly PlayProblem[] {
  const own = getOwnBlockProblems(game, id);
  if (own.length > 0 || getBlockableAttackers(game, id).length > 0) return own;
  return (game.state.combat?.attackers ?? []).flatMap((attacker) => getBlockProblems(game, id, attacker.id));
}

/**
 * Returns permanents of the defending player that may block. Unlike attackers, they need not have been there since the
 * turn began.
 * @rule mtg-6e:C.4.r7
 */
export const getPossibleBlockers = (game: Game): readonly GameObject[] =>
  getPermanents(game.state.zones).filter(
    ({ id }) => getOwnBlockProblems(game, id).length === 0 && getBlockableAttackers(game, id).length > 0,
  );

/**
 * Returns the source of a requirement that a creature block; `undefined` if there is none, or if blocking has a cost.
 * @rule mtg-6e:C.4.9, mtg-6e:C.7.1
 */
export function findBlockRequirement(game: Game, object: GameObject): QuestionSource | null | undefined {
  if (getCombatCosts(game, object, "block").length > 0) return undefined;
  const isDemanded = getRequiredAttackers(game, object.id).length > 0;
  return findChangeSource(
    game,
    object,
    (change) => "must" in change && change.must === "block" && (change.where === undefined || isDemanded),
  );
}

/**
 * Returns the attackers that effects require a creature to block and that it can block. The defending player chooses
 * one of them.
 * @rule mtg-6e:C.4.10
 */
export function getRequiredAttackers(game: Game, id: InstanceId): readonly InstanceId[] {
  const { zones } = game.state;
  const object = findPermanent(zones, id);
  if (object === null || getCombatCosts(game, object, "block").length > 0) return [];
  const demands = getCharacteristics(game, object).rules.flatMap(({ change, scope }) =>
    "must" in change && change.must === "block" && change.where !== undefined ? [{ where: change.where, scope }] : [],
  );
  if (demands.length === 0) return [];
  return getBlockableAttackers(game, id).filter((attacker) => {
    const attacking = findPermanent(zones, attacker);
    return attacking !== null && demands.some(({ where, scope }) => matchesFilterNow(game, scope, attacking, where));
  });
}
