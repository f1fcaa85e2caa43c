import type { Invariant } from "../../kernel/invariants";
import { createStateInvariants } from "../../kernel/testing/state-invariants";
import type { Cards, GameState } from "..";
import { MANA_TYPES } from "../model/mana";
import type { GameObject } from "../model/object";
import { locateObjects } from "../model/zone";

/** Returns every object in every zone. */
export const listObjects = ({ zones }: GameState): readonly GameObject[] =>
  locateObjects(zones).map(({ object }) => object);

/** Returns the invariants of the states of a game, given its first state. */
export const createInvariants = (first: GameState, _cards: Cards): readonly Invariant<GameState>[] =>
  createStateInvariants(first, {
    everyInstance: listObjects,
    // Tokens, copies and abilities come and go.
    isCard: ({ thing, isToken, copy }) => thing === null && !isToken && copy === null,
    isAbility: ({ thing }) => thing !== null,
    ownZones: ({ zones: { library, hand, graveyard } }) => [library, hand, graveyard],
    pending: ({ zones }) => zones.stack,
    counts: (state) => [
      ...listObjects(state).flatMap(({ damage, counters }) => [damage, ...Object.values(counters ?? {})]),
      ...state.players.flatMap(({ pool, poison }) => [poison, ...MANA_TYPES.map((type) => pool[type])]),
    ],
    unfinished: ({ waiting, scopes }) => [waiting, scopes],
  });
