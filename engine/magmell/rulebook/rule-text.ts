/** One rule in our own words. A heading only names the rules below it. */
export type RuleText = { readonly ja: string; readonly en: string; readonly heading?: true };

/** Rows by rule number; the keys, in this order, become the type of rule ids. */
export type RuleTexts = Readonly<Record<`mag:${string}`, RuleText>>;
