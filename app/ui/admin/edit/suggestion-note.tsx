import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { isAppliedToForm } from "@/lib/admin/apply-suggestion";
import type { ReviewedSuggestion } from "@/lib/magmell/suggestions/types";
import { Notice } from "../../kit/notice";

type Props = { suggestion: ReviewedSuggestion; lang: Lang };

/** Renders the player's suggestion above the form that answers it. */
export const SuggestionNote = ({ suggestion: { field, proposed, reason }, lang }: Props) => {
  const words = getDictionary(lang).adminEdit;
  return (
    <Notice
      tone="info"
      title={
        <a href={localizePath(lang, "/admin/suggestions?state=accepted")} className="link">
          {words.suggestion}
        </a>
      }
      className="max-w-3xl"
    >
      <p className="whitespace-pre-line text-base">{proposed}</p>
      <p className="whitespace-pre-line text-ink-soft">{reason}</p>
      <p className="mt-1">{isAppliedToForm(field) ? words.suggestionApplied : words.suggestionByHand}</p>
    </Notice>
  );
};
