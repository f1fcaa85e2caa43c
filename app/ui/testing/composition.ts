import { cdp } from "vitest/browser";

/** Enters text in the focused field through a simulated input method; `endComposition` must end the composition. */
export const composeText = (text: string): Promise<unknown> =>
  cdp().send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });

/** Ends the composition with the chosen text. */
export const endComposition = (text: string): Promise<unknown> => cdp().send("Input.insertText", { text });
