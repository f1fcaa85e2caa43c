/** The exact odds of a deck: what is drawn, what can be paid for, when to redraw, and how to split stones. */
export * from "./deck-odds";
export { type HandCell, handCells } from "./hand-cells";
export * from "./hand-value";
export type { KeepRule, Seat } from "./keep-rule";
export { type OddsDeck, oddsDeck } from "./odds-deck";
export { sampleGroup } from "./sample-group";
export {
  addStoneSums,
  type SampledMean,
  type StonePoint,
  type StoneSums,
  sampleStones,
  stonePoints,
} from "./stone-course";
export * from "./stone-splits";
export { bestSwap } from "./stone-swap";
