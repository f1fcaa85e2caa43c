/** What must hold of every state: `broken` says what does not, in words for a programmer, or `null`. */
export type Invariant<State> = { readonly name: string; readonly broken: (state: State) => string | null };

/** Every invariant that a state breaks, as one line each; empty when all hold. */
export function brokenInvariants<State>(invariants: readonly Invariant<State>[], state: State): readonly string[] {
  return invariants.flatMap(({ name, broken }) => {
    const what = broken(state);
    return what === null ? [] : [`${name}: ${what}`];
  });
}
