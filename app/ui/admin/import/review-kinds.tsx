import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import type { ImportReview } from "@/lib/magmell/catalogue/import/import-review";
import { REVIEW_CHANGE_KINDS, type ReviewChangeKind } from "@/lib/magmell/catalogue/import/review-query";
import { getReviewHref } from "./review-href";

type Props = {
  review: ImportReview;
  /** The address of the review. */
  here: string;
  lang: Lang;
};

/** Renders the ways to the changes of one kind, with their numbers. Nothing is shown where there is nothing to choose. */
export function ReviewKinds({ review: { kinds, kind }, here, lang }: Props) {
  const words = getDictionary(lang).adminReview;
  const there = REVIEW_CHANGE_KINDS.filter((one) => kinds[one] > 0 || one === kind);
  if (there.length < 2) return null;
  const ways: readonly { one: ReviewChangeKind | null; label: string }[] = [
    { one: null, label: words.all },
    ...there.map((one) => ({ one, label: words.kinds[one] })),
  ];
  return (
    <nav aria-label={words.label}>
      <ul className="flex flex-wrap gap-2">
        {ways.map(({ one, label }) => (
          <li key={label}>
            <a
              href={getReviewHref(here, one)}
              aria-current={one === kind ? "page" : undefined}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-edge bg-leaf px-3 text-sm no-underline hover:bg-wash aria-[current]:border-gold aria-[current]:bg-wash aria-[current]:font-medium aria-[current]:ring-1 aria-[current]:ring-gold pointer-coarse:min-h-11"
            >
              {label}
              {one === null ? null : <span className="text-ink-soft tabular-nums">{kinds[one]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
