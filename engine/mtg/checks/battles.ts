import { createPickQuestion } from "../../kernel/question";
import type { StateBasedFinding } from "../model/finding";
import { getOpponent, PLAYERS, type PlayerId } from "../model/ids";
import type { MtgRef } from "../model/ref";
import type { GameState } from "../model/state";
import { createFinding, createGraveyardFinding } from "./frame/findings";
import type { RuleCheck } from "./frame/rule-check";
import { countCounters, filterByType, hasPendingAbility, isOfType, type PermanentSnapshot } from "./frame/snapshot";

/**
 * Returns the players who may protect a battle: for a Siege an opponent of its controller (704.5x), for another battle
 * anyone.
 */
const getPossibleProtectors = ({ seen }: PermanentSnapshot): readonly PlayerId[] =>
  seen.subtypes.includes("Siege") ? [getOpponent(seen.controller)] : PLAYERS;

/**
 * Returns the finding in which a battle's controller chooses its protector. A single possible player is chosen without
 * a question. If no player is possible, the battle goes to its owner's graveyard.
 */
function createProtectorFinding(
  { object, seen }: PermanentSnapshot,
  players: readonly PlayerId[],
  rule: MtgRef,
): StateBasedFinding {
  const [first] = players;
  if (first === undefined) return createGraveyardFinding(object, "put", rule);
  if (players.length === 1) {
    return createFinding(object, rule, { type: "protectorNamed", rule, instance: object.id, player: first });
  }
  return {
    rule,
    about: { instance: object.id },
    then: "protector",
    question: createPickQuestion(
      { rule, player: seen.controller, about: { instance: object.id, card: object.card }, purpose: "protector" },
      players.map((player) => ({ player })),
    ),
  };
}

/**
 * A battle without defense counters goes to its owner's graveyard. It stays while a triggered ability of it has not
 * left the stack (704.5v).
 */
export const battleDefenseCheck: RuleCheck = {
  id: "704.5v",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5v" },
  also: [],
  concerns: isOfType("battle"),
  find: (look, rule) =>
    filterByType(look, "battle")
      .filter(({ object }) => countCounters(object, "defense") <= 0)
      .filter(({ object }) => !hasPendingAbility(look.game.state, object.id, ["triggered", "chapter"]))
      .map(({ object }) => createGraveyardFinding(object, "put", rule)),
};

const isAttacked = ({ combat }: GameState, { object }: PermanentSnapshot): boolean =>
  combat?.attackers.some(({ target }) => "instance" in target && target.instance === object.id) ?? false;

/**
 * If a battle has no protector in the game and is not being attacked, its controller chooses a protector. If no player
 * can be chosen, the battle goes to its owner's graveyard (704.5w).
 */
export const battleProtectorCheck: RuleCheck = {
  id: "704.5w",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5w" },
  also: [],
  concerns: isOfType("battle"),
  find: (look, rule) =>
    filterByType(look, "battle")
      .filter((battle) => battle.object.protector === null && !isAttacked(look.game.state, battle))
      .map((battle) => createProtectorFinding(battle, getPossibleProtectors(battle), rule)),
};

/** If a Siege's protector is its controller, that player chooses an opponent as the new protector (704.5x). */
export const siegeProtectorCheck: RuleCheck = {
  id: "704.5x",
  rule: { "6e": null, "8e": null, mod: "mtg-cr:704.5x" },
  also: [],
  readsBoardOnly: true,
  find: (look, rule) =>
    filterByType(look, "battle")
      .filter(({ object, seen }) => seen.subtypes.includes("Siege") && object.protector === seen.controller)
      .map((battle) => createProtectorFinding(battle, getPossibleProtectors(battle), rule)),
};
