import { plural } from "@/app/ui/i18n/format";
import { EntryRows } from "./entry-rows";

/** Rows that are shown before the rest is folded in. */
const SHOWN = 6;

/** Rows of entries, of which a long list shows the first and folds the rest. */
export function FoldedRows({ entries, ...rest }: Parameters<typeof EntryRows>[0]) {
  // One row alone is not worth a fold.
  const shown = entries.length <= SHOWN + 1 ? entries.length : SHOWN;
  const { lang, words } = rest;
  return (
    <>
      <EntryRows entries={entries.slice(0, shown)} {...rest} />
      {entries.length > shown ? (
        <details>
          <summary className="min-h-9 content-center text-sm pointer-coarse:min-h-11">
            {plural(lang, words.library.more, entries.length - shown)}
          </summary>
          <EntryRows entries={entries.slice(shown)} {...rest} />
        </details>
      ) : null}
    </>
  );
}
