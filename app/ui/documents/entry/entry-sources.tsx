import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getSourceHref } from "@/app/ui/links/library-address";
import type { EntryId } from "@/lib/documents/entries";
import { findSource, getEntryCitations } from "@/lib/documents/sources";
import styles from "../../magmell/rules/page/rule-page.module.css";

/** Number of sources shown; more are folded. */
const SHOWN = 3;

type Props = { id: EntryId; lang: Lang };

/** Renders the sources that an entry cites, oldest first; nothing if it cites none. */
export function EntrySources({ id, lang }: Props) {
  const words = getDictionary(lang).library;
  const citations = getEntryCitations(id);
  if (citations.length === 0) return null;
  // One line alone is not worth a fold.
  const shown = citations.length <= SHOWN + 1 ? citations.length : SHOWN;
  return (
    <section aria-labelledby="sources" className={styles.part}>
      <h2 id="sources">{words.sources}</h2>
      <Citations citations={citations.slice(0, shown)} lang={lang} />
      {shown < citations.length ? (
        <details className={styles.folded}>
          <summary className="min-h-9 content-center text-sm pointer-coarse:min-h-11">
            {formatPlural(lang, words.more, citations.length - shown)}
          </summary>
          <Citations citations={citations.slice(shown)} lang={lang} />
        </details>
      ) : null}
    </section>
  );
}

const Citations = ({ citations, lang }: { citations: ReturnType<typeof getEntryCitations> } & Pick<Props, "lang">) => (
  <ul className="text-sm">
    {citations.map((citation, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an entry may cite one source twice.
      <li key={place} className="flex flex-wrap items-baseline gap-x-4">
        <span className="whitespace-nowrap tabular-nums">
          <CitationDate citation={citation} lang={lang} />
        </span>
        <a
          href={getSourceHref(lang, citation.source)}
          className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
        >
          {findSource(citation.source)?.name[getTextLang(lang)] ?? citation.source}
        </a>
        {citation.locator ? <span className="text-ink-soft">{citation.locator}</span> : null}
      </li>
    ))}
  </ul>
);

type DayProps = { citation: ReturnType<typeof getEntryCitations>[number]; lang: Lang };

/** Renders the date of a citation. A misprinted date is marked and shown as printed. */
export const CitationDate = ({ citation: { date, printed, sure }, lang }: DayProps) => {
  const words = getDictionary(lang).library;
  return (
    <>
      {date ?? <span className="text-ink-soft">{words.undated}</span>}
      {sure ? null : (
        <small className="ml-1 text-gold" title={words.unsure}>
          <span aria-hidden>?</span>
          <span className="sr-only">{words.unsure}</span> {printed}
        </small>
      )}
    </>
  );
};
