import type { Invariant } from "../../kernel/invariants";
import { createStateInvariants } from "../../kernel/testing/state-invariants";
import type { Cards, GameState } from "..";
import { PLAYERS } from "../model/ids";
import { MANA_TYPES } from "../model/mana";
import type { GameObject } from "../model/object";
import { iterateObjects } from "../model/zone";

const everyObject = ({ zones }: GameState): readonly GameObject[] =>
  [...iterateObjects(zones)].map(({ object }) => object);

/** Whether an object is a card, rather than a token, a copy or an ability, which come and go. */
const isCard = ({ thing, isToken, copy }: GameObject): boolean => thing === null && !isToken && copy === null;

/** Returns invariants of the states of a game, given its first state. */
export const createInvariants = (first: GameState, _cards: Cards): readonly Invariant<GameState>[] => [
  ...createStateInvariants(first, { everyInstance: everyObject, isCard }),
  {
    name: "own zones hold their player's cards",
    broken: ({ zones }) =>
      PLAYERS.every((player) =>
        [zones.library, zones.hand, zones.graveyard].every((zone) =>
          zone[player].every(({ owner }) => owner === player),
        ),
      )
        ? null
        : "a card lies with the wrong player",
  },
  {
    name: "abilities lie on the stack only",
    broken: ({ zones }) =>
      [...iterateObjects(zones)].every(({ zone, object }) => object.thing === null || zone === "stack")
        ? null
        : "one lies elsewhere",
  },
  {
    name: "pools, damage and counters are whole and never below nothing",
    broken: (state) =>
      everyObject(state).every(({ damage, counters }) => [damage, ...Object.values(counters ?? {})].every(isCount)) &&
      state.players.every(({ pool, poison }) => [poison, ...MANA_TYPES.map((type) => pool[type])].every(isCount))
        ? null
        : "a number makes no sense",
  },
  {
    name: "nothing waits while somebody has priority",
    broken: ({ choice, waiting, scopes }) =>
      choice?.ask !== "priority" || (waiting.length === 0 && scopes.length === 0) ? null : "something is left to do",
  },
];

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0;
