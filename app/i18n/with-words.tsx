import type { ReactNode } from "react";
import { type DictionaryPath, pickDictionaryValues } from "./dictionary";
import type { Lang } from "./lang";
import { WordsProvider } from "./use-words";

type Props = { readonly lang: Lang; readonly words: readonly DictionaryPath[]; readonly children: ReactNode };

/** Sends words to the islands inside, once for all of them. A test compares the list with what the islands use. */
export const WithWords = ({ lang, words, children }: Props) => (
  <WordsProvider words={pickDictionaryValues(lang, words)}>{children}</WordsProvider>
);
