import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getDocumentHref, getEntryHref, SOURCES_ANCHOR } from "@/app/ui/links/library-address";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { getEntry } from "@/lib/documents/entries";
import { CITING_DOCUMENT, countCitationsByYear, type findSource, getSourceCitations } from "@/lib/documents/sources";
import styles from "../magmell/rules/page/rule-page.module.css";
import { CitationDate } from "./entry/entry-sources";
import { formatEntryText, formatPrintedNumber } from "./entry-label";
import { NUMBERED_ROWS_CLASS } from "./entry-rows";
import { LibraryNav } from "./library-nav";
import { YearTable } from "./year-table";

type Props = { source: NonNullable<ReturnType<typeof findSource>>; lang: Lang };

/** Renders a source: its description, the number of citations per year, and the entries that cite it. */
export function SourcePage({ source, lang }: Props) {
  const citations = getSourceCitations(source.key);
  const text = getDictionary(lang).librarySources;
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-8 py-6 sm:py-8">
      <LibraryNav lang={lang} here={null} />
      <header className="prose grid gap-2">
        <h1 className="text-2xl">{source.name[getTextLang(lang)]}</h1>
        <p className="text-ink-soft">
          {source.role?.[getTextLang(lang)] ?? text.kinds[source.kind]}
          <span className="block text-sm">{text.ranks[source.rank]}</span>
        </p>
        <p>
          <a
            href={`${getDocumentHref(lang, CITING_DOCUMENT)}#${SOURCES_ANCHOR}`}
            className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
          >
            {text.all}
          </a>
        </p>
      </header>
      {citations.length > 0 ? <YearTable years={countCitationsByYear(citations)} lang={lang} /> : null}
      <section aria-labelledby="entries" className="grid max-w-3xl gap-3">
        <h2 id="entries" className="text-xl">
          {text.entries}
        </h2>
        {citations.length === 0 ? <p>{text.never}</p> : null}
        <ul className={NUMBERED_ROWS_CLASS} hidden={citations.length === 0}>
          {citations.map((citation, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry may cite one source twice.
            <li key={place}>
              <a href={getEntryHref(lang, citation.id)} className={styles.row}>
                <span className={styles.number}>{formatPrintedNumber(citation, lang)}</span>
                <span>
                  {formatEntryText(getEntry(citation.id), lang)}{" "}
                  <small className="whitespace-nowrap text-ink-soft">
                    <CitationDate citation={citation} lang={lang} /> {citation.locator ?? ""}
                  </small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Unhydrated>
  );
}
