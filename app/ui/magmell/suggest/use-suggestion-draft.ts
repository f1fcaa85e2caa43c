import { useEffect, useState } from "react";
import { SUGGESTION_FIELDS, type SuggestionField } from "@/lib/magmell/suggestions/types";

type SuggestionDraft = { readonly field: SuggestionField; readonly proposed: string; readonly reason: string };

type Current = Readonly<Record<SuggestionField, string>>;

/** Fields that start with their current text, because a suggestion replaces the whole text. */
export const PREFILLED_FIELDS: readonly SuggestionField[] = ["text", "reading", "englishName"];
const startOf = (field: SuggestionField, current: Current) => (PREFILLED_FIELDS.includes(field) ? current[field] : "");

/**
 * Returns the suggestion being written for a card. Each change is stored in this tab, because the reader may have to
 * sign in before sending it. `clear` starts over.
 */
export function useSuggestionDraft(card: number, current: Current) {
  const key = `grimoire.suggestion.${card}`;
  const blank: SuggestionDraft = { field: "text", proposed: startOf("text", current), reason: "" };
  const [draft, setDraft] = useState(blank);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is looked for once.
  useEffect(() => {
    const kept = readKept(key);
    if (kept) setDraft(kept);
  }, []);

  const keep = (next: SuggestionDraft) => {
    setDraft(next);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing still sends what is written.
    }
  };
  const choose = (field: SuggestionField) => {
    const untouched = draft.proposed === startOf(draft.field, current);
    keep({ ...draft, field, proposed: untouched ? startOf(field, current) : draft.proposed });
  };
  const clear = () => {
    setDraft(blank);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  };
  return { draft, change: (more: Partial<SuggestionDraft>) => keep({ ...draft, ...more }), choose, clear };
}

function readKept(key: string): SuggestionDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { field, proposed, reason } = kept as Partial<SuggestionDraft>;
    const known = SUGGESTION_FIELDS.find((one) => one === field);
    return known ? { field: known, proposed: String(proposed ?? ""), reason: String(reason ?? "") } : null;
  } catch {
    return null;
  }
}
