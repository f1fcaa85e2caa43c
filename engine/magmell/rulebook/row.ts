/** One rule in our own words. A heading only names the rules below it. */
export type Row = { readonly ja: string; readonly en: string; readonly heading?: true };

/** Rows by rule number; the keys, in this order, become the type of rule ids. */
export type Rows = Readonly<Record<`mag:${string}`, Row>>;
