import type { Viewer } from "@/lib/accounts/types";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { findComparedDeck } from "@/lib/magmell/decks/compare/data";
import { parsePastedDeck } from "@/lib/magmell/decks/lists/read-pasted";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { extractDeckCode } from "@/lib/magmell/decks/sharing/extract-code";

/** Result of a pasted text: the path of its table, or the text to correct. */
type GoldfishStart =
  | { readonly path: string }
  | {
      readonly path: null;
      readonly text: string;
      /** Whether it is a link to a deck that the viewer may not see. */
      readonly missing: boolean;
    };

/**
 * Resolves pasted text to the path of a goldfish: from a deck code, a complete list, or the link of a saved deck. A
 * broken code resolves to the page that explains the error. Path null means that the text must be corrected.
 */
export async function resolveGoldfishStart(viewer: Viewer | null, pasted: string): Promise<GoldfishStart> {
  const text = pasted.trim();
  const again = (missing = false): GoldfishStart => ({ path: null, text: pasted, missing });
  if (text === "") return again();
  const cards = await getCatalogue();
  const read = parsePastedDeck(text, cards);
  if (read.as === "code" || read.as === "brokenCode") {
    const encoded = read.as === "code" ? encodeDeck(read.deck, createNumberTable(cards.cards)) : null;
    const code = encodeURIComponent(encoded?.ok ? encoded.code : extractDeckCode(text));
    return { path: `/goldfish/${code}${read.as === "code" ? buildNameQuery(read.name) : ""}` };
  }
  if (read.as === "link") {
    const found = await findComparedDeck(viewer, text);
    const encoded = found && encodeDeck(found.deck, createNumberTable(cards.cards));
    if (!encoded?.ok) return again(found === null);
    const id = found?.path?.match(SAVED)?.[1];
    return { path: `/goldfish/${encoded.code}${id === undefined ? "" : `?deck=${id}`}` };
  }
  const encoded = read.problems.length === 0 ? encodeDeck(read.deck, createNumberTable(cards.cards)) : null;
  return encoded?.ok ? { path: `/goldfish/${encoded.code}` } : again();
}

const SAVED = /^\/decks\/([\w-]+)$/u;
