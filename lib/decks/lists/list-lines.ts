/**
 * Returns a map from each heading word to its heading. `words` has the words of each heading in lower case, separated
 * by spaces.
 */
export const indexHeadings = <H extends string>(words: Readonly<Record<H, string>>): ReadonlyMap<string, H> =>
  new Map(
    Object.entries<string>(words).flatMap(([heading, list]) => list.split(" ").map((word) => [word, heading as H])),
  );

/** Returns whether a line is a separator declaration of a spreadsheet export (`sep=;`). */
export const isSeparatorNote = (line: string): boolean => /^\uFEFF?"?sep=.?"?$/u.test(line.trim());

/** Placeholder for a line that was joined to the line above. */
export const JOINED_LINE = "// \u2191";
const BRACKETS = ["《》", "≪≫", "⟪⟫"] as const;
const COUNT = /^[\d０-９]{1,3}\s?[枚x×]?$/u;

/**
 * Joins lines that web pages and mail programs break: a bracketed name over two lines (`《Moss, the`, `Ox》`), or a count
 * on its own line above or below its name. Line numbers stay the same.
 */
export const joinLines = (lines: readonly string[]): readonly string[] => joinCounts(unwrapNames(lines));

function unwrapNames(lines: readonly string[]): readonly string[] {
  const unwrapped = [...lines];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1] ?? "";
    const isParted = BRACKETS.some(([open = "", close = ""]) => {
      const [start, end] = [line.lastIndexOf(open), next.indexOf(close)];
      return start > line.lastIndexOf(close) && end >= 0 && !next.slice(0, end).includes(open);
    });
    if (!isParted) continue;
    const isLatin = /[ -~]\s*$/u.test(line);
    unwrapped[at] = `${line.trimEnd()}${isLatin ? " " : ""}${next.trimStart()}`;
    unwrapped[at + 1] = JOINED_LINE;
  }
  return unwrapped;
}

/** Joins counts to names. The last count decides whether counts are above or below; a single one decides nothing. */
function joinCounts(lines: readonly string[]): readonly string[] {
  const counts = lines.flatMap((line, at) => (COUNT.test(line.trim()) ? [at] : []));
  const isName = (at: number) => {
    const line = (lines[at] ?? "").trim();
    return /\p{L}/u.test(line) && !/^[\d/#※;<]/u.test(line) && !/[\d枚]$/u.test(line);
  };
  const step = isName((counts.at(-1) ?? 0) + 1) ? 1 : -1;
  const pairs = counts.filter((at) => isName(at + step));
  if (pairs.length < 2 || pairs.length * 2 < lines.filter((_, at) => isName(at)).length) return lines;
  const joined = [...lines];
  for (const at of pairs) {
    const first = Math.min(at, at + step);
    joined[first] = `${lines[at]?.trim()} ${lines[at + step]?.trim()}`;
    joined[first + 1] = JOINED_LINE;
  }
  return joined;
}
