import * as z from "zod/mini";
import { hasUnsavedChanges, type PersistedDraft } from "@/lib/decks/persisted-draft";
import {
  DECK_CONTENT_LIMITS,
  EMPTY_CONTENT,
  LIST_ZONES,
  normalizeAbout,
  normalizeDeck,
  normalizeLines,
  normalizeNotes,
} from "./content";
import { type DeckDraft, DRAFT_LIMITS, DRAFT_REPLACEMENT_REASONS, type DraftHistory, isSameDraft } from "./draft";

/** A draft in the browser's storage with its undo history. */
export type StoredDraft = PersistedDraft<DeckDraft, DraftHistory>;

/** The number of stored steps in each direction; an open tab remembers more. */
const KEPT_STEPS = 30;
/** The length from which older steps are left out, in UTF-16 units: a browser has room for a few millions. */
const ROOM = 200_000;
const FORMAT = 2;

const text = (length: number) => z.string().check(z.maxLength(length));
const name = text(DRAFT_LIMITS.name);
const cardName = text(100);
const count = z.int().check(z.minimum(0), z.maximum(DRAFT_LIMITS.copies));
const zone = z.enum(LIST_ZONES);
const line = z.strictObject({ name: cardName, count });
const tags = z.array(text(DECK_CONTENT_LIMITS.tag)).check(z.maxLength(DECK_CONTENT_LIMITS.tags));
const note = z.strictObject({ card: cardName, note: text(DECK_CONTENT_LIMITS.note), tags });
const about = z.strictObject({
  description: text(DECK_CONTENT_LIMITS.description),
  primer: text(DECK_CONTENT_LIMITS.primer),
  tags,
  hero: z.nullable(cardName),
});
/** The place of a part in its table: the steps of a history have most of their parts in common. */
const place = z.int().check(z.minimum(0));
const places = z.array(place).check(z.maxLength(DRAFT_LIMITS.lines));
const draft = z.strictObject({
  name,
  grimoire: places,
  stoneDeck: places,
  candidates: places,
  notes: z.array(place).check(z.maxLength(DECK_CONTENT_LIMITS.notes)),
  about: place,
});
const tables = z.strictObject({ lines: z.array(line), notes: z.array(note), abouts: z.array(about) });
const edit = z.discriminatedUnion("do", [
  z.strictObject({ do: z.enum(["add", "remove", "setCount"]), zone, card: cardName, count: z.int() }),
  z.strictObject({ do: z.literal("move"), zone, to: zone, card: cardName, count: z.int() }),
  z.strictObject({ do: z.literal("note"), card: cardName }),
  z.strictObject({ do: z.literal("describe") }),
  z.strictObject({ do: z.literal("rename"), to: text(500) }),
  z.strictObject({ do: z.literal("replace"), why: z.enum(DRAFT_REPLACEMENT_REASONS) }),
  z.strictObject({ do: z.literal("clear") }),
]);
const steps = z.array(z.strictObject({ edit, draft })).check(z.maxLength(KEPT_STEPS));
const kept = z.strictObject({
  format: z.literal(FORMAT),
  tables,
  history: z.strictObject({ past: steps, present: draft, future: steps }),
  base: z.nullable(z.strictObject({ version: z.int(), draft })),
  pending: z.nullable(z.strictObject({ key: text(64), draft })),
  at: z.number(),
  writer: text(64),
  copiedFrom: z.nullable(z.strictObject({ id: z.nullable(text(64)), name })),
  began: z.nullable(text(64)),
});
/** A draft of the first format, which knew only decks. Its steps named no goal of a move: they are forgotten. */
const oldDraft = z.object({ name, deck: z.object({ grimoire: z.array(line), stoneDeck: z.array(line) }) });
const oldKept = z.object({
  format: z.literal(1),
  history: z.object({ present: oldDraft }),
  base: z.nullable(z.object({ version: z.int(), draft: oldDraft })),
  at: z.number(),
  writer: text(64),
});
type WrittenDraft = z.infer<typeof draft>;
type Tables = z.infer<typeof tables>;

/** Returns whether a draft differs from the account's version. */
export const isDraftDirty = (kept: Pick<StoredDraft, "history" | "base">): boolean =>
  hasUnsavedChanges(isSameDraft, kept);

