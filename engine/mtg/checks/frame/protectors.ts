import type { StateBasedFinding } from "../../model/finding";
import { getOpponent, PLAYERS, type PlayerId } from "../../model/ids";
import type { MtgRef } from "../../model/ref";
import { createFinding, createGraveyardFinding } from "./findings";
import type { PermanentSnapshot } from "./snapshot";

/**
 * Returns the players who may protect a battle: for a Siege an opponent of its controller (704.5x), for another battle
 * anyone.
 */
export const getPossibleProtectors = ({ seen }: PermanentSnapshot): readonly PlayerId[] =>
  seen.subtypes.includes("Siege") ? [getOpponent(seen.controller)] : PLAYERS;

/**
 * Returns the finding in which a battle's controller chooses its protector. A single possible player is chosen without
 * a question. If no player is possible, the battle goes to its owner's graveyard.
 */
export function createProtectorFinding(
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
    question: {
      ask: "pick",
      rule,
      player: seen.controller,
      about: { instance: object.id, card: object.card },
      purpose: "protector",
      options: players.map((player) => ({ player })),
      min: 1,
      max: 1,
      ordered: false,
      picked: [],
    },
  };
}
