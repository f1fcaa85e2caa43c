/** The unsent content of a form, stored in a tab. */
export type FormDraft<T> = {
  readonly form: T;
  /** The form that was filled in, as the file that it would have been. */
  readonly begin: string;
};

/**
 * Returns the fate of a stored form: nothing when it equals the data of today, `back` into the fields, or `apart`, offered,
 * where something `known` has changed since and putting it in would undo that change.
 */
export function getDraftRestoreMode<T>(
  kept: FormDraft<T> | null,
  begin: T,
  known: boolean,
  textOf: (form: T) => string,
): "nothing" | "back" | "apart" {
  const text = kept && textIn(kept.form, textOf);
  if (text === null || text === textOf(begin)) return "nothing";
  return !known || kept?.begin === textOf(begin) ? "back" : "apart";
}

/** `null` for what is no form of today, such as one that an older page kept. */
function textIn<T>(form: T, textOf: (form: T) => string): string | null {
  try {
    return textOf(form);
  } catch {
    return null;
  }
}
