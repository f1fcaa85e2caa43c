import type { DictionaryPath } from "@/app/i18n/dictionary";

/** The places of the words of the deck editor. */
export const DECK_EDITOR_WORDS = [
  "builder.conflict",
  "builder.copyName",
  "builder.save",
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
