import type { ReactNode } from "react";
import { type DictionaryPath, pickDictionaryValues } from "./dictionary";
import type { Lang } from "./lang";
import { WordsProvider } from "./use-words";

type Props = { readonly lang: Lang; readonly words: readonly DictionaryPath[]; readonly children: ReactNode };

/** Sends words to the client components inside. A test compares the list with the words that they use. */
export const WithWords = ({ lang, words, children }: Props) => (
  <WordsProvider words={pickDictionaryValues(lang, words)}>{children}</WordsProvider>
);
