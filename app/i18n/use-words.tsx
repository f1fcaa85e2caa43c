"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { DictionaryPath, DictionaryValue, PartialDictionary } from "./dictionary";
import type { Lang } from "./lang";

const WordsContext = createContext<PartialDictionary>({});

type Props = { readonly words: PartialDictionary; readonly children: ReactNode };

/**
 * Provides words to client components inside, in addition to those of outer providers. Server components use
 * `WithWords`.
 */
export function WordsProvider({ words, children }: Props) {
  const outer = useContext(WordsContext);
  const all = useMemo(() => ({ ...outer, ...words }), [outer, words]);
  return <WordsContext value={all}>{children}</WordsContext>;
}

/**
 * Returns the words at a dictionary path, such as `builder` or `site.colors`, in the language in which they were sent.
 * @throws when no `WithWords` around the island names them
 */
export function useWords<Path extends DictionaryPath>(path: Path): DictionaryValue<Path> {
  const sent = useContext(WordsContext);
  const [part = "", key = ""] = path.split(".");
  const found = sent[path] ?? (sent[part as DictionaryPath] as Readonly<Record<string, unknown>> | undefined)?.[key];
  if (found === undefined)
    throw new Error(`No words were sent for ${path}. Name it in the WithWords around the island.`);
  return found as DictionaryValue<Path>;
}

/**
 * Returns the words at a dictionary path, for components that render on the server and in the browser: see
 * `dictionary.ts`.
 */
export const useWordsIn = <Path extends DictionaryPath>(_lang: Lang, path: Path): DictionaryValue<Path> =>
  useWords(path);
