import type { MtgRef } from "./ref";

/**
 * The three editions of the rules that the engine supports: `6e` is the summary of 2001-01-16, `8e` the turn structure
 * of the eighth edition, `mod` the modern turn structure with the state-based actions of 2023-11-17.
 */
export const ERAS = ["6e", "8e", "mod"] as const;
export type Era = (typeof ERAS)[number];

/** One value for each era. */
export type ByEra<Value> = Readonly<Record<Era, Value>>;

/** A value and the rule that sets it. */
export type RuledValue<Value> = { readonly value: Value; readonly rule: MtgRef; readonly also?: readonly MtgRef[] };
