import { isLocalId } from "@/app/ui/editor/draft-slots";
import { createLocalId, getLocalDeckPath, type LocalDecks } from "@/app/ui/editor/local-decks";
import type { DeckOrigin } from "@/lib/decks/persisted-draft";
import { type DeckDraft, EMPTY_DRAFT } from "@/lib/magmell/decks/draft";

/** A deck from a link, which the editor opens as a new deck. */
export type IncomingDeck = { readonly draft: DeckDraft; readonly copiedFrom: DeckOrigin | null };

/** The local deck that the builder opens, or (`go`) the URL that has to be opened in its place, without the language. */
type OpenedDraft =
  | { readonly id: string; readonly draft: DeckDraft; readonly copiedFrom: DeckOrigin | null }
  | { readonly go: string };

/**
 * Chooses the local deck to edit. A deck from a link always becomes a new deck. `asked` comes from the URL: an id,
 * `new`, or null for the deck edited last. A deck with its own URL is opened there, so that a reload or a change of
 * language returns to it without another copy.
 */
export function chooseDraft(decks: LocalDecks, asked: string | null, arrival: IncomingDeck | null): OpenedDraft {
  const nothing = { draft: EMPTY_DRAFT, copiedFrom: null };
  if (arrival) {
    const id = decks.create(arrival.draft, arrival.copiedFrom);
    return id === null ? { id: createLocalId(), ...arrival } : { go: getLocalDeckPath(id) };
  }
  const known = (id: string) => decks.list().some((deck) => deck.id === id);
  if (asked !== null && isLocalId(asked)) {
    const account = known(asked) ? null : decks.savedAs(asked);
    return account === null ? { id: asked, ...nothing } : { go: `/decks/${account}/edit` };
  }
  const begun = asked === "new" ? decks.list().find(({ blank }) => blank) : decks.latest();
  const id = begun?.id ?? decks.create(EMPTY_DRAFT);
  if (id !== null && asked === "new") return { go: getLocalDeckPath(id) };
  return { id: id ?? createLocalId(), ...nothing };
}
