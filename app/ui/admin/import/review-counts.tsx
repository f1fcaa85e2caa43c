import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { ImportReview } from "@/lib/magmell/catalogue/import/import-review";
import type { CatalogueRowKind } from "@/lib/magmell/catalogue/model/changes";

const ROWS = ["set", "card", "revision", "printing", "ruling", "list"] as const satisfies readonly CatalogueRowKind[];
const KINDS = ["added", "changed", "removed"] as const;

/** Renders the number of added, changed and removed rows of each kind. */
export function ReviewCounts({ counts, lang }: { counts: ImportReview["counts"]; lang: Lang }) {
  const words = getDictionary(lang).adminImport;
  const told = ROWS.map((row) => ({
    row,
    parts: KINDS.flatMap((kind) =>
      counts[kind][row] > 0 ? [formatPlural(lang, words.counts[kind], counts[kind][row])] : [],
    ),
  })).filter(({ parts }) => parts.length > 0);
  if (told.length === 0) return <p className="text-ink-soft">{words.counts.none}</p>;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {told.map(({ row, parts }) => (
        <div key={row}>
          <dt className="text-ink-soft text-sm first-letter:uppercase">{words.rows[row]}</dt>
          <dd>{parts.join(" · ")}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Counts all added, changed and removed rows. */
export const countReviewChanges = (counts: ImportReview["counts"]): number =>
  KINDS.reduce((sum, kind) => sum + ROWS.reduce((of, row) => of + counts[kind][row], 0), 0);
