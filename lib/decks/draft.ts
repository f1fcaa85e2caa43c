import { type Deck, type DeckLine, type DeckZone, nameKey } from "@/engine/magmell";

/** A deck while it is being built: whatever the player has put down, legal or not. */
export type Draft = { readonly name: string; readonly deck: Deck };

export const EMPTY_DRAFT: Draft = { name: "", deck: { grimoire: [], stoneDeck: [] } };

/** What a draft can hold. Far above any legal deck, so that nobody meets them by building. */
export const DRAFT_LIMITS = { name: 80, lines: 100, copies: 99, steps: 100 } as const;

/** Why a whole deck took the place of the one before. */
export const REPLACEMENTS = ["fix", "stones", "sample", "import", "code", "otherTab", "account"] as const;
type Replacement = (typeof REPLACEMENTS)[number];

type CardEdit = { readonly zone: DeckZone; readonly card: string; readonly count: number };

/** One thing a player does to a draft. Counts are whole numbers of copies. */
export type Edit =
  | ({ readonly do: "add" | "remove" | "setCount" } & CardEdit)
  /** `zone` is where the copies are taken from; they go to the other one. */
  | ({ readonly do: "move" } & CardEdit)
  /** `typing` joins the edit to the rename before it, so that a name typed letter by letter is undone in one step. */
  | { readonly do: "rename"; readonly to: string; readonly typing: boolean }
  | { readonly do: "replace"; readonly why: Replacement; readonly deck: Deck; readonly name?: string }
  | { readonly do: "clear" };

/** What the history calls an edit. It names the edit and no longer holds what it brought. */
export type EditName =
  | ({ readonly do: "add" | "remove" | "setCount" | "move" } & CardEdit)
  | { readonly do: "rename"; readonly to: string }
  | { readonly do: "replace"; readonly why: Replacement }
  | { readonly do: "clear" };

/** An edit by name, with the draft to go to when it is undone (in `past`) or done again (in `future`). */
type Step = { readonly edit: EditName; readonly draft: Draft };

/** A draft with everything that can be undone, the latest last, and done again, the next one last. */
export type History = { readonly past: readonly Step[]; readonly present: Draft; readonly future: readonly Step[] };

export const startHistory = (present: Draft): History => ({ past: [], present, future: [] });

/** Does an edit. An edit that changes nothing leaves the very same history and no step. */
export function editDraft(history: History, edit: Edit): History {
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

/** Takes back the last edit; the same history when there is none. */
export function undo({ past, present, future }: History): History {
  const step = past.at(-1);
  if (!step) return { past, present, future };
  return { past: past.slice(0, -1), present: step.draft, future: [...future, { edit: step.edit, draft: present }] };
}

/** Does the edit that was taken back last once more; the same history when there is none. */
export function redo({ past, present, future }: History): History {
  const step = future.at(-1);
  if (!step) return { past, present, future };
  return { past: [...past, { edit: step.edit, draft: present }], present: step.draft, future: future.slice(0, -1) };
}

/** Goes back (negative) or forth (positive) by so many steps, as far as there are any. */
export function travel(history: History, steps: number): History {
  let here = history;
  for (let left = Math.abs(steps); left > 0; left -= 1) here = steps < 0 ? undo(here) : redo(here);
  return here;
}

/** How many copies of a name a zone holds, however the name is written. */
export function copiesIn(deck: Deck, zone: DeckZone, card: string): number {
  const key = nameKey(card);
  return deck[zone].find((line) => nameKey(line.name) === key)?.count ?? 0;
}

/** Whether two decks hold the same copies of the same names, in whatever order they are written down. */
export function sameDeck(a: Deck, b: Deck): boolean {
  return sameLines(a.grimoire, b.grimoire) && sameLines(a.stoneDeck, b.stoneDeck);
}

/** A deck within the limits of a draft: one line per name, counts of at least one, spellings as first met. */
export function tidyDeck(deck: Deck): Deck {
  return { grimoire: tidyLines(deck.grimoire), stoneDeck: tidyLines(deck.stoneDeck) };
}

function changeDraft(draft: Draft, edit: Edit): Draft {
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

function nameOf(edit: Edit): EditName {
  switch (edit.do) {
    case "rename":
      return { do: "rename", to: edit.to };
    case "replace":
      return { do: "replace", why: edit.why };
    default:
      return edit;
  }
}
