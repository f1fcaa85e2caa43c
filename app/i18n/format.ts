import type { Lang } from "./lang";

/** Fills the `{name}` places of a text. Throws on a place that has no value, because it would show as a hole. */
export function format(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in “${text}”`);
    return String(value);
  });
}

/**
 * Chooses the form of each verb by its subject: `{loses|lose}` is “lose” for “you”, and “loses” for anybody and anything else.
 * Japanese has one form, and no such places.
 */
export const selectVerbForms = (text: string, isYou: boolean): string =>
  text.replace(/\{([^{}|]+)\|([^{}|]+)\}/g, (_, other: string, you: string) => (isYou ? you : other));

export type PluralForms = { readonly one: string; readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>;

/** Returns the form that the plural rule of the language gives for `n`, with its places unfilled. */
export const selectPlural = (lang: Lang, forms: PluralForms, n: number): string =>
  // A language that the platform does not know would take the rules of the machine, which differ between server and browser.
  forms[new Intl.PluralRules([lang, "en"]).select(n)] ?? forms.other;

/** Chooses a form by the plural rule of the language for `n` and fills its places; `{n}` is the number itself. */
export const formatPlural = (
  lang: Lang,
  forms: PluralForms,
  n: number,
  values: Readonly<Record<string, string | number>> = {},
): string => format(selectPlural(lang, forms, n), { n, ...values });
