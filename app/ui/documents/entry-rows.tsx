import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { getEntryHref } from "@/app/ui/links/library-address";
import type { LibraryEntry } from "@/lib/documents/entries";
import styles from "../magmell/rules/page/rule-page.module.css";
import { AnswerLine } from "./answer-line";
import { formatEntryName, formatEntryText, formatPrintedNumber } from "./entry-label";

type Props = {
  entries: readonly LibraryEntry[];
  lang: Lang;
  /** The current page's entry, shown without a link. */
  here?: LibraryEntry;
  /** Whether numbers include their document, for lists of several. */
  named?: boolean;
  /** Whether answers of rulings are left out. */
  brief?: boolean;
  /** A remark below the text of an entry. */
  remark?: (entry: LibraryEntry) => ReactNode;
};

/** Label length beyond which numbers have no column of their own. */
const LONG = 12;

/** Class of a list with a number column. */
export const NUMBERED_ROWS_CLASS = `${styles.rows} ${styles.columns}`;

/** Renders entries, one per row with its summary and a link to its page. */
export function EntryRows({ entries, lang, here, named = false, brief = false, remark }: Props) {
  const labels = entries.map((entry) => (named ? formatEntryName(entry, lang) : formatPrintedNumber(entry, lang)));
  const isWide = labels.some((label) => label.length > LONG);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to some screen readers
    <ul role="list" className={isWide ? styles.rows : NUMBERED_ROWS_CLASS} data-wide={isWide || undefined}>
      {entries.map((entry, place) => {
        const inner = (
          <>
            <span className={`${styles.number} whitespace-nowrap`}>{labels[place]}</span>
            <span>
              {formatEntryText(entry, lang)}
              {entry.changed ? (
                <small className="ml-2 text-gold">{getDictionary(lang).library.changedMark}</small>
              ) : null}
              {brief ? null : <AnswerLine entry={entry} lang={lang} />}
            </span>
          </>
        );
        return (
          <li key={entry.id}>
            {entry === here ? (
              <span className={styles.row} aria-current="page">
                {inner}
              </span>
            ) : (
              <a href={getEntryHref(lang, entry.id)} className={styles.row}>
                {inner}
              </a>
            )}
            {remark?.(entry)}
          </li>
        );
      })}
    </ul>
  );
}
