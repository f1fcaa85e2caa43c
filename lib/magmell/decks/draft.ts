import { type Deck, type DeckLine, toNameKey } from "@/engine/magmell";
import { truncateText } from "@/lib/decks/sharing/shared-name";
import {
  type CardNote,
  DECK_CONTENT_LIMITS,
  type DeckAbout,
  type DeckContent,
  EMPTY_CONTENT,
  isSameAbout,
  isSameContent,
  type ListZone,
  normalizeAbout,
  normalizeDeck,
  normalizeLines,
  normalizeNotes,
} from "./content";

/** A deck under construction, legal or not. */
export type DeckDraft = DeckContent & { readonly name: string };

export const EMPTY_DRAFT: DeckDraft = { name: "", ...EMPTY_CONTENT };

/** Limits of a draft: length of its name in UTF-16 units, and number of undo steps. */
export const DRAFT_LIMITS = { ...DECK_CONTENT_LIMITS, name: 80, steps: 100 } as const;

/** The reasons for replacing the whole deck of a draft. */
export const DRAFT_REPLACEMENT_REASONS = [
  "fix",
  "stones",
  "sample",
  "import",
  "bulk",
  "code",
  "otherTab",
  "account",
  "version",
] as const;
type Replacement = (typeof DRAFT_REPLACEMENT_REASONS)[number];

type CardEdit = { readonly zone: ListZone; readonly card: string; readonly count: number };

/** An edit of a draft by the player. Counts are numbers of copies. */
export type DraftEdit =
  | ({ readonly do: "add" | "remove" | "setCount" } & CardEdit)
  /** Moves copies from one list to another. */
  | ({ readonly do: "move"; readonly to: ListZone } & CardEdit)
  /** Sets the note of a card; a note without text and tags is removed. */
  | ({ readonly do: "note" } & CardNote)
  /** `typing` joins the edit to the previous one of its sort, so that a text typed letter by letter is undone in one step. */
  | { readonly do: "describe"; readonly about: DeckAbout; readonly typing: boolean }
  | { readonly do: "rename"; readonly to: string; readonly typing: boolean }
  /** Parts that are not given stay as they are. */
  | ({ readonly do: "replace"; readonly why: Replacement; readonly deck: Deck } & Partial<DeckDraft>)
  | { readonly do: "clear" };

/** An edit in the history list. A replacement is listed without the deck that it put in. */
export type DraftEditSummary =
  | ({ readonly do: "add" | "remove" | "setCount" } & CardEdit)
  | ({ readonly do: "move"; readonly to: ListZone } & CardEdit)
  | { readonly do: "note"; readonly card: string }
  | { readonly do: "describe" }
  | { readonly do: "rename"; readonly to: string }
  | { readonly do: "replace"; readonly why: Replacement }
  | { readonly do: "clear" };

/** A step of the history: an edit, and the draft before it (in `past`) or after it (in `future`). */
type Step = { readonly edit: DraftEditSummary; readonly draft: DeckDraft };

/** A draft with its undo stack (`past`) and its redo stack (`future`). The next step of each is its last entry. */
export type DraftHistory = {
  readonly past: readonly Step[];
  readonly present: DeckDraft;
  readonly future: readonly Step[];
};

export const createDraftHistory = (present: DeckDraft): DraftHistory => ({ past: [], present, future: [] });

/** Applies an edit. An edit without effect returns the same history object and adds no step. */
export function applyDraftEdit(history: DraftHistory, edit: DraftEdit): DraftHistory {
  const { past, present } = history;
  const draft = changeDraft(present, edit);
  if (draft === present) return history;
  const last = past.at(-1);
  if ((edit.do === "rename" || edit.do === "describe") && edit.typing && last?.edit.do === edit.do) {
    return { past: [...past.slice(0, -1), { ...last, edit: nameOf(edit) }], present: draft, future: [] };
  }
  return {
    past: [...past, { edit: nameOf(edit), draft: present }].slice(-DRAFT_LIMITS.steps),
    present: draft,
    future: [],
  };
}

/** Undoes the last edit. A history without edits stays as it is. */
export function undoDraftEdit({ past, present, future }: DraftHistory): DraftHistory {
  const step = past.at(-1);
  if (!step) return { past, present, future };
  return { past: past.slice(0, -1), present: step.draft, future: [...future, { edit: step.edit, draft: present }] };
}

/** Redoes the last undone edit. A history without undone edits stays as it is. */
export function redoDraftEdit({ past, present, future }: DraftHistory): DraftHistory {
  const step = future.at(-1);
  if (!step) return { past, present, future };
  return { past: [...past, { edit: step.edit, draft: present }], present: step.draft, future: future.slice(0, -1) };
}

/** Undoes (negative `steps`) or redoes (positive `steps`) up to this number of steps. */
export function stepThroughHistory(history: DraftHistory, steps: number): DraftHistory {
  let here = history;
  for (let left = Math.abs(steps); left > 0; left -= 1) here = steps < 0 ? undoDraftEdit(here) : redoDraftEdit(here);
  return here;
}

