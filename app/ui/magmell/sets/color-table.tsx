import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { getCanonicalSearchHref } from "@/app/ui/links/query-href";
import { ColorMark } from "@/app/ui/magmell/card/color-mark";
import { CARD_KINDS, type CardKind } from "@/engine/magmell";
import type { SetColorRow, SetStats } from "@/lib/magmell/catalogue/views/set-stats";

type Props = { code: string; figures: SetStats; lang: Lang };

/** The query of a row. */
const QUERIES = {
  blue: "c=blue",
  green: "c=green",
  red: "c=red",
  multi: "is:multi",
  none: "is:colorless",
} as const satisfies Record<SetColorRow, string>;

/** The bar below a number, in the color of its row. */
const BARS: Readonly<Record<SetColorRow, string>> = {
  blue: "var(--blue)",
  green: "var(--green)",
  red: "var(--red)",
  multi: "var(--gold)",
  none: "var(--ink-soft)",
};

/** Columns have equal widths, so that the numbers are equally spaced under headings of any length. */
const COLUMN = "w-[16%] whitespace-nowrap py-1 pl-2 text-right font-medium";

/**
 * Renders how many cards of each color and kind a set has. Each number links to its cards and has a bar. Empty rows are
 * omitted.
 */
export function ColorTable({ code, figures, lang }: Props) {
  const { sets, site } = getDictionary(lang);
  const rows = figures.table.filter(({ counts }) => sumOf(counts) > 0);
  const most = Math.max(1, ...rows.flatMap(({ counts }) => CARD_KINDS.map((kind) => counts[kind])));
  const cell = (query: string, count: number, bar?: { readonly row: SetColorRow; readonly of: number }) =>
    count === 0 ? (
      <span className="text-ink-soft">–</span>
    ) : (
      <span className="grid justify-items-end gap-0.5">
        <a href={getCanonicalSearchHref(lang, `set:${code} ${query}`)} className="link">
          {count}
        </a>
        {bar ? (
          <span
            aria-hidden="true"
            className="h-1.5 rounded-[1px]"
            style={{ inlineSize: `${(100 * count) / bar.of}%`, background: BARS[bar.row] }}
          />
        ) : null}
      </span>
    );
  return (
    <table className="w-full max-w-xl border-collapse text-[0.9375rem]">
      <caption className="pb-2 text-left text-ink-soft text-sm">{sets.byColorNote}</caption>
      <thead>
        <tr className="border-line border-b text-left">
          <td />
          {CARD_KINDS.map((kind) => (
            <th key={kind} scope="col" className={COLUMN}>
              {site.kinds[kind]}
            </th>
          ))}
          <th scope="col" className={COLUMN}>
            {sets.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, counts }) => (
          <tr key={row} className="border-line border-b">
            <th scope="row" className="py-1.5 text-left font-normal">
              <span className="inline-flex items-center gap-1.5">
                {row === "multi" || row === "none" ? null : <ColorMark color={row} letter={site.colorLetters[row]} />}
                {row === "multi" ? sets.multi : site.colors[row]}
              </span>
            </th>
            {CARD_KINDS.map((kind) => (
              <td key={kind} className="py-1.5 pl-2 text-right align-bottom">
                {cell(`t:${kind} ${QUERIES[row]}`, counts[kind], { row, of: most })}
              </td>
            ))}
            <td className="py-1.5 text-right">{cell(QUERIES[row], sumOf(counts))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sumOf = (counts: Readonly<Record<CardKind, number>>) => CARD_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
