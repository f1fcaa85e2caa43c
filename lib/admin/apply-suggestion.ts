import type { IsoDate } from "@/lib/magmell/catalogue/model/types";
import type { Suggestion } from "@/lib/magmell/suggestions/types";
import type { CardForm } from "./edit-forms";

/** Parts of a card that a suggestion proposes whole, so that it can be put in by itself. */
const APPLIED = ["text", "reading", "englishName"] as const;
export const isAppliedToForm = (field: Suggestion["field"]): boolean => APPLIED.some((one) => one === field);

/** Fills an edit form with the proposal of a suggestion in the field it names. Other fields are left to the editor. */
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
