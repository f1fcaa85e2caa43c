/**
 * A property that every state must have: `broken` describes a violation for a programmer, or returns `null` if it
 * holds.
 */
export type Invariant<State> = { readonly name: string; readonly broken: (state: State) => string | null };

/** Returns the violations of the invariants in a state, one line each; empty when all hold. */
export function findBrokenInvariants<State>(invariants: readonly Invariant<State>[], state: State): readonly string[] {
  return invariants.flatMap(({ name, broken }) => {
    const what = broken(state);
    return what === null ? [] : [`${name}: ${what}`];
  });
}
