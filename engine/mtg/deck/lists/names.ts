/** Names of cards from lines in which "; " parts them: some names have commas of their own. */
export const names = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split("; "));
