import type { Dictionary } from "@/app/i18n/dictionary";
import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getKeyAnchor } from "@/app/ui/links/key-anchor";
import { getChoiceHelp } from "@/lib/magmell/search/query/choice-help";
import { CHOICE_VALUES, DECK_FORMATS } from "@/lib/magmell/search/query/choices";
import { getKeyExamples } from "@/lib/magmell/search/query/key-examples";
import { QUERY_KEYS, type QueryKeyId } from "@/lib/magmell/search/query/keys";
import { OPTION_WORDS } from "@/lib/magmell/search/query/option-words";
import { ExampleList } from "./example-list";

type Props = { readonly id: QueryKeyId; readonly lang: Lang };

const PAGES = { card: "/cards", printing: "/cards", option: "/cards", builder: null, deck: "/decks" } as const;

/** Renders the help for a search key: its names, meaning, operators, values and examples. */
export function KeyEntry({ id, lang }: Props) {
  const words = getDictionary(lang).syntax;
  const { names, level } = QUERY_KEYS[id];
  const choices = getKeyChoices(id);
  const help = getChoiceHelp(id);
  return (
    <section aria-labelledby={getKeyAnchor(id)} className="grid gap-2 border-line not-first-of-type:border-t py-4">
      <h3 id={getKeyAnchor(id)} className="flex scroll-mt-4 flex-wrap items-baseline gap-x-3 gap-y-1 text-base">
        {[...getKeyNames(id, lang), ...names.slice(2)].map((name, index) => (
          <code key={name} className={index < 2 ? "font-semibold" : "text-ink-soft text-sm"}>
            {name}:
          </code>
        ))}
      </h3>
      <p>{words.about[id]}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">{words.operators}</dt>
        <dd>
          <code className="mr-3">{getKeyOperators(id)}</code>
          {describeColonOperator(id, words)}
        </dd>
        <dt className="text-ink-soft">{words.values}</dt>
        <dd>
          {choices ? (
            <ul className={help ? "grid gap-y-1" : "flex flex-wrap gap-x-4"}>
              {choices.map(([english, japanese]) => (
                <li key={english} className="flex flex-wrap gap-x-2">
                  <code>{english}</code> <span className="text-ink-soft">{japanese}</span>
                  {help && <span className="text-ink-soft">– {help[english]?.[getTextLang(lang)]}</span>}
                </li>
              ))}
            </ul>
          ) : (
            describeKeyValues(id, words)
          )}
        </dd>
      </dl>
      <ExampleList examples={getKeyExamples(id)} lang={lang} page={PAGES[level]} />
    </section>
  );
}

/** Returns the English and the Japanese name of a key, the reader's language first. */
export const getKeyNames = (id: QueryKeyId, lang: Lang): readonly [string, string] => {
  const [english, japanese] = QUERY_KEYS[id].names;
  return lang === "ja" ? [japanese, english] : [english, japanese];
};

type SyntaxWords = Dictionary["syntax"];

/** Returns the operators that may stand between a key and its value. */
function getKeyOperators(key: QueryKeyId): string {
  const { value, level } = QUERY_KEYS[key];
  if (level === "option") return ": =";
  if (value === "stones") return ":";
  return ["number", "colors", "symbols", "date"].includes(value) ? ": = != < <= > >=" : ": = !=";
}

/** Returns the operator that `:` stands for. */
function describeColonOperator(key: QueryKeyId, { colon }: SyntaxWords): string {
  const { value, level, colon: stands } = QUERY_KEYS[key];
  if (level === "option") return colon.option;
  if (value === "colors") return stands === "<=" ? colon.needs : colon.colors;
  if (value === "text") return stands === "holds" ? colon.holds : colon.is;
  if (value === "choice" || value === "rule") return colon.is;
  return colon[value];
}

/** Returns the allowed values of a key in English and Japanese; null for keys without a fixed list of values. */
function getKeyChoices(key: QueryKeyId): readonly (readonly [string, string])[] | null {
  const choices: Partial<Record<QueryKeyId, readonly (readonly [string, string, ...string[]])[]>> = {
    ...CHOICE_VALUES,
    ...OPTION_WORDS,
    legal: DECK_FORMATS,
    banned: DECK_FORMATS,
    limited: DECK_FORMATS,
  };
  return choices[key]?.map(([english, japanese]) => [english, japanese] as const) ?? null;
}

/** Returns a description of the values of a key that has no fixed list; empty for keys that have one. */
function describeKeyValues(key: QueryKeyId, { valueKinds }: SyntaxWords): string {
  const { value, colon } = QUERY_KEYS[key];
  if (key === "asOf") return valueKinds.day;
  if (value === "text") return colon === "holds" ? valueKinds.text : valueKinds.fixedText;
  return value === "choice" ? "" : valueKinds[value];
}
