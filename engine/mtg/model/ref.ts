/**
 * A citation: a rule of one of the four documents, or a ruling of ours where they are silent or disagree. Rules are
 * numbered as their document prints them.
 */
export type MtgRef =
  | `mtg-6e:${string}`
  | `mtg-8e:${string}`
  | `mtg-cr:${string}`
  | `mtg-flow:${string}`
  | `mtg-house:${number}`;
