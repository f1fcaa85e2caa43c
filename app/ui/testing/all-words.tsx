import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { WordsProvider } from "@/app/i18n/use-words";

/** Hands the whole dictionary to the islands inside, as a page does with the part that they show. */
export const AllWordsProvider = ({ lang = "ja", children }: { lang?: Lang; children?: ReactNode }) => (
  <WordsProvider words={getDictionary(lang)}>{children}</WordsProvider>
);
