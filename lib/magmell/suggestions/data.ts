import type { Admin, Viewer } from "@/lib/accounts/types";
import { isUuid } from "@/lib/input-schemas";
import { db } from "@/lib/server/db";
import type { ReviewedSuggestion, Suggestion, SuggestionField, SuggestionGroup, SuggestionState } from "./types";

/** Maximum number of the author's own suggestions that are shown, newest first. */
const MINE = 200;
/** So many are judged on one page. */
const QUEUE = 300;

/** The database columns of a suggestion that its author may see. */
export const SUGGESTION_CARD_INCLUDE = { card: { select: { number: true, name: true, englishName: true } } } as const;
const REVIEW = { ...SUGGESTION_CARD_INCLUDE, author: { select: { name: true, email: true } } } as const;

type SuggestionRow = {
  id: string;
  card: Suggestion["card"];
  field: string;
  current: string;
  proposed: string;
  reason: string;
  state: SuggestionState;
  answer: string;
  createdAt: Date;
  decidedAt: Date | null;
};

/** Converts a database row to a suggestion as its author sees it. */
export const toSuggestion = (row: SuggestionRow): Suggestion => {
  const { id, card, current, proposed, reason, state, answer, createdAt, decidedAt } = row;
  return {
    id,
    card,
    current,
    proposed,
    reason,
    state,
    answer,
    // Nothing else is ever written.
    field: row.field as SuggestionField,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
};

const review = (
  row: SuggestionRow & { author: { name: string | null; email: string } | null },
): ReviewedSuggestion => ({
  ...toSuggestion(row),
  author: row.author?.name ?? row.author?.email ?? null,
});

/** Returns the viewer's own suggestions with their answers, newest first. */
export async function listOwnSuggestions(viewer: Viewer): Promise<readonly Suggestion[]> {
  const rows = await db().suggestion.findMany({
    where: { authorId: viewer.userId },
    orderBy: { id: "desc" },
    include: SUGGESTION_CARD_INCLUDE,
    take: MINE,
  });
  return rows.map(toSuggestion);
}

/** Returns the number of suggestions that wait for an answer. */
export const countOpenSuggestions = (_admin: Admin): Promise<number> =>
  db().suggestion.count({ where: { state: "open" } });

/**
 * Returns the suggestions in a state, grouped by card and field. Open suggestions come oldest first, decided ones
 * newest first.
 */
export async function listSuggestionQueue(_admin: Admin, state: SuggestionState): Promise<readonly SuggestionGroup[]> {
  const rows = await db().suggestion.findMany({
    where: { state },
    orderBy: state === "open" ? { id: "asc" } : [{ decidedAt: "desc" }, { id: "desc" }],
    include: REVIEW,
    take: QUEUE,
  });
  const groups = new Map<string, SuggestionGroup & { suggestions: ReviewedSuggestion[] }>();
  for (const suggestion of rows.map(review)) {
    const { card, field } = suggestion;
    const key = `${card.number} ${field}`;
    const group = groups.get(key) ?? { card, field, suggestions: [] };
    group.suggestions.push(suggestion);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Returns a suggestion by its id, for a reviewer who turns it into an edit. */
export async function findSuggestion(_admin: Admin, id: string): Promise<ReviewedSuggestion | null> {
  if (!isUuid(id)) return null;
  const row = await db().suggestion.findUnique({ where: { id }, include: REVIEW });
  return row && review(row);
}
