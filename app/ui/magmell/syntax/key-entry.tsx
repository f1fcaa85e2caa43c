import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getKeyAnchor } from "@/app/ui/links/key-anchor";
import { getChoiceHelp } from "@/lib/magmell/search/query/choice-help";
import { getKeyExamples } from "@/lib/magmell/search/query/key-examples";
import { QUERY_KEYS, type QueryKeyId } from "@/lib/magmell/search/query/keys";
import { ExampleList } from "./example-list";
import { describeColonOperator, describeKeyValues, getKeyChoices, getKeyOperators } from "./key-meaning";

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
