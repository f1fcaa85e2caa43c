import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { NeighborLinks } from "@/app/ui/kit/neighbor-links";
import { EngineSupportLink } from "@/app/ui/links/engine-support-link";
import { getDocumentChapterHref, getDocumentHref, getEntryHref, getLibraryHref } from "@/app/ui/links/library-address";
import { findChapter } from "@/lib/documents/chapters";
import { getDocument } from "@/lib/documents/documents";
import { getAdjacentEntries, getAncestorEntries, getEntry, type LibraryEntry } from "@/lib/documents/entries";
import { findHouseRuling, getEntryRulings } from "@/lib/documents/references";
import type { ImportedTexts } from "@/lib/documents/texts/types";
import { getEntryName } from "@/lib/documents/words/entry-names";
import { RuleBreadcrumbs } from "../../magmell/rules/page/rule-breadcrumbs";
import styles from "../../magmell/rules/page/rule-page.module.css";
import { ContradictionBanners } from "../contradiction-banners";
import { CounterpartRows } from "../counterpart-rows";
import { formatChapterName } from "../document-chapter-page";
import { formatEntryName, formatEntryText, formatPrintedNumber } from "../entry-label";
import { CollapsedEntryRows } from "../folded-rows";
import { getEntriesBelow } from "../sections";
import { EntryText } from "../text/entry-text";
import { EntryBoards } from "./entry-boards";
import { EntryBacklinks, EntryLinks } from "./entry-links";
import { EntrySources } from "./entry-sources";
import { FormatLinks } from "./format-links";
import { NeighborEntries } from "./neighbor-entries";
import { RulingAnswer, SectionRules } from "./ruling-answer";

/** Number of subentries shown; more are folded. A section shows all. */
const PARTS_SHOWN = 2;
const SECTION_PARTS_SHOWN = 5;

type Props = { entry: LibraryEntry; lang: Lang };
/** Texts of the entry's document, where the operator of a site has loaded it. */
type WithTexts = Props & { imported: ImportedTexts };

/** Renders the page of an entry: summary, sources, links and contradictions; the rest is collapsed. */
export function EntryPage({ entry, imported, lang }: WithTexts) {
  const { library } = getDictionary(lang);
  const segments = imported.texts.get(entry.id);
  const below = getEntriesBelow(entry);
  const rulings = getEntryRulings(entry.id).map(getEntry);
  const { before, after } = getAdjacentEntries(entry);
  const neighbor = (one: LibraryEntry | null) =>
    one ? { href: getEntryHref(lang, one.id), label: formatPrintedNumber(one, lang) } : null;
  return (
    <main id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-10">
      <Trail entry={entry} lang={lang} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <article className="grid min-w-0 max-w-[46rem] content-start gap-6 print:max-w-none">
          <Head entry={entry} lang={lang} />
          <RulingAnswer entry={entry} lang={lang} />
          {imported.document && segments ? (
            <EntryText
              document={getDocument(entry.document)}
              copy={imported.document}
              segments={segments}
              lang={lang}
            />
          ) : null}
          <ContradictionBanners entry={entry} lang={lang} />
          <Reason entry={entry} lang={lang} />
          {below.length > 0 ? (
            <section aria-labelledby="parts" className={styles.part}>
              <h2 id="parts">{library.parts}</h2>
              <CollapsedEntryRows
                entries={below}
                first={entry.kind === "heading" ? SECTION_PARTS_SHOWN : PARTS_SHOWN}
                lang={lang}
              />
            </section>
          ) : null}
          <FormatLinks id={entry.id} lang={lang} />
          <EntrySources id={entry.id} lang={lang} />
          <EntryLinks entry={entry} first={below.length > 0 ? 1 : 2} lang={lang} />
          <details className={`border-line border-y ${styles.section}`}>
            <summary className="min-h-11 cursor-pointer content-center">{library.moreOnEntry}</summary>
            <div className="grid gap-6 py-3">
              {rulings.length > 0 ? (
                <section aria-labelledby="rulings" className={styles.part}>
                  <h2 id="rulings">{library.rulings}</h2>
                  <CollapsedEntryRows entries={rulings} lang={lang} named />
                </section>
              ) : null}
              <EntryBacklinks entry={entry} lang={lang} />
              <CounterpartRows id={entry.id} lang={lang} />
              <SectionRules entry={entry} lang={lang} />
              <EntryBoards entry={entry} lang={lang} />
              <EngineSupportLink id={entry.id} lang={lang} />
            </div>
          </details>
          <NeighborLinks
            label={library.neighbors}
            before={neighbor(before)}
            after={neighbor(after)}
            all={{ href: getDocumentHref(lang, entry.document), label: library.all }}
            words={library}
          />
        </article>
        <NeighborEntries entry={entry} lang={lang} />
      </div>
    </main>
  );
}

function Trail({ entry, lang }: Props) {
  const document = getDocument(entry.document);
  const chapter = findChapter(entry.document, entry.number);
  const steps = [
    { href: getLibraryHref(lang), label: getDictionary(lang).library.title },
    { href: getDocumentHref(lang, entry.document), label: document.title[getTextLang(lang)] },
    ...(chapter
      ? [{ href: getDocumentChapterHref(lang, entry.document, chapter.key), label: formatChapterName(chapter, lang) }]
      : []),
    ...getAncestorEntries(entry).map((above) => ({
      href: getEntryHref(lang, above.id),
      label: formatPrintedNumber(above, lang),
    })),
  ];
  return <RuleBreadcrumbs steps={steps} magic lang={lang} />;
}

/** The number, the sentence in both languages, and notes on irregularities of the entry. */
function Head({ entry, lang }: Props) {
  const { library } = getDictionary(lang);
  const other = lang === "ja" ? "en" : "ja";
  const { kind, misprint, changed, summary, parent } = entry;
  const name = getEntryName(entry.id);
  return (
    <header className="grid gap-3">
      <h1 className="text-2xl">{formatEntryName(entry, lang)}</h1>
      <p className="text-lg">{formatEntryText(entry, lang)}</p>
      <p lang={other} className="text-ink-soft">
        {name ? <span className="mr-3 font-medium">{name[other]}</span> : null}
        {summary[other]}
      </p>
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
        <span>
          {getDocument(entry.document).title[getTextLang(lang)]}
          {kind === "ours" ? "" : ` · ${library.kinds[kind]}`}
        </span>
        {misprint ? <span>{format(library.misprint, { number: misprint })}</span> : null}
        {changed ? <span>{library.changed}</span> : null}
        {kind === "note" && parent ? (
          <a href={getEntryHref(lang, parent)} className="link">
            {format(library.noteOf, { number: formatPrintedNumber(getEntry(parent), lang) })}
          </a>
        ) : null}
      </p>
    </header>
  );
}

/** The reason for a ruling of this site, and the entries that it is about. */
function Reason({ entry, lang }: Props) {
  const words = getDictionary(lang);
  const ruling = findHouseRuling(entry.id);
  if (ruling === null) return null;
  return (
    <>
      <section aria-labelledby="reason" className={styles.part}>
        <h2 id="reason">{words.library.reason}</h2>
        <p>{ruling.reason[getTextLang(lang)]}</p>
      </section>
      <section aria-labelledby="concerns" className={styles.part}>
        <h2 id="concerns">{words.library.concerns}</h2>
        <CollapsedEntryRows entries={ruling.rules.map(getEntry)} first={1} lang={lang} named />
      </section>
    </>
  );
}
