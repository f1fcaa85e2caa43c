import type { Dictionary } from "@/app/ui/i18n/dictionary";
import type { Lang } from "@/app/ui/i18n/lang";
import { NeighborLinks } from "@/app/ui/kit/neighbor-links";
import { documentChapterHref, documentHref, entryHref, libraryHref } from "@/app/ui/links/library-address";
import { chaptersOf, type LibraryChapter } from "@/lib/library/chapters";
import type { LibraryDocument } from "@/lib/library/documents";
import { entriesIn, type LibraryEntry } from "@/lib/library/entries";
import styles from "../rules/page/rule-page.module.css";
import { RuleTrail } from "../rules/page/rule-trail";
import { formatEntryText, formatNumber } from "./entry-label";
import { EntryRows } from "./entry-rows";
import { LibraryNav } from "./library-nav";

type Words = Pick<Dictionary, "library" | "rules" | "rulesPage">;
type Props = { document: LibraryDocument; chapter: LibraryChapter; lang: Lang; words: Words };

/** A chapter of a document: its headings with all entries below each. */
export function DocumentChapterPage({ document, chapter, lang, words }: Props) {
  const chapters = chaptersOf(document.key);
  const place = chapters.indexOf(chapter);
  const neighbor = (one: LibraryChapter | undefined) =>
    one ? { href: documentChapterHref(lang, document.key, one.key), label: formatChapterName(one, lang) } : null;
  return (
    <main id="main" tabIndex={-1} className="page grid gap-6 py-6 sm:py-8">
      <LibraryNav lang={lang} here={null} words={words.library} />
      <RuleTrail
        steps={[
          { href: libraryHref(lang), label: words.library.title },
          { href: documentHref(lang, document.key), label: document.title[lang] },
        ]}
        lang={lang}
        words={words}
      />
      <div className={styles.page}>
        <article className={styles.body}>
          <header>
            <p className="hidden text-sm print:block">
              {document.title[lang]} · {document.edition[lang]}
            </p>
            <h1 className="text-2xl">{formatChapterName(chapter, lang)}</h1>
          </header>
          {groupsOf(entriesIn(document.key, chapter.key)).map(({ heading, entries }) => (
            <section
              key={heading?.id ?? "first"}
              aria-labelledby={heading ? anchorOf(heading) : undefined}
              className={styles.part}
            >
              {heading ? (
                <h2 id={anchorOf(heading)}>
                  <a href={entryHref(lang, heading.id)} className="link mr-3 text-ink-soft">
                    {formatNumber(heading, lang)}
                  </a>
                  {heading.summary ? formatEntryText(heading, lang, words) : null}
                </h2>
              ) : null}
              {entries.length > 0 ? <EntryRows entries={entries} lang={lang} words={words} /> : null}
            </section>
          ))}
          <NeighborLinks
            label={words.library.chapterNeighbors}
            before={neighbor(chapters[place - 1])}
            after={neighbor(chapters[place + 1])}
            all={{ href: documentHref(lang, document.key), label: words.library.all }}
            words={words.library}
          />
        </article>
        <nav aria-labelledby="chapters" className={styles.aside}>
          <h2 id="chapters">{words.library.chapters}</h2>
          <ul className={styles.rows}>
            {chapters.map((one) => (
              <li key={one.key}>
                <a
                  href={documentChapterHref(lang, document.key, one.key)}
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
    </main>
  );
}

/** A chapter in words: its letter, if that is its name in the document, and its title. */
export const formatChapterName = ({ key, title }: LibraryChapter, lang: Lang): string =>
  key.length === 1 ? `${key} ${title[lang]}` : title[lang];

const anchorOf = ({ number }: LibraryEntry): string => number.replaceAll(".", "-");

type Group = { readonly heading: LibraryEntry | null; readonly entries: LibraryEntry[] };

function groupsOf(entries: readonly LibraryEntry[]): readonly Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    if (entry.kind === "heading") groups.push({ heading: entry, entries: [] });
    else {
      if (groups.length === 0) groups.push({ heading: null, entries: [] });
      groups.at(-1)?.entries.push(entry);
    }
  }
  return groups;
}
