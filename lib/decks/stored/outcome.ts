/** The outcome of a save: stored; refused because another save came first; or no such deck of the viewer. */
export type SaveOutcome<Saved> =
  | { readonly outcome: "saved"; readonly deck: Saved }
  | { readonly outcome: "conflict"; readonly current: Saved }
  | { readonly outcome: "missing" };
