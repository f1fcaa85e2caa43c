/** A price alone, as some pages write it below a card. */
const PRICE = /^[$€£¥]\s?\d[\d.,]*$|^\d[\d,]*円$/u;

/** Returns whether a line is a price alone. */
export const isPriceLine = (line: string): boolean => PRICE.test(line);

/** Returns whether each line is quoted from another post on a forum. */
export function findForumQuotes(lines: readonly string[]): readonly boolean[] {
  let isOpen = false;
  return lines.map((line) => {
    const isQuoted = isOpen || /\[quote\b/iu.test(line);
    isOpen = isQuoted && !/\[\/quote\]/iu.test(line);
    return isQuoted;
  });
}

/** The fewest headings below each other that are a menu of a page. */
const LEAST_MENU = 3;

/** Returns whether each line belongs to a menu of a page: headings of parts below each other, without sums and cards. */
export function findMenus(headings: readonly boolean[]): readonly boolean[] {
  let from = 0;
  return headings.map((isHeading, at) => {
    if (!isHeading) return false;
    if (!headings[at - 1]) from = at;
    const end = headings.indexOf(false, at);
    return (end < 0 ? headings.length : end) - from >= LEAST_MENU;
  });
}
