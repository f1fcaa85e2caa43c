import type { Amount } from "../../../model/select";

/** A quantity of things: a number, bounds, any number, or all. */
export type Quantity = {
  readonly count: Amount | { readonly min: Amount; readonly max: Amount } | "any" | "all";
  /** The counter word: 「枚」, 「体」, 「点」; empty for a bare number. */
  readonly counter: string;
  /** 「合計」 */
  readonly total?: true;
  /** 「ずつ」 */
  readonly each?: true;
};
