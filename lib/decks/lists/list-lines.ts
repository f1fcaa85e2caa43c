import { joinPairs, joinRecords } from "./count-records";

/** Returns a map from each word to its heading. `words` has those of each heading in lower case, parted by spaces. */
export const indexHeadings = <H extends string>(words: Readonly<Record<H, string>>): ReadonlyMap<string, H> =>
  new Map(
    Object.entries<string>(words).flatMap(([heading, list]) => list.split(" ").map((word) => [word, heading as H])),
  );

/** Words of headings in both games for cards that are not in the deck. */
export const LEFT_OUT_HEADINGS =
  "maybeboard maybe scratchpad considering acquire wishlist token tokens 検討中 検討 候補 候補カード 検討カード トークン 抜いた 抜いたカード 入れ替え候補 入れたい 入れたいカード 追加候補 採用候補 不採用 不採用カード 保留 控え デッキ外";

/** Returns whether a line is a separator declaration of a spreadsheet export (`sep=;`). */
export const isSeparatorNote = (line: string): boolean => /^\uFEFF?"?sep=.?"?$/u.test(line.trim());

/** Placeholder for a line that was joined to the line above. */
export const JOINED_LINE = "// \u2191";
const BRACKETS = ["《》", "≪≫", "⟪⟫"] as const;

/**
 * Joins lines that web pages and mail programs break: a bracketed name over two lines (`《Moss, the`, `Ox》`), several
 * cards with counts (`4 Moss Ox, 2`, `Gate Giant`), or a count on its own line above or below its name. Line numbers
 * stay the same.
 */
export const joinLines = (lines: readonly string[]): readonly string[] => joinPairs(unwrapLines(lines), JOINED_LINE);

/** Joins names and cards that are broken over lines, as `joinLines` does, and leaves counts in lines of their own. */
export const unwrapLines = (lines: readonly string[]): readonly string[] =>
  unwrapCards(unwrapNames(joinRecords(lines, JOINED_LINE)));

/** Joins two parts of a text, with a space behind a Latin letter or sign. */
const joinText = (above: string, next: string): string => above + (/[ -~]$/u.test(above) ? " " : "") + next;

function unwrapNames(lines: readonly string[]): readonly string[] {
  const unwrapped = [...lines];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1] ?? "";
    const isParted = BRACKETS.some(([open = "", close = ""]) => {
      const [start, end] = [line.lastIndexOf(open), next.indexOf(close)];
      return start > line.lastIndexOf(close) && end >= 0 && !next.slice(0, end).includes(open);
    });
    if (!isParted) continue;
    unwrapped[at] = joinText(line.trimEnd(), next.trimStart());
    unwrapped[at + 1] = JOINED_LINE;
  }
  return unwrapped;
}

/** A card with its count among several in a line, and a count at the end whose name stands in the next line. */
const ENTRY = /(?:^|[:;,、])\s*\d{1,2}(?:x|枚)?\s*(?=[\p{L}《])/giu;
const OPEN_END = /(?:(?<!\d):|[;,、])\s*\d{1,2}(?:x|枚)?$/iu;
/** The rest of a name, with another card behind it. */
const REST_OF_NAME = /^\p{L}(?:\([^()]*\)|[^\d:()])*[;,、]\s*\d{1,2}(?:x|枚)?\s*(?:[\p{L}《]|$)/iu;
/** Cards with a comma behind the last, and a line that goes on with another. */
const OPEN_LIST = /[,、]$/u;
const NEXT_CARD = /^\d{1,2}x?\s\p{L}/iu;
const LABEL = /^[^\d:：]{2,40}[:：]\s*\d/u;

/** A card with its count behind it among several in a line, and what begins with the rest of one or with its count. */
const ENTRY_BEHIND = /[^\s,;、][\s(（]?[x×*]?\s?\d{1,2}[)）枚]?\s?[,;、]/giu;
const REST_BEHIND =
  /^(?:[\p{L}《][^\d,;:、]{0,60}?)?(?:[x×*]\s?|(?<=\s)[(（]?|[(（])\d{1,2}[)）枚]?(?:[,;、.]|\sand\s|$)/iu;

/** Returns whether a line goes on with the run of cards above, whose counts stand behind them: `Moss x4, Gate` / `Giant x4`. */
const isRestBehind = (above: string, next: string): boolean =>
  !/^\d/u.test(above) &&
  /[x×(（]\s?\d{1,2}[)）]?\s?[,;、]/iu.test(above) &&
  (above.match(ENTRY_BEHIND)?.length ?? 0) > (OPEN_LIST.test(above) ? 1 : 0) &&
  !/\d[)）枚]?$/u.test(above) &&
  REST_BEHIND.test(next);

/** The least width of a line that a program wraps within a name; other letters than Latin ones are twice as wide. */
const LEAST_WIDTH = 36;
const widthOf = (line = ""): number => line.trim().length + (line.match(/[^\p{ASCII}\p{Script=Latin}]/gu)?.length ?? 0);

function unwrapCards(lines: readonly string[]): readonly string[] {
  const unwrapped = [...lines];
  let first = 0;
  for (const [at, line] of lines.entries()) {
    const above = (unwrapped[first] ?? "").trimEnd();
    const [own, next] = [above, line].map((one) => one.replace(/^[>\s]+/u, "").trimEnd()) as [string, string];
    const entries = at === 0 ? 0 : (own.match(ENTRY)?.length ?? 0);
    const isWide = widthOf(lines[at - 1]) >= LEAST_WIDTH;
    const goesOn = () => (isWide && REST_OF_NAME.test(next)) || (OPEN_LIST.test(above) && NEXT_CARD.test(next));
    const isRest = OPEN_END.test(above)
      ? entries > 0 && /^[\p{L}《]/u.test(next)
      : (at > 0 && isRestBehind(own, next)) || (entries > 1 && goesOn());
    if (isRest && !LABEL.test(next)) {
      unwrapped[first] = joinText(above, next);
      unwrapped[at] = JOINED_LINE;
    } else if (line !== JOINED_LINE) first = at;
  }
  return unwrapped;
}
