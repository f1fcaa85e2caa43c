import type { Invariant } from "../invariants";
import { type InstanceId, PLAYERS, type PlayerId } from "../players";

type AnyInstance = { readonly id: InstanceId; readonly card: number; readonly owner: PlayerId };
type AnyState = {
  readonly nextId: InstanceId;
  readonly choice: { readonly ask: string } | null;
  readonly outcome: unknown;
};

type Board<State, Instance> = {
  /** Every instance in every zone. */
  readonly everyInstance: (state: State) => readonly Instance[];
  /** Zones that each player has and that contain only that player's cards. */
  readonly ownZones: (state: State) => readonly (readonly [readonly Instance[], readonly Instance[]])[];
  /** The zone in which cards and abilities await resolution. */
  readonly pending: (state: State) => readonly Instance[];
  readonly isAbility: (instance: Instance) => boolean;
  /** Numbers that must be integers of at least 0. */
  readonly counts: (state: State) => readonly number[];
  /** Returns the lists that must be empty while a player has priority. */
  readonly unfinished: (state: State) => readonly (readonly unknown[])[];
  /** Returns whether an instance is a card, rather than a temporary object. */
  readonly isCard: (instance: Instance) => boolean;
};

/** Returns the invariants of the states of any game, given its first state. */
export function createStateInvariants<State extends AnyState, Instance extends AnyInstance>(
  first: State,
  { everyInstance, isCard, ownZones, pending, isAbility, counts, unfinished }: Board<State, Instance>,
): readonly Invariant<State>[] {
  const inventory = (state: State): string =>
    everyInstance(state)
      .filter(isCard)
      .map(({ card, owner }) => `${owner}:${card}`)
      .sort()
      .join(" ");
  const dealt = inventory(first);
  return [
    {
      name: "each instance is in exactly one zone",
      broken: (state) => {
        const ids = everyInstance(state).map(({ id }) => id);
        return new Set(ids).size === ids.length ? null : `${ids.length - new Set(ids).size} lie in two places`;
      },
    },
    {
      name: "cards are conserved",
      broken: (state) => (inventory(state) === dealt ? null : "a card came or went"),
    },
    {
      name: "identities are given once",
      broken: (state) => {
        const late = everyInstance(state).find(({ id }) => id >= state.nextId);
        return late === undefined ? null : `${late.id} has not been given yet`;
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
    {
      name: "own zones hold their player's cards",
      broken: (state) => {
        const strays = ownZones(state).flatMap((zone) =>
          PLAYERS.flatMap((player) => zone[player].filter(({ owner }) => owner !== player)),
        );
        return strays.length === 0 ? null : `${strays.length} lie with the wrong player`;
      },
    },
    {
      name: "abilities lie only where they wait for their resolution",
      broken: (state) => {
        const waiting = new Set(pending(state));
        return everyInstance(state).every((one) => !isAbility(one) || waiting.has(one)) ? null : "one lies elsewhere";
      },
    },
    {
      name: "numbers are whole and never below nothing",
      broken: (state) =>
        counts(state).every((count) => Number.isInteger(count) && count >= 0) ? null : "a number makes no sense",
    },
    {
      name: "nothing is going on while somebody has priority",
      broken: (state) =>
        state.choice?.ask !== "priority" || unfinished(state).every(({ length }) => length === 0)
          ? null
          : "something is left to do",
    },
  ];
}
