import { getDictionary } from "@/app/i18n/dictionary";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getSourceHref } from "@/app/ui/links/library-address";
import type { EntryId } from "@/lib/documents/entries";
import { findSource, getEntryCitations } from "@/lib/documents/sources";
import styles from "../../magmell/rules/page/rule-page.module.css";

type Props = { id: EntryId; lang: Lang };

/** Renders who or what an entry names as its source, the oldest first. Nothing where it names none. */
export function EntrySources({ id, lang }: Props) {
  const words = getDictionary(lang).library;
  const citations = getEntryCitations(id);
  if (citations.length === 0) return null;
  return (
    <section aria-labelledby="sources" className={styles.part}>
      <h2 id="sources">{words.sources}</h2>
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
    </section>
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
