import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getDocumentChapterHref, getLibraryHref } from "@/app/ui/links/library-address";
import { getRulingAnchor } from "@/app/ui/links/mtg-address";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { getChapters } from "@/lib/documents/chapters";
import type { LibraryDocument } from "@/lib/documents/documents";
import { type EntryId, getChapterEntries } from "@/lib/documents/entries";
import { findHouseRuling } from "@/lib/documents/references";
import { CITING_DOCUMENT } from "@/lib/documents/sources";
import { LIBRARY_TOPICS } from "@/lib/documents/topics";
import { RuleBreadcrumbs } from "../magmell/rules/page/rule-breadcrumbs";
import styles from "../magmell/rules/page/rule-page.module.css";
import { RuleSearchForm } from "../magmell/rules/rule-search-form";
import { DocumentFacts } from "./document-facts";
import { DocumentSources } from "./document-sources";
import { CollapsedEntryRows, FoldedSection } from "./folded-rows";
import { LibraryNav } from "./library-nav";

type Props = { document: LibraryDocument; lang: Lang };

/**
 * Renders a document: its introduction, its chapters, and the headings of each chapter. This site's rulings are
 * collapsed by topic.
 */
export function DocumentPage({ document, lang }: Props) {
  const chapters = getChapters(document.key);
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-8">
      <LibraryNav lang={lang} here={null} />
      <RuleBreadcrumbs
        steps={[{ href: getLibraryHref(lang), label: getDictionary(lang).library.title }]}
        magic
        lang={lang}
      />
      <header className="grid max-w-3xl gap-3">
        <h1 className="text-2xl">{document.title[getTextLang(lang)]}</h1>
        <DocumentFacts document={document} lang={lang} />
      </header>
      <RuleSearchForm game={document.game} hint={getDictionary(lang).mtg.tasks.ask.hint} lang={lang} />
      {chapters.length === 0 ? (
        <div className="max-w-3xl border-line border-t">
          {LIBRARY_TOPICS.filter(({ rulings }) => rulings.length > 0).map(({ key, title, rulings }) => (
            <FoldedSection
              key={key}
              anchor={key}
              title={title[getTextLang(lang)]}
              entries={rulings}
              lang={lang}
              remark={({ id, number }) => <RulingReason id={id} number={number} lang={lang} />}
            />
          ))}
        </div>
      ) : (
        <Contents document={document} lang={lang} />
      )}
      {document.key === CITING_DOCUMENT ? <DocumentSources lang={lang} /> : null}
    </Unhydrated>
  );
}

/** The reason of a ruling of this site; nothing for entries of documents. */
function RulingReason({ id, number, lang }: { id: EntryId; number: string; lang: Lang }) {
  const ruling = findHouseRuling(id);
  return ruling === null ? null : (
    <p id={getRulingAnchor(number)} className="scroll-mt-4 pb-2 text-ink-soft text-sm">
      {ruling.reason[getTextLang(lang)]}
    </p>
  );
}

const Contents = ({ document, lang }: Props) => (
  <div className="gap-x-12 max-lg:max-w-3xl lg:columns-2">
    {getChapters(document.key).map(({ key, title }) => {
      const entries = getChapterEntries(document.key, key);
      const headings = entries.filter(({ kind }) => kind === "heading");
      return (
        <section key={key} aria-labelledby={`chapter-${key}`} className={`mb-8 ${styles.part}`}>
          <h2 id={`chapter-${key}`} className="flex flex-wrap items-baseline gap-x-3">
            <a href={getDocumentChapterHref(lang, document.key, key)} className="link">
              {key.length === 1 ? `${key} ` : ""}
              {title[getTextLang(lang)]}
            </a>
            <span className="text-ink-soft text-sm">
              {formatPlural(lang, getDictionary(lang).library.entries, entries.length)}
            </span>
          </h2>
          <CollapsedEntryRows entries={headings.length > 0 ? headings : entries} first={4} lang={lang} />
        </section>
      );
    })}
  </div>
);
