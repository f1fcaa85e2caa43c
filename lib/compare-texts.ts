/** The order of two texts by their signs, the same everywhere and in every language: for ids, codes and days. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts by such a text. */
export const byText =
  <T>(textOf: (entry: T) => string) =>
  (a: T, b: T): number =>
    compareTexts(textOf(a), textOf(b));
