import type { Invariant } from "../kernel/invariants";
import { PLAYERS } from "../magmell/model/ids";
import type { Instance } from "../magmell/model/instance";
import type { GameState } from "../magmell/model/state";
import { isShared, ZONE_IDS, zoneList } from "../magmell/model/zone";

/** Everything that lies anywhere. */
export const everyInstance = ({ zones }: GameState): readonly Instance[] =>
  ZONE_IDS.flatMap((zone) =>
    isShared(zone) ? zones[zone] : PLAYERS.flatMap((player) => zoneList(zones, zone, player)),
  );

/** Whose cards there are, in an order of their own: the same all game long. */
const inventory = (state: GameState): string =>
  everyInstance(state)
    .map(({ card, owner }) => `${owner}:${card}`)
    .sort()
    .join(" ");

/** What must hold of every state of a game that began with `first`. */
export function invariantsSince(first: GameState): readonly Invariant<GameState>[] {
  const cards = inventory(first);
  return [
    {
      name: "each instance is in exactly one zone",
      broken: (state) => {
        const ids = everyInstance(state).map(({ id }) => id);
        return new Set(ids).size === ids.length ? null : `${ids.length - new Set(ids).size} lie in two places`;
      },
    },
    { name: "cards are conserved", broken: (state) => (inventory(state) === cards ? null : "a card came or went") },
    {
      name: "identities are given once",
      broken: (state) => {
        const late = everyInstance(state).find(({ id }) => id >= state.nextId);
        return late === undefined ? null : `${late.id} has not been given yet`;
      },
    },
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
      name: "the game waits or is over",
      broken: ({ choice, outcome }) => ((choice === null) === (outcome === null) ? "both or neither" : null),
    },
    {
      name: "the state is plain JSON",
      broken: (state) => {
        const text = JSON.stringify(state);
        return text === JSON.stringify(JSON.parse(text)) ? null : "it changes when it is written down";
      },
    },
  ];
}
