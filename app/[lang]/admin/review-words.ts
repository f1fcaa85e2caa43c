import { readWords } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import type { ReviewWords } from "@/app/ui/admin/import/review-changes";

/** The slice of the words that the changes of a review are shown with. */
export function reviewWords(lang: Lang): ReviewWords {
  const { site, cards, sets, search } = readWords(lang);
  return {
    import: readWords(lang).adminImport,
    site,
    changes: cards.page,
    values: { types: sets.types, finishes: readWords(lang).adminEdit.card.finishes, tags: search.tags },
    review: readWords(lang).adminReview,
    pages: search.pages,
  };
}
