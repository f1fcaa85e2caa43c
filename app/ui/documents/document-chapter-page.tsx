import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { NeighborLinks } from "@/app/ui/kit/neighbor-links";
import { getDocumentChapterHref, getDocumentHref, getEntryHref, getLibraryHref } from "@/app/ui/links/library-address";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import { getChapters, type LibraryChapter } from "@/lib/documents/chapters";
import type { LibraryDocument } from "@/lib/documents/documents";
import { getChapterEntries, type LibraryEntry } from "@/lib/documents/entries";
import { RuleBreadcrumbs } from "../magmell/rules/page/rule-breadcrumbs";
import styles from "../magmell/rules/page/rule-page.module.css";
import { formatEntryText, formatPrintedNumber } from "./entry-label";
import { EntryRows } from "./entry-rows";
import { FoldedSection } from "./folded-rows";
import { LibraryNav } from "./library-nav";
import { type DocumentSection, groupIntoSections } from "./sections";

type Props = {
  document: LibraryDocument;
  chapter: LibraryChapter;
  /** Whether all sections are initially open. */
  isOpen?: boolean;
  lang: Lang;
};

/** Renders a chapter of a document: its sections by title, with all entries below each. */
export function DocumentChapterPage({ document, chapter, isOpen = false, lang }: Props) {
  const words = getDictionary(lang);
  const chapters = getChapters(document.key);
  const place = chapters.indexOf(chapter);
  const groups = groupIntoSections(getChapterEntries(document.key, chapter.key));
  const neighbor = (one: LibraryChapter | undefined) =>
    one ? { href: getDocumentChapterHref(lang, document.key, one.key), label: formatChapterName(one, lang) } : null;
  return (
    <Unhydrated as="main" id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-8">
      <LibraryNav lang={lang} here={null} />
      <RuleBreadcrumbs
        magic
        steps={[
          { href: getLibraryHref(lang), label: words.library.title },
          { href: getDocumentHref(lang, document.key), label: document.title[getTextLang(lang)] },
        ]}
        lang={lang}
      />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <article className="grid min-w-0 max-w-[46rem] content-start gap-9 print:max-w-none">
          <header>
            <p className="hidden text-sm print:block">
              {document.title[getTextLang(lang)]} · {document.edition[getTextLang(lang)]}
            </p>
            <h1 className="text-2xl">{formatChapterName(chapter, lang)}</h1>
          </header>
          <Sections groups={groups} isOpen={isOpen} lang={lang} />
          <NeighborLinks
            label={words.library.chapterNeighbors}
            before={neighbor(chapters[place - 1])}
            after={neighbor(chapters[place + 1])}
            all={{ href: getDocumentHref(lang, document.key), label: words.library.all }}
            words={words.library}
          />
        </article>
        <nav
          aria-labelledby="chapters"
          className={`no-print ${styles.aside} lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto`}
        >
          <h2 id="chapters">{words.library.chapters}</h2>
          <ul className={styles.rows}>
            {chapters.map((one) => (
              <li key={one.key}>
                <a
                  href={getDocumentChapterHref(lang, document.key, one.key)}
                  aria-current={one === chapter ? "page" : undefined}
                  className={styles.row}
                >
                  {formatChapterName(one, lang)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Unhydrated>
  );
}

type SectionsProps = { groups: readonly DocumentSection[]; isOpen: boolean; lang: Lang };

/** Renders the sections of a chapter: headings alone in rows, one section in full, several folded under their titles. */
function Sections({ groups, isOpen, lang }: SectionsProps) {
  const { expandAll, collapseAll } = getDictionary(lang).library;
  if (groups.every(({ entries }) => entries.length === 0))
    return <EntryRows entries={groups.flatMap(({ heading }) => heading ?? [])} lang={lang} />;
  if (groups.length < 3)
    return groups.map((group) => <Section key={group.heading?.id ?? "first"} {...group} lang={lang} />);
  return (
    <div className="grid gap-2">
      <a
        href={isOpen ? "?" : "?open=all"}
        className="link no-print inline-flex min-h-9 items-center justify-self-end text-sm pointer-coarse:min-h-11"
      >
        {isOpen ? collapseAll : expandAll}
      </a>
      <div className="border-line border-t">
        {groups.map((group) => (
          <ChapterSection key={group.heading?.id ?? "first"} {...group} isOpen={isOpen} lang={lang} />
        ))}
      </div>
    </div>
  );
}

function Section({ heading, entries, lang }: DocumentSection & Pick<Props, "lang">) {
  return (
    <section aria-labelledby={heading ? anchorOf(heading) : undefined} className={styles.part}>
      {heading ? (
        <h2 id={anchorOf(heading)} className="scroll-mt-4">
          <a href={getEntryHref(lang, heading.id)} className="link mr-3 text-ink-soft">
            {formatPrintedNumber(heading, lang)}
          </a>
          {formatEntryText(heading, lang)}
        </h2>
      ) : null}
      {entries.length > 0 ? <EntryRows entries={entries} lang={lang} /> : null}
    </section>
  );
}

function ChapterSection({ heading, entries, isOpen, lang }: DocumentSection & Pick<SectionsProps, "isOpen" | "lang">) {
  if (heading === null || entries.length === 0) return <Section heading={heading} entries={entries} lang={lang} />;
  const title = (
    <>
      <span className="mr-3 text-ink-soft">{formatPrintedNumber(heading, lang)}</span>
      {formatEntryText(heading, lang)}
    </>
  );
  return (
    <FoldedSection anchor={anchorOf(heading)} title={title} isOpen={isOpen} entries={entries} lang={lang}>
      <a
        href={getEntryHref(lang, heading.id)}
        className="link no-print inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
      >
        {format(getDictionary(lang).library.sectionPage, { section: formatPrintedNumber(heading, lang) })}
      </a>
    </FoldedSection>
  );
}

/** Returns a chapter's name: its letter, if the document uses one, and its title. */
export const formatChapterName = ({ key, title }: LibraryChapter, lang: Lang): string =>
  key.length === 1 ? `${key} ${title[getTextLang(lang)]}` : title[getTextLang(lang)];

const anchorOf = ({ number }: LibraryEntry): string => number.replaceAll(".", "-");
