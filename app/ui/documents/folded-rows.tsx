import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import styles from "../magmell/rules/page/rule-page.module.css";
import { EntryRows } from "./entry-rows";

/** Default number of rows shown before the rest is folded. */
const SHOWN = 6;

type SectionProps = Pick<Props, "entries" | "lang" | "remark"> & {
  /** Anchor for links. */
  anchor: string;
  title: ReactNode;
  isOpen?: boolean;
  /** Content below the entries. */
  children?: ReactNode;
};

/** Renders entries collapsed under a title with their number. */
export const FoldedSection = ({ anchor, title, isOpen, children, ...rows }: SectionProps) => (
  <details open={isOpen} className={`border-line border-b ${styles.section}`}>
    <summary className="min-h-9 cursor-pointer content-center py-1 pointer-coarse:min-h-11">
      <h2 className="inline font-gothic font-medium text-[0.9375rem]">{title}</h2>{" "}
      <span className="text-ink-soft text-xs">
        {formatPlural(rows.lang, getDictionary(rows.lang).library.entries, rows.entries.length)}
      </span>
    </summary>
    {/* A place inside of the fold opens it when a URL leads there. */}
    <div id={anchor} className="scroll-mt-14 pb-4">
      <EntryRows {...rows} />
      {children}
    </div>
  </details>
);

type Props = Parameters<typeof EntryRows>[0] & {
  /** Rows that are shown of a long list. */
  first?: number;
};

/** Renders rows of entries; long lists collapse all but the first. */
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
