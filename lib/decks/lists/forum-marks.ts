/** Pairs of marks of a forum around words, and those that open or close blocks. */
const FORUM_PAIR = /\[(card|url|b|i|u|s|color|size|font|center)(?:=([^\]]{0,300}))?\](.{0,200}?)\[\/\1\]/giu;
const FORUM_MARK =
  /\[\*\]|\[\s*\]|\[\/?(?:cards|list|mtg|mtgcard|table|tr|td|quote|code|spoiler|center|decklist)(?:=[^\]]{0,300})?\]|\[\/deck\]/giu;

/** A card in the marks of a wiki: `{{card|Name}}`. */
const WIKI_CARD = /\{\{\w{1,12}\|([^{}|]{1,200})(?:\|[^{}]{0,200})?\}\}/gu;

/** The most pairs around one word. */
const MOST_PAIRS = 5;

/** The words of a pair; a card that is shown under another word is named by its mark: `[card=Name]word[/card]`. */
const wordsOf = (_: string, mark: string, value = "", words: string) =>
  mark.toLowerCase() === "card" && /\p{L}/u.test(value) ? value.replace(/^"|"$/gu, "") : words;

/** Returns a line without forum markup: `[b]`, `[card]`, `[url=…]`. */
export function stripForumMarks(raw: string): string {
  let bare = raw.replace(FORUM_MARK, " ").replace(WIKI_CARD, "$1");
  for (let left = MOST_PAIRS; left > 0; left -= 1) bare = bare.replace(FORUM_PAIR, wordsOf);
  return bare;
}
