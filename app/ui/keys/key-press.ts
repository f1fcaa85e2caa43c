/** The properties of a keyboard event that identify a shortcut. */
export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing" | "keyCode" | "repeat"
>;

/**
 * Returns whether a key press belongs to an input method (IME). Some browsers mark the key that ends a composition only
 * by key code 229.
 */
export const isComposition = ({ isComposing, keyCode }: Pick<KeyPress, "isComposing" | "keyCode">): boolean =>
  isComposing || keyCode === 229;

const TEXT_FIELD = "input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable]";

/** Returns whether keys pressed on this element are typed into a text field. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_FIELD) !== null;
