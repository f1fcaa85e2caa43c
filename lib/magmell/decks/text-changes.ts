import { toNameKey } from "@/engine/magmell";
import type { CardNote, DeckAbout } from "./content";
import type { DeckDraft } from "./draft";

/** A text of a deck (such as its description or a note) before and after a change. */
export type DeckTextChange = {
  readonly of: "name" | keyof DeckAbout | "note";
  /** The card that a note belongs to, as the deck writes its name. */
  readonly card: string | null;
  readonly before: string;
  readonly after: string;
};

/** Returns the texts that differ between two contents of a deck. Notes come last, in the order of the later content. */
export function findDeckTextChanges(before: DeckDraft, after: DeckDraft): readonly DeckTextChange[] {
  const changes: readonly DeckTextChange[] = [
    { of: "name", card: null, before: before.name, after: after.name },
    ...ABOUT_TEXTS.map(([of, text]) => ({ of, card: null, before: text(before.about), after: text(after.about) })),
    ...noteChanges(before.notes, after.notes),
  ];
  return changes.filter((change) => change.before !== change.after);
}

function noteChanges(before: readonly CardNote[], after: readonly CardNote[]): readonly DeckTextChange[] {
  const earlier = new Map(before.map((note) => [toNameKey(note.card), note]));
  const later = new Map(after.map((note) => [toNameKey(note.card), note]));
  return [...new Set([...later.keys(), ...earlier.keys()])].map((key) => {
    const [old, now] = [earlier.get(key), later.get(key)];
    return { of: "note", card: now?.card ?? old?.card ?? key, before: noteText(old), after: noteText(now) };
  });
}

const noteText = (note: CardNote | undefined): string =>
  note ? [note.note, tagText(note.tags)].filter((text) => text !== "").join(" ") : "";

const tagText = (tags: readonly string[]): string => tags.map((tag) => `#${tag}`).join(" ");

/** Text fields of the deck details, in display order. */
const ABOUT_TEXTS = Object.entries({
  description: ({ description }) => description,
  tags: ({ tags }) => tagText(tags),
  hero: ({ hero }) => hero ?? "",
  primer: ({ primer }) => primer,
} satisfies Record<keyof DeckAbout, (about: DeckAbout) => string>) as [keyof DeckAbout, (about: DeckAbout) => string][];
