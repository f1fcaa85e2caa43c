import fc from "fast-check";
import { ZONE_IDS } from "../../model/zone";

export const zoneArbitrary = fc.constantFrom(...ZONE_IDS);
export const zonesArbitrary = fc.uniqueArray(zoneArbitrary, { maxLength: 3 });
export const zoneOrZonesArbitrary = fc.oneof(zoneArbitrary, zonesArbitrary);
export const counterNameArbitrary = fc.constantFrom("power", "weak", "cremation", "charge");
export const comparisonArbitrary = fc.constantFrom(
  "=" as const,
  "!=" as const,
  "<" as const,
  "<=" as const,
  ">" as const,
  ">=" as const,
);
export const storeNameArbitrary = fc.constantFrom("one", "two");
export const pileArbitrary = fc.constantFrom("grimoire", "stoneDeck");
export const booleanArbitrary = fc.boolean();
export const SHORT_ARRAY_LIMITS = { maxLength: 3 } as const;
/** Returns an arbitrary of records with some keys always, the others now and then. */
export const createRecordArbitrary = (
  needed: Record<string, fc.Arbitrary<unknown>>,
  more: Record<string, fc.Arbitrary<unknown>> = {},
) => fc.record({ ...needed, ...more }, { requiredKeys: Object.keys(needed) });

export const createConstantArbitrary = (value: string) => fc.constant(value);
