import type { DictionaryPath } from "@/app/i18n/dictionary";

/** Words of the list of the decks of this browser. */
export const LOCAL_DECK_WORDS = [
  "localDecks",
  "decks.curve",
  "decks.curveBar",
  "decks.legal",
  "decks.errors",
  "goldfish.title",
  "site.colors",
  "site.colorLetters",
] as const satisfies readonly DictionaryPath[];
