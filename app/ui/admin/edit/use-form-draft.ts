import { useEffect, useRef, useState } from "react";
import { readSessionItem, writeSessionItem } from "./session-store";

export type FormDraftState<T> = {
  readonly form: T;
  readonly setForm: (form: T) => void;
  /** Storage key within this tab. */
  readonly place: string;
  /** `back` when something came back, `apart` when something is there that was typed for other data and waits for `take`. */
  readonly restored: "back" | "apart" | null;
  readonly take: () => void;
  readonly reset: () => void;
};

/**
 * Returns a form that the tab stores while it is being filled in, so that a reload, sign-in or review does not lose it.
 * `textOf` serializes a form for comparison.
 *
 * If existing data (`known`) has changed since the input, the stored form is only offered, because restoring it would
 * undo that change.
 */
export function useFormDraft<T extends object>(
  key: string,
  begin: T,
  known: boolean,
  textOf: (form: T) => string,
): FormDraftState<T> {
  const place = `grimoire.edit.${key}`;
  const [form, setForm] = useState(begin);
  const [restored, setRestored] = useState<"back" | "apart" | null>(null);
  const [offer, setOffer] = useState<T | null>(null);
  const typed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is looked for once.
  useEffect(() => {
    const kept = readSessionItem<FormDraft<T>>(place);
    const state = getDraftRestoreMode(kept, begin, known, textOf);
    if (!kept || state === "nothing") return writeSessionItem(place, null);
    setRestored(state);
    if (state === "back") setForm(kept.form);
    else setOffer(kept.form);
  }, []);

  useEffect(() => {
    if (typed.current) writeSessionItem(place, { form, begin: textOf(begin) } satisfies FormDraft<T>);
  }, [place, form, begin, textOf]);

  const fill = (next: T) => {
    typed.current = true;
    setForm(next);
  };
  const take = () => {
    if (offer) fill(offer);
    setRestored("back");
  };
  const reset = () => {
    typed.current = false;
    setForm(begin);
    setRestored(null);
    writeSessionItem(place, null);
  };
  return { form, setForm: fill, place, restored, take, reset };
}

/** The unsent content of a form, stored in a tab. */
type FormDraft<T> = {
  readonly form: T;
  /** The form that was filled in, as the file that it would have been. */
  readonly begin: string;
};

/**
 * Returns what to do with a stored form: "nothing" if it equals the current data, "back" to restore it, "apart" to only
 * offer it. It is only offered if existing data (`known`) has changed since the input.
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

/** Returns null for an outdated form, as stored by an older release. */
function textIn<T>(form: T, textOf: (form: T) => string): string | null {
  try {
    return textOf(form);
  } catch {
    return null;
  }
}
