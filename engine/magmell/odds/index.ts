/** Exact odds of a deck: draws, payable costs, redraws, and the best split of stones. */
export * from "./deck-odds";
export { computeHandCells, type HandCell } from "./hand-cells";
export * from "./hand-value";
export type { KeepRule, TurnOrder } from "./keep-rule";
export { createOddsDeck, type OddsDeck } from "./odds-deck";
export { sampleGroupDraws } from "./sample-group";
export {
  addStoneSums,
  computeStoneCourse,
  type SampledMean,
  type SampledStoneSums,
  type StoneCoursePoint,
  sampleStones,
} from "./stone-course";
export * from "./stone-splits";
export { findBestStoneSwap } from "./stone-swap";
