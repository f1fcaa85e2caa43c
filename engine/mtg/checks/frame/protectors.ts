import type { Finding } from "../../model/finding";
import { getOpponent, PLAYERS, type PlayerId } from "../../model/ids";
import type { MtgRef } from "../../model/ref";
import { foundLeaving, foundOf } from "./found";
import type { Permanent } from "./look";

/** Returns players who may protect a battle: of a Siege an opponent of its controller (704.5x), of another battle anyone. */
export const possibleProtectors = ({ seen }: Permanent): readonly PlayerId[] =>
  seen.subtypes.includes("Siege") ? [getOpponent(seen.controller)] : PLAYERS;

/**
 * Returns the choice of a battle's protector by its controller. One possible player is named without a question; without any
 * the battle goes to its owner's graveyard.
 */
export function foundProtector({ object, seen }: Permanent, players: readonly PlayerId[], rule: MtgRef): Finding {
  const [first] = players;
  if (first === undefined) return foundLeaving(object, "put", rule);
  if (players.length === 1) {
    return foundOf(object, rule, { type: "protectorNamed", rule, instance: object.id, player: first });
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
