import type { Deck } from "@/engine/magmell";
import type { Catalogue } from "@/lib/catalogue/model/types";
import { withCanonicalNames } from "@/lib/decks/canonical-names";
import { decodeDeck, numberTable } from "@/lib/sharing/deck-code";
import { type DeckTextWarning, parseDeckText } from "@/lib/sharing/deck-text";
import { linkedCode } from "@/lib/sharing/extract-code";
import type { DeckCodeProblem } from "@/lib/sharing/types";

/** The content of a pasted text. */
export type PastedDeck =
  | { readonly as: "list"; readonly deck: Deck; readonly warnings: readonly DeckTextWarning[] }
  | { readonly as: "code"; readonly deck: Deck }
  | { readonly as: "brokenCode"; readonly problem: DeckCodeProblem };

/** Reads a deck list, whose cards may be written in any spelling, a deck code, or a link that holds one. */
export function readPasted(text: string, { cards, names }: Pick<Catalogue, "cards" | "names">): PastedDeck {
  const code = pastedCode(text.trim());
  if (code === null) {
    const { deck, warnings } = parseDeckText(text);
    return { as: "list", deck: withCanonicalNames(deck, names), warnings };
  }
  const read = decodeDeck(code, numberTable(cards));
  return read.ok ? { as: "code", deck: read.deck } : { as: "brokenCode", problem: read.problem };
}

/** The code of a link to a deck, or the text itself when it is one long word of the signs of a code; else a list. */
function pastedCode(text: string): string | null {
  if (/\s/u.test(text)) return null;
  return linkedCode(text) ?? (/^[\w-]{10,}$/u.test(text) ? text : null);
}
