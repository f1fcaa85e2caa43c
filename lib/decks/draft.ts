import { type Deck, type DeckLine, type DeckZone, nameKey } from "@/engine/magmell";

/** A deck under construction, legal or not. */
export type Draft = { readonly name: string; readonly deck: Deck };

export const EMPTY_DRAFT: Draft = { name: "", deck: { grimoire: [], stoneDeck: [] } };

/** Limits of a draft, far above any legal deck. */
export const DRAFT_LIMITS = { name: 80, lines: 100, copies: 99, steps: 100 } as const;

/** The reasons for which a whole deck replaces the draft's. */
export const REPLACEMENTS = ["fix", "stones", "sample", "import", "code", "otherTab", "account"] as const;
type Replacement = (typeof REPLACEMENTS)[number];

type CardEdit = { readonly zone: DeckZone; readonly card: string; readonly count: number };

/** An edit of a draft by the player. Counts are numbers of copies. */
export type DraftEdit =
  | ({ readonly do: "add" | "remove" | "setCount" } & CardEdit)
  /** Moves copies out of `zone` into the other zone. */
  | ({ readonly do: "move" } & CardEdit)
  /** `typing` joins the edit to the previous rename, so that a name typed letter by letter is undone in one step. */
  | { readonly do: "rename"; readonly to: string; readonly typing: boolean }
  | { readonly do: "replace"; readonly why: Replacement; readonly deck: Deck; readonly name?: string }
  | { readonly do: "clear" };

/** Edit as the history lists it: a replacement is listed without the deck that it put in. */
export type EditName =
  | ({ readonly do: "add" | "remove" | "setCount" | "move" } & CardEdit)
  | { readonly do: "rename"; readonly to: string }
  | { readonly do: "replace"; readonly why: Replacement }
  | { readonly do: "clear" };

/** A step of the history: an edit, and the draft before it (in `past`) or after it (in `future`). */
type Step = { readonly edit: EditName; readonly draft: Draft };

/** A draft with its undo stack (`past`) and its redo stack (`future`); the next step of either is its last entry. */
export type DraftHistory = {
  readonly past: readonly Step[];
  readonly present: Draft;
  readonly future: readonly Step[];
};

export const startHistory = (present: Draft): DraftHistory => ({ past: [], present, future: [] });

/** Applies an edit. An edit without effect returns the same history object and adds no step. */
export function editDraft(history: DraftHistory, edit: DraftEdit): DraftHistory {
  const { past, present } = history;
  const draft = changeDraft(present, edit);
  if (draft === present) return history;
  const last = past.at(-1);
  if (edit.do === "rename" && edit.typing && last?.edit.do === "rename") {
    return { past: [...past.slice(0, -1), { ...last, edit: nameOf(edit) }], present: draft, future: [] };
  }
  return {
    past: [...past, { edit: nameOf(edit), draft: present }].slice(-DRAFT_LIMITS.steps),
    present: draft,
    future: [],
  };
}

/** Undoes the last edit; without one the history stays as it is. */
export function undo({ past, present, future }: DraftHistory): DraftHistory {
  const step = past.at(-1);
  if (!step) return { past, present, future };
  return { past: past.slice(0, -1), present: step.draft, future: [...future, { edit: step.edit, draft: present }] };
}

/** Redoes the last undone edit. A history without undone edits stays as it is. */
export function redo({ past, present, future }: DraftHistory): DraftHistory {
  const step = future.at(-1);
  if (!step) return { past, present, future };
  return { past: [...past, { edit: step.edit, draft: present }], present: step.draft, future: future.slice(0, -1) };
}

/** Undoes (negative) or redoes (positive) up to so many steps. */
export function travel(history: DraftHistory, steps: number): DraftHistory {
  let here = history;
  for (let left = Math.abs(steps); left > 0; left -= 1) here = steps < 0 ? undo(here) : redo(here);
  return here;
}

/** The number of copies of a name in a zone, in any spelling of the name. */
export function copiesIn(deck: Deck, zone: DeckZone, card: string): number {
  const key = nameKey(card);
  return deck[zone].find((line) => nameKey(line.name) === key)?.count ?? 0;
}

