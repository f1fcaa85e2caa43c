import type { Invariant } from "../../kernel/invariants";
import { createStateInvariants } from "../../kernel/testing/state-invariants";
import { type Cards, getCardDefinition } from "../model/cards";
import { PLAYERS } from "../model/ids";
import type { Instance } from "../model/instance";
import { type GameState, MAXIMUM_LIFE } from "../model/state";
import { getZoneInstances, isSharedZone, ZONE_IDS } from "../model/zone";

/** Returns every instance in every zone. */
export const listInstances = ({ zones }: GameState): readonly Instance[] =>
  ZONE_IDS.flatMap((zone) =>
    isSharedZone(zone) ? zones[zone] : PLAYERS.flatMap((player) => getZoneInstances(zones, zone, player)),
  );

/** Returns the invariants of the states of a game, given its first state. */
export function createInvariants(first: GameState, cards: Cards): readonly Invariant<GameState>[] {
  return [
    ...createStateInvariants(first, {
      everyInstance: listInstances,
      // Tokens and abilities come and go (206.2, 301.3).
      isCard: ({ isAbility, isToken }) => !isAbility && !isToken,
      isAbility: ({ isAbility }) => isAbility,
      ownZones: ({ zones: { grimoire, stoneDeck, hand, dust } }) => [grimoire, stoneDeck, hand, dust],
      pending: ({ zones }) => zones.chant,
      counts: (state) =>
        listInstances(state).flatMap(({ damage, counters }) => [damage, ...Object.values(counters ?? {})]),
      unfinished: ({ waiting, moved, scopes }) => [waiting, moved, scopes],
    }),
    {
      name: "only units lie in the battle area",
      broken: ({ zones }) =>
        zones.battleArea.every(({ card }) => getCardDefinition(cards, card).kind === "unit")
          ? null
          : "something else lies there",
    },
    {
      name: "life is at most what it may be",
      broken: ({ players }) => (players.every(({ life }) => life <= MAXIMUM_LIFE) ? null : "somebody has more"),
    },
    {
      name: "no counter is kept that there is none of",
      broken: (state) =>
        listInstances(state).every(({ counters }) => Object.values(counters ?? {}).every((count) => count > 0))
          ? null
          : "one is",
    },
  ];
}
