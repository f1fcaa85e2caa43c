/** No heading is longer. */
const MAX_HEADING = 60;
const ORNAMENTS = new Set([..." \t-=ー－―─━~*_#[]<>()【】〔〕〈〉「」『』≪≫■□◆◇●○★☆▼▽▲△♦:;.,・|+!?＊"]);
const DIGITS = new Set([..."0123456789/"]);
const CLOSERS = new Set([...ORNAMENTS, "計"]);

/**
 * Returns a function that finds the heading which a line is, with or without ornaments and the number of its cards; null for none.
 * `words` has the words of each heading with spaces between them, without ornaments and in small letters.
 */
export function createHeadingFinder<H extends string>(words: Readonly<Record<H, string>>): (line: string) => H | null {
  const headings = new Map(
    Object.entries<string>(words).flatMap(([heading, list]) =>
      list.split(" ").map((word) => [trimOrnaments(word), heading as H]),
    ),
  );
  return (line) => {
    if (line.length > MAX_HEADING) return null;
    const word = trimOrnaments(line.normalize("NFKC")).replace(/\s/gu, "").toLowerCase();
    return headings.get(word) ?? headings.get(withoutTally(word)) ?? null;
  };
}

/** Returns whether a line has ornaments around its words, such as a heading that names no known list. */
export function isDecoratedLine(line: string): boolean {
  const bare = trimOrnaments(line);
  const at = line.indexOf(bare);
  return (at >= 2 && line.length - at - bare.length >= 2) || /^[[【〔<].*[\]】〕>]$/u.test(line);
}

/** Returns whether a line holds nothing but ornaments. */
export const isSeparatorLine = (line: string): boolean => trimOrnaments(line) === "";

/** Without a number of cards at the end: `main(40)`, 魔石20枚, `units24cards`, 魔導書40/40. */
function withoutTally(word: string): string {
  let end = trimEndWith(word, CLOSERS);
  for (const unit of ["枚", "cards", "card", "種"]) if (end.endsWith(unit)) end = end.slice(0, -unit.length);
  return trimOrnaments(trimEndWith(end, DIGITS));
}

const trimOrnaments = (line: string): string => trimWith(line, ORNAMENTS);

/** Returns a text without such signs at either end, by a walk: a pattern would try every place of a long row of dashes. */
export function trimWith(text: string, signs: ReadonlySet<string>): string {
  let start = 0;
  while (start < text.length && signs.has(text.charAt(start))) start += 1;
  return trimEndWith(text.slice(start), signs);
}

/** Returns a text without such signs at its end. */
export function trimEndWith(text: string, signs: ReadonlySet<string>): string {
  let end = text.length;
  while (end > 0 && signs.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
