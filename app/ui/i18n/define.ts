import type { Lang } from "./lang";

/** Words are plain text with `{name}` places, so that a page can hand a slice of them to an island as props. */
export type Words = { readonly [key: string]: string | Words };

type Same<T extends Words> = { readonly [K in keyof T]: T[K] extends Words ? Same<T[K]> : string };

/** Both languages of one part of the site, side by side: English must have each key that Japanese has, and no other. */
export const define = <const T extends Words>(words: { ja: T; en: Same<T> }): Record<Lang, Same<T>> =>
  words as Record<Lang, Same<T>>;

/** Fills the `{name}` places of a text. Throws on a place that has no value, because it would show as a hole. */
export function say(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in “${text}”`);
    return String(value);
  });
}

/** Chooses `one` or `other` by the language's plural rule for `n` and fills its places; `{n}` is the number itself. */
export function sayCount(
  lang: Lang,
  forms: { readonly one: string; readonly other: string },
  n: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = new Intl.PluralRules(lang).select(n) === "one" ? forms.one : forms.other;
  return say(form, { n, ...values });
}
