import fc from "fast-check";
import { ZONE_IDS } from "../../model/zone";

export const zone = fc.constantFrom(...ZONE_IDS);
export const zones = fc.uniqueArray(zone, { maxLength: 3 });
export const oneOrMore = fc.oneof(zone, zones);
export const name = fc.constantFrom("power", "weak", "cremation", "charge");
export const comparison = fc.constantFrom(
  "=" as const,
  "!=" as const,
  "<" as const,
  "<=" as const,
  ">" as const,
  ">=" as const,
);
export const store = fc.constantFrom("one", "two");
export const pile = fc.constantFrom("grimoire", "stoneDeck");
export const flag = fc.boolean();
export const short = { maxLength: 3 } as const;
/** Returns some keys always, the others now and then. */
export const part = (needed: Record<string, fc.Arbitrary<unknown>>, more: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.record({ ...needed, ...more }, { requiredKeys: Object.keys(needed) });

export const is = (value: string) => fc.constant(value);
