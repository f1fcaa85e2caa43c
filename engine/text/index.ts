/** The door of card text: from the Japanese of a card to its abilities, and back to Japanese and English. */
import type { Ability } from "../magmell/model/ability";
import type { Kind } from "../magmell/model/card";
import type { Compiled } from "./types";

export * from "./types";

/** The languages in which abilities can be written out. */
export type TextLanguage = "ja" | "en";

/**
 * Reads the text of a card as abilities (301.1). Never throws, whatever the text. `kind` is that of the card it stands on:
 * the sentences of a magic are its instructions (303.2), those of others are static where nothing triggers them (303.1).
 */
export function compileText(text: string, _kind: Kind): Compiled {
  const trimmed = text.trim();
  if (trimmed === "") return { abilities: [], sentences: [], coverage: "full" };
  const whole = { start: 0, end: text.length, text };
  return {
    abilities: [{ type: "unsupported", text }],
    sentences: [{ ...whole, coverage: "none", unread: [{ ...whole, nearest: null }], ability: 0 }],
    coverage: "none",
  };
}

/** Writes abilities as the text of a card, one line an ability, each with 「■」 (301.6). */
export function renderText(abilities: readonly Ability[], _language: TextLanguage, _kind: Kind): string {
  return abilities.flatMap((ability) => (ability.type === "unsupported" ? [ability.text] : [])).join("\n");
}
