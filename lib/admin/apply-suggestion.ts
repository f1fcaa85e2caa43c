import type { IsoDate } from "@/lib/magmell/catalogue/model/types";
import type { Suggestion } from "@/lib/magmell/suggestions/types";
import type { CardForm } from "./edit-forms";

/** Fields for which a suggestion has the complete value, so that it can be filled in. */
const APPLIED = ["text", "reading", "englishName"] as const;
export const isAppliedToForm = (field: Suggestion["field"]): boolean => APPLIED.some((one) => one === field);

/** Fills the proposal of a suggestion into its field of an edit form. Other fields stay as they are. */
export function applySuggestionToForm(
  form: CardForm,
  { field, proposed }: Pick<Suggestion, "field" | "proposed">,
  today: IsoDate,
): CardForm {
  if (field === "reading" || field === "englishName") return { ...form, [field]: proposed };
  if (field !== "text") return form;
  const inForce = form.revisions.findLastIndex(({ effectiveOn }) => effectiveOn <= today);
  const index = inForce === -1 ? 0 : inForce;
  return { ...form, revisions: form.revisions.map((one, i) => (i === index ? { ...one, text: proposed } : one)) };
}
