import * as z from "zod/mini";
import {
  CONTENT_LIMITS,
  type DeckContent,
  EMPTY_CONTENT,
  LIST_ZONES,
  sameAbout,
  tidyAbout,
  tidyDeck,
  tidyLines,
  tidyNotes,
} from "./content";
import { DRAFT_LIMITS, type Draft, type DraftHistory, REPLACEMENTS, sameDraft } from "./draft";

/** A draft in the browser's storage with its undo history, so that a reload loses nothing. */
export type StoredDraft = {
  readonly history: DraftHistory;
  /** The saved deck from which this draft began; `null` for a draft of no account. */
  readonly base: { readonly version: number; readonly draft: Draft } | null;
  /** Time of the last edit in milliseconds since 1970, and the tab that made it: of two drafts the later one wins. */
  readonly at: number;
  readonly writer: string;
  /** The deck that this one was copied from. */
  readonly copiedFrom: Lineage | null;
  /** A save that was sent and not answered yet: the draft as sent, and the key by which the account knows a second try. */
  readonly pending: PendingSave | null;
  /** The local deck as which an account's deck began, so that its old address still leads to it. */
  readonly began: string | null;
};

/** The deck that a copy was made of: its name at that time, and its id where it has one to name. */
export type Lineage = { readonly id: string | null; readonly name: string };

/** A save on its way: the draft as sent, and a key that is the same for each try. */
export type PendingSave = { readonly key: string; readonly draft: Draft };

/** The writer of a draft that nobody has edited yet. */
export const NOBODY = "";

/** The number of stored steps in each direction; an open tab remembers more. */
const KEPT_STEPS = 30;
const FORMAT = 2;

const text = (length: number) => z.string().check(z.maxLength(length));
const name = text(DRAFT_LIMITS.name);
const cardName = text(100);
const count = z.int().check(z.minimum(0), z.maximum(DRAFT_LIMITS.copies));
const zone = z.enum(LIST_ZONES);
const lines = z.array(z.strictObject({ name: cardName, count })).check(z.maxLength(DRAFT_LIMITS.lines));
const tags = z.array(text(CONTENT_LIMITS.tag)).check(z.maxLength(CONTENT_LIMITS.tags));
const note = z.strictObject({ card: cardName, note: text(CONTENT_LIMITS.note), tags });
const about = z.strictObject({
  description: text(CONTENT_LIMITS.description),
  primer: text(CONTENT_LIMITS.primer),
  tags,
  hero: z.nullable(cardName),
});
/** A draft of the first format has only a deck; a step of the history leaves out what it shares with the present. */
const draft = z.strictObject({
  name,
  deck: z.strictObject({ grimoire: lines, stoneDeck: lines }),
  candidates: z.optional(lines),
  notes: z.optional(z.array(note).check(z.maxLength(CONTENT_LIMITS.notes))),
  about: z.optional(about),
});
const edit = z.discriminatedUnion("do", [
  z.strictObject({ do: z.enum(["add", "remove", "setCount"]), zone, card: cardName, count: z.int() }),
  z.strictObject({ do: z.literal("move"), zone, to: zone, card: cardName, count: z.int() }),
  z.strictObject({ do: z.literal("note"), card: cardName }),
  z.strictObject({ do: z.literal("describe") }),
  z.strictObject({ do: z.literal("rename"), to: text(500) }),
  z.strictObject({ do: z.literal("replace"), why: z.enum(REPLACEMENTS) }),
  z.strictObject({ do: z.literal("clear") }),
]);
const steps = z.array(z.strictObject({ edit, draft })).check(z.maxLength(KEPT_STEPS));
/** Steps of the first format, whose moves named no goal: they are forgotten, the draft itself is kept. */
const oldSteps = z.pipe(
  z.array(z.unknown()),
  z.transform(() => []),
);
const entry = { base: z.nullable(z.strictObject({ version: z.int(), draft })), at: z.number(), writer: text(64) };
const lineage = z.strictObject({ id: z.nullable(text(64)), name });
const kept = z.discriminatedUnion("format", [
  z.strictObject({
    format: z.literal(FORMAT),
    history: z.strictObject({ past: steps, present: draft, future: steps }),
    copiedFrom: z.nullable(lineage),
    pending: z.nullable(z.strictObject({ key: text(64), draft })),
    began: z.nullable(text(64)),
    ...entry,
  }),
  z.strictObject({
    format: z.literal(1),
    history: z.strictObject({ past: oldSteps, present: draft, future: oldSteps }),
    ...entry,
  }),
]);
type KeptDraft = z.infer<typeof draft>;
/** Facts that the first format did not tell. */
const UNKNOWN = { copiedFrom: null, pending: null, began: null };

