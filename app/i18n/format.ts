import { memoizeBounded } from "@/lib/cache";
import type { Lang } from "./lang";

/** Fills the `{name}` placeholders of a text. Throws if a placeholder has no value. */
export function format(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in “${text}”`);
    return String(value);
  });
}

/**
 * Chooses verb forms by their subject: `{loses|lose}` becomes “lose” for “you”, otherwise “loses”. Japanese texts have
 * no such placeholders.
 */
export const selectVerbForms = (text: string, isYou: boolean): string =>
  text.replace(/\{([^{}|]+)\|([^{}|]+)\}/g, (_, other: string, you: string) => (isYou ? you : other));

export type PluralForms = { readonly one: string; readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>;

// A language that the platform does not know would take the rules of the machine, which differ between server and browser.
const getPluralRules = memoizeBounded((lang: Lang) => new Intl.PluralRules([lang, "en"]));

/** Returns the plural form for `n` by the language's rules, with its placeholders unfilled. */
export const selectPlural = (lang: Lang, forms: PluralForms, n: number): string =>
  forms[getPluralRules(lang).select(n)] ?? forms.other;

/** Chooses the plural form for `n` by the language's rules and fills its placeholders; `{n}` is the number itself. */
export const formatPlural = (
  lang: Lang,
  forms: PluralForms,
  n: number,
  values: Readonly<Record<string, string | number>> = {},
): string => format(selectPlural(lang, forms, n), { n, ...values });
