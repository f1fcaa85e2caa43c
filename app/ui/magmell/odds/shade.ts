/** Percentages of gold in six steps, a rough shade for the exact number. */
const STEPS = [0, 8, 16, 25, 34, 44];

/** Returns the style of a table cell that shows `share`, between 0 and 1. */
export const getShade = (share: number) => ({
  background: `color-mix(in srgb, var(--gold) ${STEPS[Math.min(5, Math.floor(share * 6))]}%, var(--leaf))`,
});