/** Whether a draft says something else than the account does. */
export const isDirty = ({ history: { present }, base }: Pick<StoredDraft, "history" | "base">): boolean =>
  base === null || !sameDraft(present, base.draft);

/** Serializes a draft for the browser's storage. */
export function serializeDraft({ history, base, pending, ...rest }: StoredDraft): string {
  const { past, present, future } = history;
  const shorten = (steps: DraftHistory["past"]) =>
    steps.slice(-KEPT_STEPS).map(({ edit, draft }) => ({ edit, draft: withoutShared(draft, present) }));
  const shortened = { past: shorten(past), present, future: shorten(future) };
  const sharedBase = base && { version: base.version, draft: withoutShared(base.draft, present) };
  const sharedPending = pending && { key: pending.key, draft: withoutShared(pending.draft, present) };
  return JSON.stringify({ format: FORMAT, history: shortened, base: sharedBase, pending: sharedPending, ...rest });
}

/**
 * Parses a draft that `serializeDraft` wrote; `null` for another text, such as a draft of a later version of the site.
 */
export function parseStoredDraft(written: string): StoredDraft | null {
  const result = kept.safeParse(parseJson(written));
  if (!result.success) return null;
  const { history, base, at, writer } = result.data;
  const present = tidy(complete(history.present, EMPTY_CONTENT));
  // Drafts of the first format knew nothing but decks.
  const { copiedFrom, pending, began } = result.data.format === FORMAT ? result.data : UNKNOWN;
  const rest = result.data.format === FORMAT ? present : EMPTY_CONTENT;
  const completeSteps = (steps: readonly { readonly edit: z.infer<typeof edit>; readonly draft: KeptDraft }[]) =>
    steps.map((step) => ({ edit: step.edit, draft: complete(step.draft, rest) }));
  return {
    history: { past: completeSteps(history.past), present, future: completeSteps(history.future) },
    base: base && { version: base.version, draft: complete(base.draft, rest) },
    at,
    writer,
    copiedFrom,
    pending: pending && { key: pending.key, draft: complete(pending.draft, rest) },
    began,
  };
}

/** The parts of a draft in which it differs from the present one. */
function withoutShared(draft: Draft, present: Draft): KeptDraft {
  const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);
  const { name, deck, candidates, notes, about } = draft;
  return {
    name,
    deck: { grimoire: [...deck.grimoire], stoneDeck: [...deck.stoneDeck] },
    ...(!same(candidates, present.candidates) && { candidates: [...candidates] }),
    ...(!same(notes, present.notes) && { notes: notes.map((note) => ({ ...note, tags: [...note.tags] })) }),
    ...(!sameAbout(about, present.about) && { about: { ...about, tags: [...about.tags] } }),
  };
}

const complete = (draft: KeptDraft, rest: Pick<DeckContent, "candidates" | "notes" | "about">): Draft => ({
  name: draft.name,
  deck: draft.deck,
  candidates: draft.candidates ?? rest.candidates,
  notes: draft.notes ?? rest.notes,
  about: draft.about ?? rest.about,
});

const tidy = ({ name, deck, candidates, notes, about }: Draft): Draft => ({
  name,
  deck: tidyDeck(deck),
  candidates: tidyLines(candidates),
  notes: tidyNotes(notes),
  about: tidyAbout(about),
});

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
