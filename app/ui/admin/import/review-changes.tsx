import type { ComponentProps } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { Pager } from "@/app/ui/card/browse/results/pager";
import { REVIEW_PAGE } from "@/lib/catalogue/import/import-review";
import { ChangeList, type ChangeWords } from "./change-list";
import { ReviewCounts } from "./review-counts";
import { reviewHref } from "./review-href";
import { ReviewKinds } from "./review-kinds";

export type ReviewWords = ChangeWords & {
  readonly review: Dictionary["adminReview"];
  readonly pages: Dictionary["search"]["pages"];
};
type Props = Omit<ComponentProps<typeof ChangeList>, "words"> & {
  title: string;
  /** The address of the review, to which kind and page are added. */
  here: string;
  words: ReviewWords;
};

/** All changes of a review, with their number, by kind and a page at a time. */
export function ReviewChanges({ title, here, words, ...shared }: Props) {
  const { review, lang } = shared;
  const { kind, page, pages, found } = review;
  const from = (page - 1) * REVIEW_PAGE;
  const range = { from: from + 1, to: Math.min(found, from + REVIEW_PAGE), total: found };
  return (
    <section aria-labelledby="changes" className="grid gap-4">
      <h2 id="changes" className="scroll-mt-4 text-xl">
        {title}
      </h2>
      <ReviewCounts counts={review.counts} lang={lang} words={words.import} />
      <ReviewKinds review={review} here={here} words={words.review} />
      {pages > 1 ? <p className="text-ink-soft text-sm">{format(words.review.shown, range)}</p> : null}
      {found === 0 ? <p className="text-ink-soft">{words.review.none}</p> : null}
      <ChangeList {...shared} words={words} />
      <Pager page={page} pages={pages} hrefOf={(at) => reviewHref(here, kind, at)} words={words.pages} />
    </section>
  );
}
