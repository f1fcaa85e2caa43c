import type { DictionaryPath } from "@/app/i18n/dictionary";

/** The dictionary paths of the deck editor's words. */
export const DECK_EDITOR_WORDS = [
  "builder.conflict",
  "builder.copyName",
  "builder.save",
  "listReport",
  "mtg.documents",
  "mtg.documentsShort",
  "mtgDeckProblems",
  "mtgDesk",
  "mtgFormats.day",
  "mtgGoldfish.form",
  "mtgSaved",
  "offline.elsewhere",
  "site.close",
] as const satisfies readonly DictionaryPath[];
