import type { Admin, Viewer } from "@/lib/accounts/types";
import { isUuid } from "@/lib/input-schemas";
import { appendAuditEntry } from "@/lib/magmell/catalogue/history/audit/mutations";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { db } from "@/lib/server/db";
import { getCurrentValues } from "./current-values";
import { SUGGESTION_CARD_INCLUDE, toSuggestion } from "./data";
import type { DecideInput, SuggestInput } from "./schema";
import { SUGGESTION_LIMITS, type SuggestionOutcome } from "./types";

/** Stores a correction for the reviewers. A repeated correction is stored once. */
export async function createSuggestion(
  viewer: Viewer,
  { card: number, ...input }: SuggestInput,
): Promise<SuggestionOutcome> {
  const snapshot = await getCatalogue();
  const card = snapshot.byNumber.get(number);
  if (!card) return { outcome: "missing" };
  const current = getCurrentValues(card, snapshot.rulings.get(number) ?? [])[input.field];
  if (current === input.proposed) return { outcome: "unchanged" };
  const mine = { authorId: viewer.userId, state: "open" } as const;
  const { field, proposed, reason } = input;
  const same = await db().suggestion.findFirst({
    where: { ...mine, cardNumber: number, field, proposed },
    include: SUGGESTION_CARD_INCLUDE,
  });
  if (same) return { outcome: "kept", suggestion: toSuggestion(same) };
  if ((await db().suggestion.count({ where: mine })) >= SUGGESTION_LIMITS.open) return { outcome: "tooMany" };
  const row = await db().suggestion.create({
    data: { ...mine, cardNumber: number, field, current, proposed, reason },
    include: SUGGESTION_CARD_INCLUDE,
  });
  return { outcome: "kept", suggestion: toSuggestion(row) };
}

/** Withdraws an open suggestion of the viewer; false if there is none with this id. */
export async function withdrawSuggestion(viewer: Viewer, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { count } = await db().suggestion.deleteMany({ where: { id, authorId: viewer.userId, state: "open" } });
  return count > 0;
}

/**
 * Answers a suggestion, and with `alike` also all open suggestions with an equal proposal for the same field. If two
 * reviewers answer at once, only one answer counts. Returns the number of answered suggestions: 0 if it was answered
 * before, null if it is unknown.
 */
export const decideSuggestion = (
  admin: Admin,
  id: string,
  { state, answer, alike }: DecideInput,
): Promise<number | null> =>
  db().$transaction(async (tx) => {
    const row = isUuid(id) ? await tx.suggestion.findUnique({ where: { id } }) : null;
    if (!row) return null;
    const { cardNumber, field, proposed } = row;
    const data = { state, answer, decidedAt: new Date(), decidedBy: admin.userId };
    const first = await tx.suggestion.updateMany({ where: { id, state: "open" }, data });
    if (first.count === 0) return 0;
    const others = { cardNumber, field, proposed, state: "open" } as const;
    const more = alike ? await tx.suggestion.updateMany({ where: others, data }) : { count: 0 };
    const answered = first.count + more.count;
    const action = state === "accepted" ? "suggestion.accept" : "suggestion.decline";
    await appendAuditEntry(admin, action, { suggestion: id, card: cardNumber, field, answered }, tx);
    return answered;
  });