/** Returns the lines of one list of a draft. */
export const getDraftLines = (draft: DeckContent, zone: ListZone): readonly DeckLine[] =>
  zone === "candidates" ? draft.candidates : draft.deck[zone];

/** Returns the number of copies of a name in a list, in any spelling of the name. */
export function countCopies(lines: readonly DeckLine[], card: string): number {
  const key = toNameKey(card);
  return lines.find((line) => toNameKey(line.name) === key)?.count ?? 0;
}

const copiesIn = (draft: DeckContent, zone: ListZone, card: string): number =>
  countCopies(getDraftLines(draft, zone), card);

/** Returns whether two drafts are equal, ignoring the order of lists. */
export const isSameDraft = (a: DeckDraft, b: DeckDraft): boolean => a.name === b.name && isSameContent(a, b);

function changeDraft(draft: DeckDraft, edit: DraftEdit): DeckDraft {
  switch (edit.do) {
    case "add":
      return withCount(draft, edit.zone, edit.card, copiesIn(draft, edit.zone, edit.card) + edit.count);
    case "remove":
      return withCount(draft, edit.zone, edit.card, copiesIn(draft, edit.zone, edit.card) - edit.count);
    case "setCount":
      return withCount(draft, edit.zone, edit.card, edit.count);
    case "move":
      return moveCopies(draft, edit);
    case "note":
      return writeNote(draft, edit);
    case "describe":
      return describeDeck(draft, edit.about);
    case "rename":
      return rename(draft, edit.to);
    case "replace":
      return replaceDraft(draft, edit);
    case "clear":
      return replaceDraft(draft, { deck: EMPTY_CONTENT.deck });
  }
}

function rename(draft: DeckDraft, to: string): DeckDraft {
  const name = truncateText(to, DRAFT_LIMITS.name);
  return name === draft.name ? draft : { ...draft, name };
}

function describeDeck(draft: DeckDraft, wanted: DeckAbout): DeckDraft {
  const about = normalizeAbout(wanted);
  return isSameAbout(about, draft.about) ? draft : { ...draft, about };
}

function writeNote(draft: DeckDraft, { card, note, tags }: CardNote): DeckDraft {
  const key = toNameKey(card);
  const others = draft.notes.filter((other) => toNameKey(other.card) !== key);
  const next = { ...draft, notes: normalizeNotes([...others, { card, note, tags }]) };
  return isSameContent(next, draft) ? draft : next;
}

function withCount(draft: DeckDraft, zone: ListZone, card: string, wanted: number): DeckDraft {
  const count = Math.min(Math.max(Math.trunc(wanted), 0), DRAFT_LIMITS.copies);
  const before = copiesIn(draft, zone, card);
  if (count === before) return draft;
  const lines = getDraftLines(draft, zone);
  const key = toNameKey(card);
  if (before === 0 && lines.length >= DRAFT_LIMITS.lines) return draft;
  const changed =
    before === 0
      ? [...lines, { name: card, count }]
      : lines.flatMap((line) => (toNameKey(line.name) !== key ? [line] : count > 0 ? [{ ...line, count }] : []));
  return zone === "candidates"
    ? { ...draft, candidates: changed }
    : { ...draft, deck: { ...draft.deck, [zone]: changed } };
}

function moveCopies(draft: DeckDraft, { zone, to, card, count }: CardEdit & { readonly to: ListZone }): DeckDraft {
  if (zone === to) return draft;
  const there = copiesIn(draft, to, card);
  const moved = Math.min(Math.max(Math.trunc(count), 0), copiesIn(draft, zone, card), DRAFT_LIMITS.copies - there);
  if (moved === 0) return draft;
  const arrived = withCount(draft, to, card, there + moved);
  if (arrived === draft) return draft;
  return withCount(arrived, zone, card, copiesIn(draft, zone, card) - moved);
}

function replaceDraft(draft: DeckDraft, wanted: Pick<DeckDraft, "deck"> & Partial<DeckDraft>): DeckDraft {
  const { name = draft.name, deck, candidates = draft.candidates, notes = draft.notes, about = draft.about } = wanted;
  const next = {
    name: truncateText(name, DRAFT_LIMITS.name),
    deck: normalizeDeck(deck),
    candidates: normalizeLines(candidates),
    notes: normalizeNotes(notes),
    about: normalizeAbout(about),
  };
  return isSameDraft(next, draft) ? draft : next;
}

function nameOf(edit: DraftEdit): DraftEditSummary {
  switch (edit.do) {
    case "rename":
      return { do: "rename", to: edit.to };
    case "replace":
      return { do: "replace", why: edit.why };
    case "note":
      return { do: "note", card: edit.card };
    case "describe":
      return { do: "describe" };
    default:
      return edit;
  }
}
