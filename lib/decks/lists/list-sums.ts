/**
 * Returns lines with each heading before its block, where headings stand behind them; `headings` are their places. What follows the last
 * one stays at the end.
 */
export const turnBlocks = <Line>(lines: readonly Line[], headings: readonly number[]): readonly Line[] => [
  ...headings.flatMap((at, index) => [
    ...lines.slice(at, at + 1),
    ...lines.slice(index === 0 ? 0 : (headings[index - 1] ?? 0) + 1, at),
  ]),
  ...lines.slice((headings.at(-1) ?? -1) + 1),
];

/** Returns the place of the count with which counts come to exactly a sum; -1 where they miss it. */
export function findSumEnd(counts: readonly number[], sum: number): number {
  let left = sum;
  const end = counts.findIndex((count) => {
    left -= count;
    return left <= 0;
  });
  return left === 0 ? end : -1;
}
