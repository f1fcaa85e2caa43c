import { useEffect, useRef } from "react";

/**
 * Returns the focus in a list of field groups that grows and shrinks by buttons: it goes to the first field of what was added,
 * and to the button that adds when something was taken away. `acted` is called by whoever changes the list.
 */
export function useListFocus(count: number) {
  const place = useRef<HTMLElement>(null);
  const before = useRef<number | null>(null);
  const acted = () => {
    before.current = count;
  };
  useEffect(() => {
    const was = before.current;
    before.current = null;
    if (was === null || was === count) return;
    const added = [...(place.current?.querySelectorAll("fieldset") ?? [])].at(-1);
    const button = [...(place.current?.querySelectorAll("button") ?? [])].at(-1);
    const target = count > was ? added?.querySelector<HTMLElement>("input, select, textarea") : button;
    target?.focus();
  }, [count]);
  return { place, acted };
}
