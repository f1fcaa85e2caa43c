import * as z from "zod/mini";
import { DECK_ZONES } from "@/engine/magmell";
import { DRAFT_LIMITS, type Draft, type DraftHistory, REPLACEMENTS, tidyDeck } from "./draft";

/** A draft in the browser's storage with its undo history, so that a reload loses nothing. */
export type StoredDraft = {
  readonly history: DraftHistory;
  /** The saved deck from which this draft began; `null` for a draft of no account. */
  readonly base: { readonly version: number; readonly draft: Draft } | null;
  /** Time of the last edit in milliseconds since 1970, and the tab that made it: of two drafts the later one wins. */
  readonly at: number;
  readonly writer: string;
};

/** The number of stored steps in each direction; an open tab remembers more. */
const KEPT_STEPS = 30;
const FORMAT = 1;

const text = (length: number) => z.string().check(z.maxLength(length));
const name = text(DRAFT_LIMITS.name);
const cardName = text(100);
const count = z.int().check(z.minimum(0), z.maximum(DRAFT_LIMITS.copies));
const zone = z.enum(DECK_ZONES);
const lines = z.array(z.strictObject({ name: cardName, count })).check(z.maxLength(DRAFT_LIMITS.lines));
const draft = z.strictObject({ name, deck: z.strictObject({ grimoire: lines, stoneDeck: lines }) });
const edit = z.discriminatedUnion("do", [
  z.strictObject({ do: z.enum(["add", "remove", "setCount", "move"]), zone, card: cardName, count: z.int() }),
  z.strictObject({ do: z.literal("rename"), to: text(500) }),
  z.strictObject({ do: z.literal("replace"), why: z.enum(REPLACEMENTS) }),
  z.strictObject({ do: z.literal("clear") }),
]);
const steps = z.array(z.strictObject({ edit, draft })).check(z.maxLength(KEPT_STEPS));
const kept = z.strictObject({
  format: z.literal(FORMAT),
  history: z.strictObject({ past: steps, present: draft, future: steps }),
  base: z.nullable(z.strictObject({ version: z.int(), draft })),
  at: z.number(),
  writer: text(64),
});

/** Serializes a draft for the browser's storage. */
export function serializeDraft({ history, base, at, writer }: StoredDraft): string {
  const { past, present, future } = history;
  const shortened = { past: past.slice(-KEPT_STEPS), present, future: future.slice(-KEPT_STEPS) };
  return JSON.stringify({ format: FORMAT, history: shortened, base, at, writer });
}

/**
 * Parses a draft that `serializeDraft` wrote; `null` for another text, such as a draft of a later version of the site.
 */
export function parseStoredDraft(written: string): StoredDraft | null {
  const result = kept.safeParse(parseJson(written));
  if (!result.success) return null;
  const { history, base, at, writer } = result.data;
  return { history: { ...history, present: tidy(history.present) }, base, at, writer };
}

const tidy = ({ name, deck }: Draft): Draft => ({ name, deck: tidyDeck(deck) });

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
