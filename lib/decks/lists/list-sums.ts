/** Moves each heading, at the indexes `headings`, before its block. Lines after the last one stay at the end. */
export const moveHeadingsBeforeBlocks = <Line>(
  lines: readonly Line[],
  headings: readonly number[],
): readonly Line[] => [
  ...headings.flatMap((at, index) => [
    ...lines.slice(at, at + 1),
    ...lines.slice(index === 0 ? 0 : (headings[index - 1] ?? 0) + 1, at),
  ]),
  ...lines.slice((headings.at(-1) ?? -1) + 1),
];

/** Returns the number of cards in lines. */
export const countListCards = (lines: readonly { readonly count: number }[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

/** Returns the index at which the running total of lines equals a sum; -1 if none does. */
export function findSumEnd<Line>(lines: readonly Line[], sum: number, countOf: (line: Line) => number): number {
  let left = sum;
  const end = lines.findIndex((line) => {
    left -= countOf(line);
    return left <= 0;
  });
  return left === 0 ? end : -1;
}
