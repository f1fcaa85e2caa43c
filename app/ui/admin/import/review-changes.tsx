import type { ComponentProps } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { Pager } from "@/app/ui/magmell/card/browse/results/pager";
import { REVIEW_PAGE_SIZE } from "@/lib/magmell/catalogue/import/import-review";
import { ChangeList } from "./change-list";
import { ReviewCounts } from "./review-counts";
import { getReviewHref } from "./review-href";
import { ReviewKinds } from "./review-kinds";

type Props = ComponentProps<typeof ChangeList> & {
  title: string;
  /** The address of the review, to which kind and page are added. */
  here: string;
};

/** Renders all changes of a review, with their number, by kind and a page at a time. */
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
