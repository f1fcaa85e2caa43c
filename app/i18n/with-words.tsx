import type { ReactNode } from "react";
import { pickWords, type WordPath } from "./dictionary";
import type { Lang } from "./lang";
import { WordsProvider } from "./use-words";

type Props = { readonly lang: Lang; readonly words: readonly WordPath[]; readonly children: ReactNode };

/** Sends words to the islands inside, once for all of them. A test compares the list with what the islands use. */
export const WithWords = ({ lang, words, children }: Props) => (
  <WordsProvider words={pickWords(lang, words)}>{children}</WordsProvider>
);
