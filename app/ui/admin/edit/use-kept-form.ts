import { useEffect, useRef, useState } from "react";

/**
 * A form that is kept in this tab while it is filled in, so that neither a reload nor a sign-in loses it. What was kept for
 * another state of the data (`stamp`) is let go. `restored` says whether something came back.
 */
export function useKeptForm<T extends object>(key: string, stamp: string, begin: T) {
  const place = `grimoire.edit.${key}`;
  const [form, setForm] = useState(begin);
  const [restored, setRestored] = useState(false);
  const first = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is looked for once.
  useEffect(() => {
    const kept = read<T>(place, stamp);
    if (!kept) return;
    setForm(kept);
    setRestored(true);
  }, []);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    write(place, JSON.stringify({ stamp, form }));
  }, [place, stamp, form]);

  const reset = () => {
    setForm(begin);
    setRestored(false);
    write(place, null);
  };
  return { form, setForm, restored, reset };
}

function read<T>(place: string, stamp: string): T | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? "null") as { stamp: string; form: T } | null;
    return kept?.stamp === stamp ? kept.form : null;
  } catch {
    return null;
  }
}

function write(place: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, text);
  } catch {
    // A browser that keeps nothing still sends what is typed.
  }
}
