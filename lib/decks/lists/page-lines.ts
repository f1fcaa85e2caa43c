/** A price alone, as some pages write it below a card. */
const PRICE = /^[$€£¥]\s?\d[\d.,]*$|^\d[\d,]*円$/u;

/** A writer in a chat with the time of a message, and what a chat writes below one. */
const CHAT_HEAD =
  /^\S.{0,39}\s[—–-]\s?(?:(?:(?:today|yesterday)(?:\sat)?|今日|昨日|\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}),?\s)?\d{1,2}:\d\d(?:\s?[ap]m)?$/iu;
const CHAT_FOOT =
  /^(?:\(edited\)|[(（]編集済み?[)）]|:[a-z_]{2,40}:\s?\d{1,3}|(?:\p{Emoji_Presentation}|❤)(?:\p{Emoji}|\uFE0F|\s)*)$/iu;

/** Returns whether a line is no part of a list but of its page: a price alone, or around a message in a chat. */
export const isPageLine = (line: string): boolean => PRICE.test(line) || CHAT_HEAD.test(line) || CHAT_FOOT.test(line);

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
