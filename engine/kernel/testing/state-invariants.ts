import type { Invariant } from "../invariants";
import type { InstanceId, PlayerId } from "../players";

type AnyInstance = { readonly id: InstanceId; readonly card: number; readonly owner: PlayerId };
type AnyState = { readonly nextId: InstanceId; readonly choice: unknown; readonly outcome: unknown };

type Board<State, Instance> = {
  /** Every instance in every zone. */
  readonly everyInstance: (state: State) => readonly Instance[];
  /** Whether an instance is a card, rather than something that comes and goes. */
  readonly isCard: (instance: Instance) => boolean;
};

/** Returns the invariants of the states of any game, given its first state. */
export function createStateInvariants<State extends AnyState, Instance extends AnyInstance>(
  first: State,
  { everyInstance, isCard }: Board<State, Instance>,
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
  ];
}
