import type { ReactNode } from "react";

type Props = {
  title: string;
  note?: string;
  columns: readonly string[];
  rows: readonly (readonly [head: string, ...cells: ReactNode[]])[];
  children?: ReactNode;
};

/** Renders a table of a trial under its title. */
export const TrialTable = ({ title, note, columns, rows, children }: Props) => (
  <section aria-label={title} className="grid min-w-0 content-start gap-1">
    <h2 className="font-gothic font-medium text-sm">{title}</h2>
    {note ? <p className="text-ink-soft text-xs">{note}</p> : null}
    <div className="overflow-x-auto">
      <table className="w-full tabular-nums [&_:is(td,th)]:border-line [&_:is(td,th)]:border-b [&_:is(td,th)]:py-1 [&_:is(td,th)]:pr-2 [&_:is(td,th)]:text-left [&_:is(td,th)]:font-normal [&_td]:whitespace-nowrap">
        <thead className="text-ink-soft text-xs">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {children}
  </section>
);
