import type { Amount } from "../../../model/select";

/** How many of something: a number, bounds, as many as one likes, or all. */
export type Quantity = {
  readonly count: Amount | { readonly min: Amount; readonly max: Amount } | "any" | "all";
  /** The counter word: 「枚」, 「体」, 「点」; empty for a bare number. */
  readonly counter: string;
  /** 「合計」 */
  readonly total?: true;
  /** 「ずつ」 */
  readonly each?: true;
};