/** Serializes a draft for the browser's storage, with as many undo steps as fit. */
export function serializeDraft(stored: StoredDraft): string {
  for (let steps = KEPT_STEPS; steps > 0; steps = Math.floor(steps / 2)) {
    const written = write(stored, steps);
    if (written.length <= ROOM) return written;
  }
  return write(stored, 0);
}

function write({ history, base, pending, ...rest }: StoredDraft, steps: number): string {
  const { put, tables } = tabulate();
  const shorten = (all: DraftHistory["past"]) =>
    all.slice(Math.max(all.length - steps, 0)).map(({ edit, draft }) => ({ edit, draft: put(draft) }));
  return JSON.stringify({
    format: FORMAT,
    history: { past: shorten(history.past), present: put(history.present), future: shorten(history.future) },
    base: base && { version: base.version, draft: put(base.draft) },
    pending: pending && { key: pending.key, draft: put(pending.draft) },
    ...rest,
    tables: tables(),
  });
}

/** Puts the parts of drafts into tables, each part once. */
function tabulate() {
  const table = () => {
    const at = new Map<string, number>();
    const put = (part: unknown): number => {
      const written = JSON.stringify(part);
      const place = at.get(written) ?? at.size;
      at.set(written, place);
      return place;
    };
    return { put, parts: () => [...at.keys()].map((written) => JSON.parse(written) as unknown) };
  };
  const [lines, notes, abouts] = [table(), table(), table()];
  const putLines = (all: readonly { name: string; count: number }[]) =>
    all.map(({ name, count }) => lines.put({ name, count }));
  return {
    put: ({ name, deck, candidates, notes: all, about }: DeckDraft): WrittenDraft => ({
      name,
      grimoire: putLines(deck.grimoire),
      stoneDeck: putLines(deck.stoneDeck),
      candidates: putLines(candidates),
      notes: all.map(({ card, note, tags }) => notes.put({ card, note, tags })),
      about: abouts.put(about),
    }),
    tables: () => ({ lines: lines.parts(), notes: notes.parts(), abouts: abouts.parts() }),
  };
}

/** Parses a draft that `serializeDraft` wrote; null for other texts, such as a draft of a later release. */
export function parseStoredDraft(written: string): StoredDraft | null {
  const parsed = parseJson(written);
  const result = kept.safeParse(parsed);
  if (!result.success) return parseOldDraft(parsed);
  const { format: _, tables, history, base, pending, ...rest } = result.data;
  const open = (draft: WrittenDraft) => openDraft(draft, tables);
  const openSteps = (all: typeof history.past) => all.map(({ edit, draft }) => ({ edit, draft: open(draft) }));
  try {
    return {
      history: {
        past: openSteps(history.past),
        present: tidy(open(history.present)),
        future: openSteps(history.future),
      },
      base: base && { version: base.version, draft: open(base.draft) },
      pending: pending && { key: pending.key, draft: open(pending.draft) },
      ...rest,
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Restores a draft from the tables. Throws a RangeError for an index outside them. */
function openDraft({ name, grimoire, stoneDeck, candidates, notes, about }: WrittenDraft, tables: Tables): DeckDraft {
  const take = <T>(table: readonly T[], place: number): T => {
    const part = table[place];
    if (part === undefined) throw new RangeError(`The table ends before ${place}`);
    return part;
  };
  const lines = (places: readonly number[]) => places.map((at) => take(tables.lines, at));
  return {
    name,
    deck: { grimoire: lines(grimoire), stoneDeck: lines(stoneDeck) },
    candidates: lines(candidates),
    notes: notes.map((at) => take(tables.notes, at)),
    about: take(tables.abouts, about),
  };
}

function parseOldDraft(parsed: unknown): StoredDraft | null {
  const result = oldKept.safeParse(parsed);
  if (!result.success) return null;
  const { history, base, at, writer } = result.data;
  return {
    history: { past: [], present: tidy({ ...EMPTY_CONTENT, ...history.present }), future: [] },
    base: base && { version: base.version, draft: { ...EMPTY_CONTENT, ...base.draft } },
    at,
    writer,
    copiedFrom: null,
    pending: null,
    began: null,
  };
}

const tidy = ({ name, deck, candidates, notes, about }: DeckDraft): DeckDraft => ({
  name,
  deck: normalizeDeck(deck),
  candidates: normalizeLines(candidates),
  notes: normalizeNotes(notes),
  about: normalizeAbout(about),
});

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
