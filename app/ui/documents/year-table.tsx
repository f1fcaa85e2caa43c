import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import type { countCitationsByYear } from "@/lib/documents/sources";

type Props = { years: ReturnType<typeof countCitationsByYear>; lang: Lang };

/** Renders a bar chart of citations per year, with their numbers. */
export function YearTable({ years, lang }: Props) {
  const words = getDictionary(lang).librarySources;
  const most = Math.max(1, ...years.map(([, count]) => count));
  return (
    <table className="w-full max-w-md self-start text-left text-sm">
      <caption className="pb-2 text-left text-lg">{words.byYear}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.year}</th>
          <th scope="col">{words.count}</th>
        </tr>
      </thead>
      <tbody>
        {years.map(([year, count]) => (
          <tr key={year ?? ""}>
            <th scope="row" className="whitespace-nowrap py-0.5 pr-4 font-normal">
              {year ?? words.undated}
            </th>
            <td className="w-full">
              <span className="flex items-center gap-2 whitespace-nowrap tabular-nums">
                <span
                  aria-hidden
                  className="inline-block h-3 bg-gold"
                  style={{ inlineSize: `${Math.max(1, (count / most) * 70)}%` }}
                />
                {count}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
