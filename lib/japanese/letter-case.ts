/**
 * Case does not count in a pattern. This is said of its letters alone: the matcher looks for what has no case, such as
 * Japanese, before it begins to match.
 */
export const inAnyCase = (regex: string): string => `(?i:${regex})`;

export const hasCase = (text: string): boolean => text.toLowerCase() !== text || text.toUpperCase() !== text;

/** Digits and what stands before the letters, or Japanese: no letter with two cases lies between two of these signs. */
const WITHOUT_CASE = [
  [0, 0x40],
  [0x2e80, 0x9fff],
] as const;

/** Whether a sign from one number to another may have another case. */
export const mayHaveCase = (least: number, most: number): boolean =>
  !WITHOUT_CASE.some(([from, to]) => from <= least && most <= to);