/** Whether two decks hold the same copies of the same names, in any order. */
export function sameDeck(a: Deck, b: Deck): boolean {
  return sameLines(a.grimoire, b.grimoire) && sameLines(a.stoneDeck, b.stoneDeck);
}

/** Normalizes a deck to the limits of a draft: one line per name in its first spelling, with at least one copy. */
export function tidyDeck(deck: Deck): Deck {
  return { grimoire: tidyLines(deck.grimoire), stoneDeck: tidyLines(deck.stoneDeck) };
}

function changeDraft(draft: Draft, edit: DraftEdit): Draft {
  const { deck } = draft;
  switch (edit.do) {
    case "add":
      return withCount(draft, edit.zone, edit.card, copiesIn(deck, edit.zone, edit.card) + edit.count);
    case "remove":
      return withCount(draft, edit.zone, edit.card, copiesIn(deck, edit.zone, edit.card) - edit.count);
    case "setCount":
      return withCount(draft, edit.zone, edit.card, edit.count);
    case "move":
      return moveCopies(draft, edit);
    case "rename":
      return rename(draft, edit.to);
    case "replace":
      return replaceDeck(draft, edit.deck, edit.name ?? draft.name);
    case "clear":
      return replaceDeck(draft, EMPTY_DRAFT.deck, draft.name);
  }
}

function rename(draft: Draft, to: string): Draft {
  const name = to.slice(0, DRAFT_LIMITS.name);
  return name === draft.name ? draft : { ...draft, name };
}

function withCount(draft: Draft, zone: DeckZone, card: string, wanted: number): Draft {
  const count = Math.min(Math.max(Math.trunc(wanted), 0), DRAFT_LIMITS.copies);
  const before = copiesIn(draft.deck, zone, card);
  if (count === before) return draft;
  const lines = draft.deck[zone];
  const key = nameKey(card);
  if (before === 0 && lines.length >= DRAFT_LIMITS.lines) return draft;
  const changed =
    before === 0
      ? [...lines, { name: card, count }]
      : lines.flatMap((line) => (nameKey(line.name) !== key ? [line] : count > 0 ? [{ ...line, count }] : []));
  return { ...draft, deck: { ...draft.deck, [zone]: changed } };
}

function moveCopies(draft: Draft, { zone, card, count }: CardEdit): Draft {
  const other: DeckZone = zone === "grimoire" ? "stoneDeck" : "grimoire";
  const there = copiesIn(draft.deck, other, card);
  const moved = Math.min(Math.max(Math.trunc(count), 0), copiesIn(draft.deck, zone, card), DRAFT_LIMITS.copies - there);
  if (moved === 0) return draft;
  const arrived = withCount(draft, other, card, there + moved);
  if (arrived === draft) return draft;
  return withCount(arrived, zone, card, copiesIn(draft.deck, zone, card) - moved);
}

function replaceDeck(draft: Draft, deck: Deck, name: string): Draft {
  const next = { name: name.slice(0, DRAFT_LIMITS.name), deck: tidyDeck(deck) };
  return next.name === draft.name && sameDeck(next.deck, draft.deck) ? draft : next;
}

function tidyLines(lines: readonly DeckLine[]): DeckLine[] {
  const byKey = new Map<string, DeckLine>();
  for (const { name, count } of lines) {
    const key = nameKey(name);
    const line = byKey.get(key);
    const sum = Math.min((line?.count ?? 0) + Math.max(Math.trunc(count), 0), DRAFT_LIMITS.copies);
    if (sum > 0 && (line || byKey.size < DRAFT_LIMITS.lines)) byKey.set(key, { name: line?.name ?? name, count: sum });
  }
  return [...byKey.values()];
}

function sameLines(a: readonly DeckLine[], b: readonly DeckLine[]): boolean {
  if (a.length !== b.length) return false;
  const counts = new Map(a.map(({ name, count }) => [nameKey(name), count]));
  return b.every(({ name, count }) => counts.get(nameKey(name)) === count);
}

function nameOf(edit: DraftEdit): EditName {
  switch (edit.do) {
    case "rename":
      return { do: "rename", to: edit.to };
    case "replace":
      return { do: "replace", why: edit.why };
    default:
      return edit;
  }
}
