import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import type { ImportImpact } from "@/lib/magmell/catalogue/history/impact/types";
import type { ImportReview } from "@/lib/magmell/catalogue/import/import-review";
import { countReviewChanges } from "./review-counts";

/** Describes the effects of a publication for its confirmation, one sentence each. */
export function describeImportEffects(
  first: string,
  counts: ImportReview["counts"],
  impact: ImportImpact | null,
  lang: Lang,
): readonly string[] {
  const words = getDictionary(lang).adminImport;
  const held = impact ? impact.decks.held.starter + impact.decks.held.public + impact.decks.held.hidden : 0;
  const changes = format(words.review.confirmChanges, {
    n: countReviewChanges(counts),
    decks: held + (impact?.decks.unchecked ?? 0),
    rulings: impact?.rulings.length ?? 0,
  });
  const illegal = impact?.decks.becomeIllegal ?? 0;
  return [first, changes, ...(illegal > 0 ? [formatPlural(lang, words.impact.becomeIllegal, illegal)] : [])];
}
