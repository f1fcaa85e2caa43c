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

/** Whether an instance is a card, rather than a token or an ability, which come and go (206.2, 301.3). */
const isCard = ({ isAbility, isToken }: Instance): boolean => !isAbility && !isToken;

/** Returns the invariants of the states of a game, given its first state. */
export function createInvariants(first: GameState, cards: Cards): readonly Invariant<GameState>[] {
  return [
    ...createStateInvariants(first, { everyInstance: listInstances, isCard }),
    {
      name: "own zones hold their player's cards",
      broken: ({ zones }) => {
        const strays = PLAYERS.flatMap((player) =>
          [zones.grimoire, zones.stoneDeck, zones.hand, zones.dust].flatMap((zone) =>
            zone[player].filter(({ owner }) => owner !== player),
          ),
        );
        return strays.length === 0 ? null : `${strays.length} lie with the wrong player`;
      },
    },
    {
      name: "abilities lie on the chant only",
      broken: (state) =>
        listInstances(state).every(({ id, isAbility }) => !isAbility || state.zones.chant.some((on) => on.id === id))
          ? null
          : "an ability lies elsewhere",
    },
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
      name: "counters and damage are whole and never below nothing",
      broken: (state) =>
        listInstances(state).every(
          ({ damage, counters }) =>
            Number.isInteger(damage) &&
            damage >= 0 &&
            Object.values(counters ?? {}).every((count) => Number.isInteger(count) && count > 0),
        )
          ? null
          : "a number makes no sense",
    },
    {
      name: "nothing is going on while somebody has priority",
      broken: ({ choice, waiting, moved, scopes }) =>
        choice?.ask !== "priority" || (waiting.length === 0 && moved.length === 0 && scopes.length === 0)
          ? null
          : "something waits that the check should have done",
    },
  ];
}
