import { findLinkedDeckCode } from "@/lib/magmell/decks/sharing/extract-code";

/** A deck as a URL or a form names it. */
type DeckReference =
  /** A saved deck, or one of its versions. */
  | { readonly by: "id"; readonly id: string; readonly version: number | null }
  /** An unlisted deck by the secret token of its link. */
  | { readonly by: "token"; readonly token: string }
  | { readonly by: "code"; readonly code: string };

/** No URL of a deck is longer. */
const MAX_LENGTH = 2000;
const ID = /(?:^|\/decks\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:@([1-9]\d{0,8}))?(?:$|[/?#])/iu;
const LINKED_ID = /\/decks\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/iu;
const TOKEN = /\/s\/([A-Za-z0-9_-]{22})(?![A-Za-z0-9_-])/u;

/**
 * Parses a pasted reference to a deck: its id, `ID@3` for a version, a deck code, or the URL of any page of the deck.
 * Null for an empty text and for a text that is too long. Any other text may be a deck code.
 */
export function parseDeckReference(typed: string): DeckReference | null {
  const text = typed.trim();
  if (text === "" || text.length > MAX_LENGTH) return null;
  const [, id, version] = ID.exec(text) ?? [];
  if (id !== undefined)
    return { by: "id", id: id.toLowerCase(), version: version === undefined ? null : Number(version) };
  const token = TOKEN.exec(text)?.[1];
  if (token !== undefined) return { by: "token", token };
  return { by: "code", code: findLinkedDeckCode(text) ?? text };
}

/** Returns the id or secret token in the first deck link of a text; null if there is none. */
export function findLinkedDeckId(text: string): string | null {
  const searched = text.slice(0, SEARCHED);
  return LINKED_ID.exec(searched)?.[1]?.toLowerCase() ?? TOKEN.exec(searched)?.[1] ?? null;
}

const SEARCHED = 20_000;
