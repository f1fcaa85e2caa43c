import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { getDocumentChapterHref, getDocumentHref, getEntryHref } from "@/app/ui/links/library-address";
import { getChapterEntries, getChildEntries, getDocumentEntries, type LibraryEntry } from "@/lib/documents/entries";
import styles from "../../magmell/rules/page/rule-page.module.css";
import { EntryRows } from "../entry-rows";
import { getNearestEntries } from "../sections";

type Props = { entry: LibraryEntry; lang: Lang };

/**
 * Renders the nearest entries with the same parent, or else at the top level of the chapter, and a link to the page
 * with all of them.
 */
export function NeighborEntries({ entry, lang }: Props) {
  const words = getDictionary(lang);
  const all = entriesAround(entry);
  const nearest = getNearestEntries(all, entry);
  return (
    <nav aria-labelledby="around" className={`no-print ${styles.aside}`}>
      <h2 id="around">{words.library.around}</h2>
      <EntryRows entries={nearest} here={entry} lang={lang} brief />
      {nearest.length < all.length ? (
        <a
          href={wholeHref(entry, lang)}
          className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
        >
          {formatPlural(lang, words.library.wholeAround, all.length)}
        </a>
      ) : null}
    </nav>
  );
}

function entriesAround({ document, chapter, parent }: LibraryEntry): readonly LibraryEntry[] {
  if (parent !== null) return getChildEntries(parent);
  const all = chapter === null ? getDocumentEntries(document) : getChapterEntries(document, chapter);
  return all.filter((one) => one.parent === null);
}

/** The page that lists all entries around one: of the entry above it, of its chapter, or of its document. */
function wholeHref({ document, chapter, parent }: LibraryEntry, lang: Lang): string {
  if (parent !== null) return getEntryHref(lang, parent);
  return chapter === null ? getDocumentHref(lang, document) : getDocumentChapterHref(lang, document, chapter);
}
