import { readWords } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Lang, textLang } from "@/app/i18n/lang";
import type { RETIRED_WORDS } from "@/lib/documents/words/concepts";

/** Describes what a retired word is today: the other name of the same thing, or a sentence where it is more or less than that. */
export const describeRetired = ({ use, concept }: (typeof RETIRED_WORDS)[number], lang: Lang): string =>
  use.today?.[textLang(lang)] ??
  format(readWords(lang).libraryWords.leadsOn, { word: use[textLang(lang)], now: concept[textLang(lang)] });
