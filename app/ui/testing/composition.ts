import { cdp } from "vitest/browser";

/** Composes a text in the focused field as an input method does, which `endComposition` has to end. */
export const composeText = (text: string): Promise<unknown> =>
  cdp().send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });

/** Ends the composition with the text that was chosen. */
export const endComposition = (text: string): Promise<unknown> => cdp().send("Input.insertText", { text });
