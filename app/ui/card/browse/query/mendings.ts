import type { QueryWarning } from "@/lib/search/query/types";

/** The key of a term: everything before the comparison sign, in either width. */
const KEY = /^[^:=!<>：＝！＜＞≦≧≤≥≠]+/u;

/** A word that was perhaps meant, and the query with it in the place of what could not be read. */
type Mending = { readonly word: string; readonly text: string };

/** Returns the query once with each word that was perhaps meant; none where nothing takes the place of what is wrong. */
export function mendings(text: string, { code, at, nearest, choices }: QueryWarning): readonly Mending[] {
  if (code !== "UNKNOWN_KEY" && code !== "UNKNOWN_VALUE") return [];
  const typed = text.slice(at.from, at.to);
  return (nearest === undefined ? (choices ?? []) : [nearest]).map((word) => {
    const mended = code === "UNKNOWN_KEY" ? typed.replace(KEY, () => word) : word;
    return { word, text: text.slice(0, at.from) + mended + text.slice(at.to) };
  });
}
