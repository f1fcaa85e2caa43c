import type { ComponentProps } from "react";
import { ChangeList } from "./change-list";
import { ReviewCounts } from "./review-counts";

type Props = ComponentProps<typeof ChangeList> & { title: string };

/** All changes of a review, with their number. */
export const ReviewChanges = ({ title, ...shared }: Props) => (
  <section aria-labelledby="changes" className="grid gap-4">
    <h2 id="changes" className="text-xl">
      {title}
    </h2>
    <ReviewCounts counts={shared.review.counts} lang={shared.lang} words={shared.words.import} />
    <ChangeList {...shared} />
  </section>
);
