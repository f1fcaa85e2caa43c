import type { QueryWarning } from "@/lib/search/query/types";

/** The key of a term: everything before the comparison sign, in either width. */
const KEY = /^[^:=!<>：＝！＜＞≦≧≤≥≠]+/u;

/** The key and the comparison sign before a value. */
const HEAD = /[^\s()（）,、]+$/u;

/** The query with what was probably meant in the place of what could not be read; `null` where nothing takes its place. */
export function mendedText(text: string, { code, at, nearest }: QueryWarning): string | null {
  if (nearest === undefined) return null;
  const typed = text.slice(at.from, at.to);
  const put = (mended: string) => text.slice(0, at.from) + mended + text.slice(at.to);
  if (code === "UNKNOWN_VALUE") return put(nearest);
  // Its place is that of the value, and the whole term is another one.
  if (code === "PLAIN_COST") {
    const [head = ""] = HEAD.exec(text.slice(0, at.from)) ?? [];
    return text.slice(0, at.from - head.length) + nearest + text.slice(at.to);
  }
  return code === "UNKNOWN_KEY" ? put(typed.replace(KEY, () => nearest)) : null;
}
