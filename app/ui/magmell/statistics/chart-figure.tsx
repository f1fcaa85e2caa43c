import type { ReactNode } from "react";
import { format } from "@/app/i18n/format";

type Props = {
  title: string;
  /** A number next to the title, such as a mean. */
  aside?: string;
  /** How to read the chart, in one line. */
  note?: string;
  /** Description of the chart for screen readers. */
  label: string;
  /** Height of the chart in its own units. A chart is 300 units wide and displayed up to 420 pixels wide. */
  height: number;
  legend?: ReactNode;
  table: { readonly columns: readonly string[]; readonly rows: readonly (readonly (string | number)[])[] };
  /** The words of the disclosure of the table, with a place for the title; `null` leaves the table out. */
  disclose: string | null;
  children: ReactNode;
};

/** Renders a chart with its title above, and its numbers as a collapsed table. Works on the server and in islands. */
export function ChartFigure({ title, aside, note, label, height, legend, table, disclose, children }: Props) {
  return (
    <figure className="min-w-0 max-w-[420px]">
      <figcaption>
        <span className="font-medium">{title}</span>
        {aside ? <span className="ml-3 text-ink-soft">{aside}</span> : null}
        {note ? <span className="block text-ink-soft text-xs leading-snug">{note}</span> : null}
      </figcaption>
      <svg role="img" aria-label={label} viewBox={`0 0 300 ${height}`} className="mt-2 block w-full text-ink">
        {children}
      </svg>
      {legend}
      {disclose === null ? null : (
        <details className="text-xs">
          <summary className="flex min-h-9 cursor-pointer items-center text-ink-soft underline decoration-dotted underline-offset-4 pointer-coarse:min-h-11">
            {format(disclose, { title })}
          </summary>
          <div className="overflow-x-auto">
            <table className="w-full border-collapse text-sm">
              <caption className="sr-only">{title}</caption>
              <thead>
                <tr className="border-line border-b text-ink-soft">
                  {table.columns.map((column, place) => (
                    <th
                      key={column}
                      scope="col"
                      className={place === 0 ? "py-1 text-left font-normal" : "py-1 pl-2 text-right font-normal"}
                    >
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([head, ...cells]) => (
                  <tr key={head} className="border-line border-b">
                    <th scope="row" className="whitespace-nowrap py-1 text-left font-normal">
                      {head}
                    </th>
                    {cells.map((cell, place) => (
                      <td
                        key={table.columns[place + 1]}
                        className="whitespace-nowrap py-1 pl-2 text-right tabular-nums"
                      >
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </figure>
  );
}
