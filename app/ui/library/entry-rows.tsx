import type { ReactNode } from "react";
import type { Dictionary } from "@/app/ui/i18n/dictionary";
import type { Lang } from "@/app/ui/i18n/lang";
import { entryHref } from "@/app/ui/links/library-address";
import type { LibraryEntry } from "@/lib/library/entries";
import styles from "../rules/page/rule-page.module.css";
import { formatEntryName, formatEntryText, formatNumber } from "./entry-label";

type Props = {
  entries: readonly LibraryEntry[];
  lang: Lang;
  words: Pick<Dictionary, "library">;
  /** The entry of the page itself, which is no link. */
  here?: LibraryEntry;
  /** Whether the number is told with its document, for lists over several. */
  named?: boolean;
  /** A remark below the text of an entry. */
  remark?: (entry: LibraryEntry) => ReactNode;
};

/** Entries, one in a row with what it says; each leads to its page. */
export const EntryRows = ({ entries, lang, words, here, named = false, remark }: Props) => (
  // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to some screen readers
  <ul role="list" className={styles.rows}>
    {entries.map((entry) => {
      const inner = (
        <>
          <span className={styles.number}>
            {named ? formatEntryName(entry, lang, words) : formatNumber(entry, lang)}
          </span>
          <span>
            {formatEntryText(entry, lang, words)}
            {entry.changed ? <small className="ml-2 text-gold">{words.library.changedMark}</small> : null}
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
            <a href={entryHref(lang, entry.id)} className={styles.row}>
              {inner}
            </a>
          )}
          {remark?.(entry)}
        </li>
      );
    })}
  </ul>
);
