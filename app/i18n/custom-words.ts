import { computeEditDistance } from "@/engine/magmell";
import type { TranslationFile } from "@/lib/languages";
import { DICTIONARY_AREAS, type Dictionary, mergeDictionaryAreas } from "./dictionary";
import { LANGS } from "./lang";
import { looksLikeLangTag } from "./split-path";

type WordTree = { readonly [key: string]: string | WordTree };

/** The merged dictionaries by language, and the faults in the operator's words. */
type CustomWords = { readonly dictionaries: ReadonlyMap<string, Dictionary>; readonly faults: readonly string[] };

/**
 * Merges the operator's words over the site's. Each file has the form of one in `app/i18n` and may leave words out; an
 * added language falls back to English. Faults are lines such as `de/site.json: nav.crads is not a key of this site.
 * Did you mean cards?`.
 */
export function mergeCustomWords(files: readonly TranslationFile[]): CustomWords {
  const faults: string[] = [];
  const areasOf = new Map<string, Record<string, WordTree>>(LANGS.map((lang) => [lang, { ...DICTIONARY_AREAS[lang] }]));
  for (const { lang, area, words } of files) {
    const say = (fault: string) => faults.push(`${lang}/${area}.json: ${fault}`);
    const areas: Record<string, WordTree> = areasOf.get(lang) ?? { ...DICTIONARY_AREAS.en };
    const form = Object.hasOwn(DICTIONARY_AREAS.ja, area)
      ? (DICTIONARY_AREAS.ja as Readonly<Record<string, WordTree>>)[area]
      : undefined;
    if (!isTag(lang)) say(`"${lang}" is not a language tag such as de or pt-BR.`);
    else if (form === undefined) say(`Unknown word file.${nearest(area, Object.keys(DICTIONARY_AREAS.ja))}`);
    else areasOf.set(lang, { ...areas, [area]: over(form, areas[area], words, "", say) });
  }
  const dictionaries = new Map([...areasOf].map(([lang, areas]) => [lang, mergeDictionaryAreas(areas)]));
  return { dictionaries, faults };
}

/**
 * Merges words over a base. `form` holds the Japanese words at the same path, which define all keys. Invalid words are
 * reported with `say` and left out.
 */
function over(form: WordTree, base: WordTree = {}, own: unknown, path: string, say: (fault: string) => void): WordTree {
  if (typeof own !== "object" || own === null || Array.isArray(own)) {
    say(`${path || "The file"} must be an object { … } of words.`);
    return base;
  }
  const result: Record<string, string | WordTree> = { ...base };
  for (const [key, words] of Object.entries(own)) {
    const at = path === "" ? key : `${path}.${key}`;
    const before = Object.hasOwn(form, key) ? form[key] : isForm(form, key) ? form.other : undefined;
    if (before === undefined) say(`${at} is not a key of this site.${nearest(key, Object.keys(form))}`);
    else if (typeof before !== "string") result[key] = over(before, base[key] as WordTree, words, at, say);
    else if (typeof words !== "string" || (words === "" && before !== "")) say(`${at} must be text in double quotes.`);
    else {
      const strange = [...placesIn(words)].filter((place) => !placesFor(form, key, before).has(place));
      if (strange.length > 0)
        say(`${at} contains ${strange.join(", ")}, which the site does not fill. ${offered(form, key, before)}`);
      else result[key] = words;
    }
  }
  return result;
}

const isTag = (lang: string): boolean => {
  if (!looksLikeLangTag(lang)) return false;
  try {
    return Intl.getCanonicalLocales(lang)[0] === lang;
  } catch {
    return false;
  }
};

/** Plural forms that a language may have in addition to those of Japanese and English. */
const FORMS: ReadonlySet<string> = new Set(["zero", "one", "two", "few", "many", "other"]);

/** Returns whether words are plural forms of one text: `one` and `other`, and nothing else. */
const hasForms = (base: WordTree): boolean => {
  const keys = Object.keys(base);
  return keys.includes("one") && keys.includes("other") && keys.every((key) => FORMS.has(key));
};

const isForm = (base: WordTree, key: string): boolean => hasForms(base) && FORMS.has(key);

const placesIn = (text: string): ReadonlySet<string> => new Set(text.match(/\{\w+\}/g));

/** Returns the placeholders of a text; for a plural form, those of all its forms. */
const placesFor = (base: WordTree, key: string, before: string): ReadonlySet<string> =>
  isForm(base, key)
    ? new Set(Object.values(base).flatMap((form) => (typeof form === "string" ? [...placesIn(form)] : [])))
    : placesIn(before);

function offered(base: WordTree, key: string, before: string): string {
  const places = [...placesFor(base, key, before)];
  return places.length === 0 ? "This text takes no values." : `Available: ${places.join(", ")}.`;
}

function nearest(word: string, known: readonly string[]): string {
  const most = Math.ceil(word.length / 3);
  const [best] = known
    .map((one) => ({ one, distance: computeEditDistance(word, one, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return best === undefined ? "" : ` Did you mean ${best.one}?`;
}
