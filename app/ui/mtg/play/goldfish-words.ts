import type { DictionaryPath } from "@/app/i18n/dictionary";

/** The dictionary paths of the goldfish's words, for the list form and the table. */
export const GOLDFISH_WORDS = [
  "listReport",
  "mtg.documents",
  "mtg.documentsShort",
  "mtg.eras",
  "mtg.eraYears",
  "mtg.steps",
  "mtgGoldfish.dealing",
  "mtgGoldfish.form",
  "mtgGoldfish.keys",
  "mtgGoldfish.link",
  "mtgGoldfishHand",
  "mtgGoldfishLog",
  "mtgGoldfishTable",
  "mtgGoldfishText",
  "site.close",
] as const satisfies readonly DictionaryPath[];
