import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getSourceHref } from "@/app/ui/links/library-address";
import type { EntryId } from "@/lib/documents/entries";
import { findSource, getEntryCitations } from "@/lib/documents/sources";
import styles from "../../magmell/rules/page/rule-page.module.css";

/** Sources that stand open; more are folded. */
const SHOWN = 3;

type Props = { id: EntryId; lang: Lang };

/** Renders who or what an entry names as its source, the oldest first. Nothing where it names none. */
export function EntrySources({ id, lang }: Props) {
  const words = getDictionary(lang).library;
  const citations = getEntryCitations(id);
  if (citations.length === 0) return null;
  // One line alone is not worth a fold.
  const shown = citations.length <= SHOWN + 1 ? citations.length : SHOWN;
  return (
    <section aria-labelledby="sources" className={styles.part}>
      <h2 id="sources">{words.sources}</h2>
      <CitationTable citations={citations.slice(0, shown)} lang={lang} />
      {shown < citations.length ? (
        <details className={styles.folded}>
          <summary className="min-h-9 content-center text-sm pointer-coarse:min-h-11">
            {formatPlural(lang, words.more, citations.length - shown)}
          </summary>
          <CitationTable citations={citations.slice(shown)} lang={lang} />
        </details>
      ) : null}
    </section>
  );
}

function CitationTable({ citations, lang }: { citations: ReturnType<typeof getEntryCitations> } & Pick<Props, "lang">) {
  const words = getDictionary(lang).library;
  return (
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="border-line border-b text-ink-soft">
          <th scope="col" className="py-1 pr-4 font-normal">
            {words.printed}
          </th>
          <th scope="col" className="py-1 pr-4 font-normal">
            {words.source}
          </th>
          <th scope="col" className="whitespace-nowrap py-1 font-normal">
            {words.locator}
          </th>
        </tr>
      </thead>
      <tbody>
        {citations.map((citation, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry may cite one source twice.
          <tr key={place} className="border-line border-b align-baseline">
            <td className="whitespace-nowrap py-1.5 pr-4">
              <CitationDate citation={citation} lang={lang} />
            </td>
            <td className="py-1.5 pr-4">
              <a href={getSourceHref(lang, citation.source)} className="link">
                {findSource(citation.source)?.name[getTextLang(lang)] ?? citation.source}
              </a>
            </td>
            <td className="py-1.5">{citation.locator ?? ""}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = { citation: ReturnType<typeof getEntryCitations>[number]; lang: Lang };

/** Renders the day of a citation as it is read; one that is printed wrongly is marked and shown as printed. */
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
