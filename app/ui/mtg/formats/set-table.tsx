import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import type { FormatFacts } from "@/lib/mtg/formats/format-facts";
import { NoBreakDates } from "./no-break-dates";
import styles from "./set-table.module.css";

type Sets = NonNullable<FormatFacts["sets"]>;

/** Renders the sets that this site added, with where they are told of; nothing for those of the documents. */
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

/** Sets with the days on which they came, the latest first. */
export function SetTable({ sets, lang }: { sets: Sets; lang: Lang }) {
  const words = getDictionary(lang).mtgFormats;
  return (
    <table className={styles.table}>
      <caption className="sr-only">{words.sets}</caption>
      <thead>
        <tr>
          <th scope="col">{words.setColumns.name}</th>
          <th scope="col">{words.setColumns.released}</th>
          <th scope="col">{words.setColumns.from}</th>
        </tr>
      </thead>
      <tbody>
        {sets.toReversed().map(({ code, released, legalFrom, [getTextLang(lang)]: name }) => (
          <tr key={code}>
            <th scope="row">{name}</th>
            <td>
              <time dateTime={released}>{released}</time>
            </td>
            <td>
              <time dateTime={legalFrom}>{legalFrom}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Changes = FormatFacts["changes"];

/** Sets that the format allows after the day, each with its first one. */
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

/** Renders days on which sets came in or went out, the latest first. */
export function SetChangeTable({ changes, lang }: { changes: Changes; lang: Lang }) {
  const words = getDictionary(lang).mtgFormats;
  const names = (sets: Sets) =>
    sets.length === 0
      ? words.nothing
      : sets.map(({ [getTextLang(lang)]: name }) => name).join(lang === "ja" ? "、" : ", ");
  return (
    <table className={`${styles.table} ${styles.changes}`}>
      <caption className="sr-only">{words.changes}</caption>
      <thead>
        <tr>
          <th scope="col">{words.changeColumns.on}</th>
          <th scope="col">{words.changeColumns.in}</th>
          <th scope="col">{words.changeColumns.out}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.on}>
            <th scope="row">
              <time dateTime={change.on}>{change.on}</time>
            </th>
            <td>{names(change.in)}</td>
            <td>{names(change.out)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
