import type { ComponentProps } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { Pager } from "@/app/ui/magmell/card/browse/results/pager";
import type { ImportReview } from "@/lib/magmell/catalogue/import/import-review";
import { REVIEW_PAGE_SIZE } from "@/lib/magmell/catalogue/import/import-review";
import { REVIEW_CHANGE_KINDS, type ReviewChangeKind } from "@/lib/magmell/catalogue/import/review-query";
import { ChangeList } from "./change-list";
import { ReviewCounts } from "./review-counts";

type Props = ComponentProps<typeof ChangeList> & {
  title: string;
  /** The URL of the review, to which kind and page are added. */
  here: string;
};

/** Renders the changes of a review with their number, filtered by kind and split into pages. */
export function ReviewChanges({ title, here, ...shared }: Props) {
  const { review, lang } = shared;
  const words = getDictionary(lang).adminReview;
  const { kind, page, pages, found } = review;
  const from = (page - 1) * REVIEW_PAGE_SIZE;
  const range = { from: from + 1, to: Math.min(found, from + REVIEW_PAGE_SIZE), total: found };
  return (
    <section aria-labelledby="changes" className="grid gap-4">
      <h2 id="changes" className="scroll-mt-4 text-xl">
        {title}
      </h2>
      <ReviewCounts counts={review.counts} lang={lang} />
      <ReviewKinds review={review} here={here} lang={lang} />
      {pages > 1 ? <p className="text-ink-soft text-sm">{format(words.shown, range)}</p> : null}
      {found === 0 ? <p className="text-ink-soft">{words.none}</p> : null}
      <ChangeList {...shared} />
      <Pager page={page} pages={pages} hrefOf={(at) => getReviewHref(here, kind, at)} lang={lang} />
    </section>
  );
}

type KindsProps = {
  review: ImportReview;
  /** The URL of the review. */
  here: string;
  lang: Lang;
};

/** Renders the ways to the changes of one kind, with their numbers. Nothing is shown where there is nothing to choose. */
function ReviewKinds({ review: { kinds, kind }, here, lang }: KindsProps) {
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

/**
 * Returns the URL of a page of a review, scrolled to its changes; the first page of all changes is the review itself.
 */
export function getReviewHref(here: string, kind: ReviewChangeKind | null, page = 1): string {
  const params = new URLSearchParams({ ...(kind && { kind }), ...(page > 1 && { page: String(page) }) }).toString();
  return `${here}${params ? `?${params}` : ""}#changes`;
}
