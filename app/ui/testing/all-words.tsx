import type { ReactNode } from "react";
import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { WordsProvider } from "@/app/i18n/use-words";

/** Provides the whole dictionary to client components in tests. */
export const AllWordsProvider = ({ lang = "ja", children }: { lang?: Lang; children?: ReactNode }) => (
  <WordsProvider words={getDictionary(lang)}>{children}</WordsProvider>
);
