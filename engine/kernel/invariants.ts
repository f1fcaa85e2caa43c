/**
 * A property that every state must have. `broken` returns a description of the violation for programmers, or `null` if
 * the property holds.
 */
export type Invariant<State> = { readonly name: string; readonly broken: (state: State) => string | null };

/** Returns the violations of the invariants in a state, one line each; empty when all hold. */
export function findBrokenInvariants<State>(invariants: readonly Invariant<State>[], state: State): readonly string[] {
  return invariants.flatMap(({ name, broken }) => {
    const what = broken(state);
    return what === null ? [] : [`${name}: ${what}`];
  });
}
