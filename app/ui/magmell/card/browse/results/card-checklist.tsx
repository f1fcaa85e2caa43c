import { getDictionary } from "@/app/i18n/dictionary";
import { AddControl } from "@/app/ui/magmell/card/adding/add-control";
import { CatalystSymbols, CostSymbols } from "@/app/ui/magmell/card/symbols";
import { Unhydrated } from "@/app/ui/unhydrated/unhydrated";
import styles from "./card-checklist.module.css";
import { createMarker } from "./marker";
import { getHitHref, getHitKey, type ResultViewProps } from "./result-view";

/** Renders cards as a dense table, to be printed as a checklist. On narrow screens, the table scrolls horizontally. */
export function CardChecklist({ hits, lang, highlight, from }: ResultViewProps) {
  const { adding, search, site } = getDictionary(lang);
  const { table } = search;
  const mark = createMarker(highlight);
  return (
    <Unhydrated
      as="section"
      aria-label={table.caption}
      // What can be moved sideways must be reachable by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-[3px] border border-line bg-leaf"
    >
      <table className={`w-full whitespace-nowrap text-[0.8125rem] leading-[1.35] print:text-[9pt] ${styles.table}`}>
        <caption className="sr-only">{table.caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {table[column]}
              </th>
            ))}
            <th scope="col" className="no-print noscript:hidden">
              {adding.column}
            </th>
          </tr>
        </thead>
        <tbody>
          {hits.map((hit) => {
            const { card } = hit;
            const printing = hit.printing ?? card.printings.at(-1);
            return (
              <tr key={getHitKey(hit)}>
                <td>
                  <span
                    aria-hidden="true"
                    className="mr-[2mm] hidden size-[2.6mm] border-[0.3mm] border-black print:inline-block"
                  />
                  {printing?.number}
                </td>
                <th scope="row">
                  <a
                    href={getHitHref(lang, hit, from)}
                    lang={lang !== "ja" && card.romanized ? "ja-Latn" : undefined}
                    data-result=""
                    className="no-underline hover:underline"
                  >
                    {lang === "ja" ? mark(card, "name", card.name) : mark(card, "englishName", card.englishName)}
                  </a>
                </th>
                <td lang="ja">{lang === "ja" ? mark(card, "reading", card.reading) : mark(card, "name", card.name)}</td>
                <td>{site.kinds[card.kind]}</td>
                <td>
                  <CostSymbols symbols={card.useCost} lang={lang} />
                </td>
                <td>
                  <CatalystSymbols symbols={card.catalyst} lang={lang} />
                </td>
                <td className="text-end!">{card.kind === "unit" ? `${card.ap ?? "–"} / ${card.hp ?? "–"}` : null}</td>
                <td>{printing?.set}</td>
                <td className="no-print py-0!">
                  <AddControl card={card} lang={lang} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Unhydrated>
  );
}

const COLUMNS = ["number", "name", "reading", "kind", "use", "catalyst", "figures", "set"] as const;
