import fc from "fast-check";
import { ZONE_IDS } from "../../model/zone";

export const zoneArbitrary = fc.constantFrom(...ZONE_IDS);
export const zonesArbitrary = fc.uniqueArray(zoneArbitrary, { maxLength: 3 });
export const zoneOrZonesArbitrary = fc.oneof(zoneArbitrary, zonesArbitrary);
export const counterNameArbitrary = fc.constantFrom("power", "weak", "cremation", "charge");
export const comparisonArbitrary = fc.constantFrom(...(["=", "!=", "<", "<=", ">", ">="] as const));
export const storeNameArbitrary = fc.constantFrom("one", "two");
export const pileArbitrary = fc.constantFrom("grimoire", "stoneDeck");
export const booleanArbitrary = fc.boolean();
export const SHORT_ARRAY_LIMITS = { maxLength: 3 } as const;

type Field = fc.Arbitrary<unknown> | string | boolean | readonly unknown[];
type Fields = Readonly<Record<string, Field>>;

const toArbitrary = (field: Field): fc.Arbitrary<unknown> => {
  if (field instanceof fc.Arbitrary) return field;
  return Array.isArray(field) ? fc.constantFrom(...field) : fc.constant(field);
};

/**
 * Returns an arbitrary of records. Fields in `needed` are always present, fields in `more` only sometimes. A field is
 * an arbitrary, a constant, or a list of possible values.
 */
export const makeRecord = (needed: Fields, more: Fields = {}): fc.Arbitrary<Record<string, unknown>> => {
  const fields = Object.entries({ ...needed, ...more }).map(([key, field]) => [key, toArbitrary(field)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: Object.keys(needed) });
};
