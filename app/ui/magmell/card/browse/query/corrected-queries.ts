import type { QueryWarning } from "@/lib/magmell/search/query/types";

/** Key of a term: everything before the comparison operator, in half or full width. */
const KEY = /^[^:=!<>：＝！＜＞≦≧≤≥≠]+/u;
/** A key, an operator and a number separated by spaces, with the text before the key. */
const APART = /(^|[\s(（\-－])([\p{L}\p{N}]+)\s*([:=!<>：＝！＜＞≦≧≤≥≠]{1,2})\s*([\d０-９][^\s()（）]*)/gu;
const JOINING = ["or", "and", "または", "かつ"];

/** A suggested word, and the query in which it replaces the word that could not be read. */
type Correction = { readonly word: string; readonly text: string };

/**
 * Returns the corrected queries for a warning, each with its suggested word. For spaces around an operator, the
 * correction removes them. Empty if there is none.
 */
export function listCorrectedQueries(
  text: string,
  { code, at, nearest, choices }: QueryWarning,
): readonly Correction[] {
  const typed = text.slice(at.from, at.to);
  if (code === "NO_VALUE" || (code === "UNKNOWN_KEY" && !KEY.test(typed))) return joined(text, at);
  if (code !== "UNKNOWN_KEY" && code !== "UNKNOWN_VALUE") return [];
  return (nearest === undefined ? (choices ?? []) : [nearest]).map((word) => {
    const corrected = code === "UNKNOWN_KEY" ? typed.replace(KEY, () => word) : word;
    return { word, text: text.slice(0, at.from) + corrected + text.slice(at.to) };
  });
}

/** The query with the term around a place in one piece, as `ap>=3` for `ap >= 3`. */
function joined(text: string, at: QueryWarning["at"]): readonly Correction[] {
  for (const { 0: whole, 1: before = "", 2: key = "", 3: sign = "", 4: value = "", index } of text.matchAll(APART)) {
    const [from, to] = [index + before.length, index + whole.length];
    if (from > at.from || to < at.to || JOINING.includes(key.toLowerCase())) continue;
    const word = key + sign + value;
    return [{ word, text: text.slice(0, from) + word + text.slice(to) }];
  }
  return [];
}
