import type { DeckZone } from "@/engine/magmell";

/** A press of one of the buttons of `AddControl`. */
export type AddButtonPress = {
  readonly card: string;
  /** The card as the reader calls it. */
  readonly said: string;
  readonly zone: DeckZone;
  readonly by: 1 | -1;
};

/** Returns the `AddControl` button press for a click on `target`; null if `target` is not in such a button. */
export function readAddButtonPress(target: EventTarget | null): AddButtonPress | null {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-add] button") : null;
  const control = button?.closest<HTMLElement>("[data-add]");
  if (!button || !control) return null;
  const { add = "", said = add, zone } = control.dataset;
  return {
    card: add,
    said,
    zone: zone === "stoneDeck" ? "stoneDeck" : "grimoire",
    by: button.dataset.by === "1" ? 1 : -1,
  };
}

/**
 * Returns the button press for a key on a card link in the results: + and − act as the buttons next to it. Null for
 * other keys.
 */
export function readAddKeyPress({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): AddButtonPress | null {
  if (ctrlKey || metaKey || altKey || (key !== "+" && key !== "-")) return null;
  if (!(target instanceof Element) || !target.matches("[data-result]")) return null;
  return readAddButtonPress(
    target.closest("li, tr")?.querySelector(`[data-add] [data-by="${key === "+" ? 1 : -1}"]`) ?? null,
  );
}
