/** Stands in a known phrase where something is to be filled in. */
const GAP = "〜";

/**
 * Puts words in the place of a stretch of what is typed, in such a way that the browser's own undo takes them back. The
 * first gap of a phrase is then selected, to be typed over.
 */
export function replaceTextRange(input: HTMLTextAreaElement, start: number, end: number, words: string): void {
  input.focus();
  input.setSelectionRange(start, end);
  // Nothing else keeps the history of a field; where it is gone the words still arrive.
  const done = document.execCommand(words === "" ? "delete" : "insertText", false, words);
  if (!done) {
    input.setRangeText(words, start, end, "end");
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  const gap = words.indexOf(GAP);
  if (gap >= 0) input.setSelectionRange(start + gap, start + gap + GAP.length);
}

/** Adds a sentence as an ability of its own at the end. */
export function appendLine(input: HTMLTextAreaElement, line: string): void {
  const { value } = input;
  const end = value.trimEnd().length;
  replaceTextRange(input, end, value.length, `${end > 0 ? "\n" : ""}${line}`);
}
