import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import { getSourceHref, SOURCES_ANCHOR } from "@/app/ui/links/library-address";
import { CITATIONS, countCitationsByYear, getSourceCitations, SOURCES } from "@/lib/documents/sources";
import { YearTable } from "./year-table";

type Props = { lang: Lang };

/** Renders all sources that the documents cite, most cited first, and all citations by year. */
export const DocumentSources = ({ lang }: Props) => {
  const text = getDictionary(lang).librarySources;
  return (
    <section aria-labelledby={SOURCES_ANCHOR} className="grid gap-4 border-line border-t pt-6">
      <h2 id={SOURCES_ANCHOR} className="scroll-mt-4 text-xl">
        {text.title}
      </h2>
      <p className="prose">{format(text.lead, { count: CITATIONS.length })}</p>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <table className="w-full text-left">
          <caption className="sr-only">{text.caption}</caption>
          <thead>
            <tr className="border-line border-b text-ink-soft text-sm">
              <th scope="col" className="py-1 pr-4 font-normal">
                {text.name}
              </th>
              <th scope="col" className="hidden py-1 pr-4 font-normal sm:table-cell">
                {text.role}
              </th>
              <th scope="col" className="whitespace-nowrap py-1 pr-4 text-right font-normal">
                {text.count}
              </th>
              <th scope="col" className="whitespace-nowrap py-1 font-normal">
                {text.years}
              </th>
            </tr>
          </thead>
          <tbody>
            {SOURCES.map(({ key, name, kind, rank, role }) => {
              const citations = getSourceCitations(key);
              return (
                <tr key={key} className="border-line border-b align-baseline">
                  <th scope="row" className="py-1 pr-4 font-normal">
                    <a
                      href={getSourceHref(lang, key)}
                      className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
                    >
                      {name[getTextLang(lang)]}
                    </a>
                  </th>
                  <td className="hidden py-1 pr-4 text-ink-soft text-sm sm:table-cell">
                    {role?.[getTextLang(lang)] ?? text.kinds[kind]}
                    <span className="block text-xs">{text.ranks[rank]}</span>
                  </td>
                  <td className="whitespace-nowrap py-1 pr-4 text-right tabular-nums">{citations.length}</td>
                  <td className="whitespace-nowrap py-1 text-sm">{formatYears(citations)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <YearTable years={countCitationsByYear(CITATIONS)} lang={lang} />
      </div>
    </section>
  );
};

/** The first and the last year of citations: `1994–2001`. */
function formatYears(citations: typeof CITATIONS): string {
  const years = countCitationsByYear(citations).flatMap(([year]) => year ?? []);
  return [...new Set([years.at(0), years.at(-1)])].filter(Boolean).join("–");
}
