import type { ReviewWords } from "@/app/ui/admin/import/review-changes";
import { adminEdit } from "@/app/ui/i18n/admin/admin-edit";
import { adminImport } from "@/app/ui/i18n/admin/admin-import";
import { adminReview } from "@/app/ui/i18n/admin/admin-review";
import { dictionary } from "@/app/ui/i18n/dictionary";
import type { Lang } from "@/app/ui/i18n/lang";

/** The slice of the words that the changes of a review are shown with. */
export function reviewWords(lang: Lang): ReviewWords {
  const { site, cards, sets, search } = dictionary(lang);
  return {
    import: adminImport[lang],
    site,
    changes: cards.page,
    values: { types: sets.types, finishes: adminEdit[lang].card.finishes, tags: search.tags },
    review: adminReview[lang],
    pages: search.pages,
  };
}
