import { truncateText } from "./sharing/shared-name";

/** The longest name of a deck, in UTF-16 units. */
const LONGEST = 80;

/**
 * Returns the name of a copy by a pattern such as `{name} (copy)`. A copy of a copy gets a number instead of another
 * mark, the first that is not `taken`: `Tide (copy 2)`. A long name is cut before the mark.
 */
export function nameCopy(name: string, pattern: string, taken: readonly string[] = []): string {
  const mark = pattern.replace("{name}", "");
  const [opening, closing] = [mark.slice(0, -1), mark.slice(-1)];
  const from = name.endsWith(closing) ? name.lastIndexOf(opening) : -1;
  const numbered = from < 0 ? null : /^(?: (\d{1,4}))?$/.exec(name.slice(from + opening.length, -1));
  const base = numbered ? name.slice(0, from) : name;
  for (let number = numbered ? Number(numbered[1] ?? 1) + 1 : 1; ; number += 1) {
    const end = `${opening}${number > 1 ? ` ${number}` : ""}${closing}`;
    const copy = cutName(base, LONGEST - end.length) + end;
    if (!taken.includes(copy)) return copy;
  }
}

const cutName = (name: string, most: number): string =>
  name.length <= most ? name : `${truncateText(name, most - 1).replace(/[\s…]+$/u, "")}…`;
