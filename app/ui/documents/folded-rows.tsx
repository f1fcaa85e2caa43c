import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import styles from "../magmell/rules/page/rule-page.module.css";
import { EntryRows } from "./entry-rows";

/** Rows that are shown before the rest is folded in, unless a list says otherwise. */
const SHOWN = 6;

type Props = Parameters<typeof EntryRows>[0] & {
  /** Rows that are shown of a long list. */
  first?: number;
};

/** Renders rows of entries, of which a long list shows the first and folds the rest. */
export function CollapsedEntryRows({ entries, first = SHOWN, ...rest }: Props) {
  // One row alone is not worth a fold.
  const shown = entries.length <= first + 1 ? entries.length : first;
  const { lang } = rest;
  return (
    <>
      <EntryRows entries={entries.slice(0, shown)} {...rest} />
      {entries.length > shown ? (
        <details className={styles.folded}>
          <summary className="min-h-9 content-center text-sm pointer-coarse:min-h-11">
            {formatPlural(lang, getDictionary(lang).library.more, entries.length - shown)}
          </summary>
          <EntryRows entries={entries.slice(shown)} {...rest} />
        </details>
      ) : null}
    </>
  );
}
