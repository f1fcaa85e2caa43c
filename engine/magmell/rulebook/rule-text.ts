/** A rule paraphrased in both languages. A heading only names the rules below it. */
export type RuleText = { readonly ja: string; readonly en: string; readonly heading?: true };

/** Rule texts by rule number. The keys, in this order, become the type of rule ids. */
export type RuleTexts = Readonly<Record<`mag:${string}`, RuleText>>;
