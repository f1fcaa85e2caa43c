import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getEntryHref } from "@/app/ui/links/library-address";
import { RuleSearchForm } from "@/app/ui/magmell/rules/rule-search-form";
import { ClosedPart } from "@/app/ui/page-filter/closed-part";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { getEntry } from "@/lib/documents/entries";
import { GLOSSARY_CONCEPTS, RETIRED_WORDS } from "@/lib/documents/words/concepts";
import { GAMES_TABLE_ANCHOR } from "./counterpart-rows";
import { describeRetiredWord } from "./describe-retired";
import { formatEntryName } from "./entry-label";
import { GamesTable } from "./games-table";
import { LibraryNav } from "./library-nav";

type Props = { lang: Lang };
type Concept = (typeof GLOSSARY_CONCEPTS)[number];

/** The number of terms that the page begins with. */
const FIRST = 10;

/**
 * Renders the glossary: current terms with their forms in the documents, retired terms with links to current ones, and
 * both games side by side.
 */
export const GlossaryPage = ({ lang }: Props) => {
  const words = getDictionary(lang);
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-8">
      <LibraryNav lang={lang} here="/rules/words" />
      <header className="prose grid gap-3">
        <h1 className="text-2xl">{words.libraryWords.title}</h1>
        <p>{words.libraryWords.lead}</p>
      </header>
      <RuleSearchForm lang={lang} label={words.libraryWords.find} hint={words.libraryWords.findHint} />
      <Concepts concepts={GLOSSARY_CONCEPTS.slice(0, FIRST)} lang={lang} />
      <div>
        <ClosedPart
          anchor="more"
          title={formatPlural(lang, words.libraryWords.moreTerms, GLOSSARY_CONCEPTS.length - FIRST)}
          className="pb-8"
        >
          <Concepts concepts={GLOSSARY_CONCEPTS.slice(FIRST)} lang={lang} />
        </ClosedPart>
        <ClosedPart
          anchor="retired"
          title={words.libraryWords.retiredTitle}
          hint={words.libraryWords.retiredLead}
          className="pb-8"
        >
          <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
            {RETIRED_WORDS.map((word) => (
              <li key={`${word.use.rule} ${word.use.en}`} className="border-line border-b py-1">
                <RetiredWord word={word} lang={lang} />
              </li>
            ))}
          </ul>
        </ClosedPart>
        <ClosedPart
          anchor={GAMES_TABLE_ANCHOR}
          title={words.libraryWords.games.title}
          hint={words.libraryWords.games.lead}
          className="pb-8"
        >
          <GamesTable lang={lang} />
        </ClosedPart>
      </div>
    </Unhydrated>
  );
};

const Concepts = ({ concepts, lang }: Props & { concepts: readonly Concept[] }) => (
  <dl className="grid gap-x-10 lg:grid-cols-2">
    {concepts.map((concept) => (
      <ConceptRow key={concept.id} concept={concept} lang={lang} />
    ))}
  </dl>
);

/** A retired word with the current one, or with an explanation if no word means the same. */
const RetiredWord = ({ word, lang }: Props & { word: (typeof RETIRED_WORDS)[number] }) => (
  <>
    <a href={getEntryHref(lang, word.use.rule)} className={LINK}>
      {word.use[getTextLang(lang)]}
    </a>
    {word.use.today === null ? (
      <>
        <span aria-hidden> → </span>
        <a href={`#${word.concept.id}`} className={LINK}>
          {word.concept[getTextLang(lang)]}
        </a>
      </>
    ) : (
      <small className="block">{describeRetiredWord(word, lang)}</small>
    )}
  </>
);

const LINK = "link inline-flex min-h-8 items-center pointer-coarse:min-h-11";

function ConceptRow({ concept, lang }: Props & { concept: Concept }) {
  const { libraryWords } = getDictionary(lang);
  const other = lang === "ja" ? "en" : "ja";
  const { id, uses, magmell } = concept;
  return (
    <div id={id} className="grid scroll-mt-4 content-start gap-1 border-line border-t py-3">
      <dt className="text-lg">
        {concept[getTextLang(lang)]}{" "}
        <span lang={other} className="text-ink-soft text-sm">
          {concept[other]}
        </span>
      </dt>
      <dd className="text-sm">
        <ul className="flex flex-wrap gap-x-5">
          {uses.map((use) => (
            <li key={`${use.rule} ${use.en}`}>
              {use[getTextLang(lang)]}{" "}
              {use.retired !== null ? <span className="text-gold">({libraryWords.retired})</span> : null}{" "}
              <a
                href={getEntryHref(lang, use.rule)}
                className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
              >
                {formatEntryName(getEntry(use.rule), lang)}
              </a>
            </li>
          ))}
        </ul>
        <p>
          <span className="text-ink-soft">{libraryWords.magmell}:</span>{" "}
          {magmell ? (
            <a
              href={getEntryHref(lang, magmell.rule)}
              className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              {magmell[getTextLang(lang)]}
            </a>
          ) : (
            libraryWords.none
          )}
        </p>
      </dd>
    </div>
  );
}
