import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import type { FormatFacts } from "@/lib/mtg/formats/format-facts";
import { NoBreakDates } from "./no-break-dates";

type Sets = NonNullable<FormatFacts["sets"]>;

/** Renders the sets that this site added, grouped by source; sets of the built-in documents are left out. */
export function AddedSets({ sets, lang }: { sets: Sets; lang: Lang }) {
  const sources = [...new Set(sets.flatMap(({ source }) => source ?? []))];
  return sources.map((source) => (
    <p key={source} className="text-ink-soft text-sm">
      {format(getDictionary(lang).mtgFormats.addedSets, {
        sets: sets
          .filter((set) => set.source === source)
          .map(({ [getTextLang(lang)]: name }) => name)
          .join(lang === "ja" ? "、" : ", "),
        source,
      })}
    </p>
  ));
}

/** Renders a table of sets with their release and legality dates, latest first. */
export function SetTable({ sets, lang }: { sets: Sets; lang: Lang }) {
  const words = getDictionary(lang).mtgFormats;
  const { name, released, from } = words.setColumns;
  return (
    <DatedTable caption={words.sets} columns={[name, released, from]}>
      {sets.toReversed().map(({ code, released: day, legalFrom, [getTextLang(lang)]: setName }) => (
        <tr key={code}>
          <th scope="row" className={`${CELL_CLASS} font-medium`}>
            {setName} <span className="font-normal text-ink-soft text-xs uppercase">({code})</span>
          </th>
          {[day, legalFrom].map((date, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: both days may be the same.
            <td key={place} className={CELL_CLASS}>
              <time dateTime={date} className="whitespace-nowrap">
                {date}
              </time>
            </td>
          ))}
        </tr>
      ))}
    </DatedTable>
  );
}

type Changes = FormatFacts["changes"];

/** Renders the sets that become legal after a date, each with its first legal date. */
export function UpcomingSets({ changes, on, lang }: { changes: Changes; on: string; lang: Lang }) {
  const words = getDictionary(lang).mtgFormats;
  const next = changes.filter((change) => change.on > on && change.in.length > 0).toReversed();
  if (next.length === 0) return null;
  const told = next.flatMap((change) =>
    change.in.map(({ [getTextLang(lang)]: name }) => format(words.nextSet, { name, day: change.on })),
  );
  return (
    <p className="text-sm">
      <NoBreakDates text={format(words.nextSets, { sets: told.join(lang === "ja" ? "、" : ", ") })} />
    </p>
  );
}

/** Renders the dates on which sets became legal or rotated out, latest first. */
export function SetChangeTable({ changes, lang }: { changes: Changes; lang: Lang }) {
  const words = getDictionary(lang).mtgFormats;
  const names = (sets: Sets) =>
    sets.length === 0
      ? words.nothing
      : sets.map(({ [getTextLang(lang)]: name }) => name).join(lang === "ja" ? "、" : ", ");
  const { on, in: entered, out } = words.changeColumns;
  return (
    <DatedTable caption={words.changes} columns={[on, entered, out]} className="table-fixed">
      {changes.map((change) => (
        <tr key={change.on}>
          <th scope="row" className={`${CELL_CLASS} font-medium`}>
            <time dateTime={change.on} className="whitespace-nowrap">
              {change.on}
            </time>
          </th>
          <td className={`${CELL_CLASS} wrap-anywhere!`}>{names(change.in)}</td>
          <td className={`${CELL_CLASS} wrap-anywhere!`}>{names(change.out)}</td>
        </tr>
      ))}
    </DatedTable>
  );
}

const CELL_CLASS = "border-line border-b py-[0.4rem] pr-3 text-left align-top wrap-break-word";

type TableProps = { caption: string; columns: readonly string[]; className?: string; children: ReactNode };

/** A table whose columns of names, where its layout is fixed, are equally wide, so that long names break and short ones do not. */
const DatedTable = ({ caption, columns, className = "", children }: TableProps) => (
  <table className={`group w-full max-w-3xl text-[0.875rem] ${className}`}>
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column}
            scope="col"
            className={`${CELL_CLASS} font-normal text-[0.75rem] text-ink-soft group-[.table-fixed]:first:w-26`}
          >
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
