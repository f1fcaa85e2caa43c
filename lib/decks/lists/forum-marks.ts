/** Pairs of marks of a forum around words, and those that open or close blocks. */
const FORUM_PAIR = /\[(card|url|b|i|u|s|color|size|font|center)(?:=[^\]]{0,300})?\](.{0,200}?)\[\/\1\]/giu;
const FORUM_MARK =
  /\[\*\]|\[\s*\]|\[\/?(?:cards|list|quote|code|spoiler|center|decklist)(?:=[^\]]{0,300})?\]|\[\/deck\]/giu;

/** The most pairs around one word. */
const MOST_PAIRS = 5;

/** Returns a line without the markup of a forum around its words: `[b]`, `[card]`, `[url=…]`. */
export function stripForumMarks(raw: string): string {
  let bare = raw.replace(FORUM_MARK, " ");
  for (let left = MOST_PAIRS; left > 0; left -= 1) bare = bare.replace(FORUM_PAIR, "$2");
  return bare;
}
