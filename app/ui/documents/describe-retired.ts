import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang } from "@/app/i18n/lang";
import type { RETIRED_WORDS } from "@/lib/documents/words/concepts";

/** Describes what a retired term is called now; a sentence if the two meanings differ. */
export const describeRetiredWord = ({ use, concept }: (typeof RETIRED_WORDS)[number], lang: Lang): string =>
  use.today?.[getTextLang(lang)] ??
  format(getDictionary(lang).libraryWords.leadsOn, { word: use[getTextLang(lang)], now: concept[getTextLang(lang)] });
