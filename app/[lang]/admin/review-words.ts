import type { ReviewWords } from "@/app/ui/admin/import/review-changes";
import { type Lang, words } from "@/app/ui/i18n";
import { adminEdit } from "@/app/ui/i18n/admin/admin-edit";
import { adminImport } from "@/app/ui/i18n/admin/admin-import";
import { adminReview } from "@/app/ui/i18n/admin/admin-review";

/** The slice of the words that the changes of a review are shown with. */
export function reviewWords(lang: Lang): ReviewWords {
  const { site, cards, sets, search } = words(lang);
  return {
    import: adminImport[lang],
    site,
    changes: cards.page,
    values: { types: sets.types, finishes: adminEdit[lang].card.finishes, tags: search.tags },
    review: adminReview[lang],
    pages: search.pages,
  };
}
