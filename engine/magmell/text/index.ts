/** The door of card text: from the Japanese of a card to its abilities, and back to Japanese and English. */
import type { Ability } from "../model/ability";
import type { CardKind } from "../model/card";
import { renderEnglish } from "./english/render-english";
import { renderJapanese } from "./render-japanese";
import type { EnglishNames } from "./types";

export { compileText } from "./compile-text";
export { TEXT_EDITION } from "./edition";
export { proposeWordings, type WordingProposal } from "./proposals/propose-wordings";
export { findDoubts } from "./reading-choices";
export * from "./types";

/** The languages in which abilities can be written out. */
type TextLanguage = "ja" | "en";

/**
 * Writes abilities as the text of a card. Each ability is a line that begins with 「■」 (301.6), and each mode a line
 * that begins with 「・」. `names` applies to English only.
 */
export const renderText = (
  abilities: readonly Ability[],
  language: TextLanguage,
  kind: CardKind,
  names?: EnglishNames,
): string => (language === "ja" ? renderJapanese(abilities, kind) : renderEnglish(abilities, kind, names));
