/** Returns the offset after the bracket that closes the 「 at an offset; `null` if it is not closed. */
export function findClosingQuote(text: string, at: number): number | null {
  let depth = 0;
  for (let index = at; index < text.length; index += 1) {
    if (text[index] === "「") depth += 1;
    if (text[index] === "」") depth -= 1;
    if (depth === 0) return index + 1;
  }
  return null;
}
