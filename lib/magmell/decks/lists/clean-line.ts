import { stripForumMarks } from "@/lib/decks/lists/forum-marks";
import { stripFootnotes } from "@/lib/decks/lists/page-lines";
import { unifyTimesSigns } from "@/lib/decks/lists/times-signs";

/** Signs that nobody sees, and the pictures with which people decorate their posts. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}/gu;
const PICTURES = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu;
/** Brackets in the place of 《》, where a keyboard does not have them. */
const OPEN = /<<|\[\[|[≪⟪«〈]/gu;
const CLOSE = />>|\]\]|[≫⟫»〉]/gu;
const LINK = /https?:\/\/\S+/giu;
/** Ornaments that begin a line of a list, and an ordinal, which a count of its own follows. */
const BULLETS = new Set([...">・•‣▪▫▶▷→⇒»○●◎□■◇◆☆★*-–—―─|+ \t"]);
const ORDINAL = /^\(?\d{1,3}[.)](?:\s+|(?=[^\d\s]))/u;
const CHECKBOX = /^\[[ xX]?\] /u;
const SENTENCE_END = /(?:です|でした)?[。!?]{0,5}$/u;
const COMMENT = /^(?:\/\/|#|※|;)/u;

/** Normalizes digits, brackets, times signs and spaces of a line to one width and shape. */
export function normalizeLine(raw: string): string {
  const bare = unifyTimesSigns(stripFootnotes(stripForumMarks(raw)));
  const plain = bare.replace(UNSEEN, "").replace(PICTURES, " ").normalize("NFKC");
  const bracketed = plain.replace(OPEN, "《").replace(CLOSE, "》");
  return bracketed.replace(LINK, " ").replace(/\s/gu, " ").trim();
}

/** Returns whether a normalized line is a comment. */
export const isCommentLine = (line: string): boolean => COMMENT.test(line);

/** Returns a comment without its comment mark; other lines stay as they are. */
export const stripCommentMark = (line: string): string => line.replace(COMMENT, "").trim();

/** A day or a time of day: `11/30`, `2026年11月`, `19:00`. A slash also stands in sums: `12/20枚`. */
const DATE =
  /(?<![\d/])(?:\d{4}\s?[年./-]\s?\d{1,2}(?:\s?[月./-]\s?\d{1,2}日?|月)?|\d{4}年|\d{1,2}月\d{1,2}日|\d{1,2}:\d{2}(?::\d{2})?|(?:1[0-2]|0?[1-9])\/(?:3[01]|[12]\d|0?[1-9]))(?![\d/枚])/gu;

/** Returns a line without the days and times in it; the line itself if it has none. */
export const withoutDates = (line: string): string => line.replace(DATE, " ");

/** Returns a normalized line without its bullet or ordinal, table bars, and a trailing comment. */
export function stripLineDecoration(line: string): string {
  let start = 0;
  while (start < line.length && isBullet(line, start)) start += 1;
  let end = line.length;
  while (end > start && (line[end - 1] === "|" || line[end - 1] === " ")) end -= 1;
  const cells = line.slice(start, end).replace(CHECKBOX, "").split("|");
  const inner = cells.map((cell) => cell.trim()).join(" ");
  const body = inner.replaceAll("**", "").replaceAll("__", "").replaceAll("`", "");
  const isOrdinal = ORDINAL.test(body) && hasLaterDigit(body);
  const bare = withoutRemark(isOrdinal ? body.replace(ORDINAL, "") : body);
  return bare.trim().replace(SENTENCE_END, "");
}

/** A star, a dash or a plus before a number may be part of the count: `*3`, `+2`. */
const isBullet = (line: string, at: number): boolean =>
  BULLETS.has(line.charAt(at)) && !("*+".includes(line.charAt(at)) && /\d/u.test(line.charAt(at + 1)));

const hasLaterDigit = (body: string): boolean => /[\d一二三四五六七八九十]/u.test(body.replace(/^\(?\d{1,3}[.)]/u, ""));

function withoutRemark(body: string): string {
  const marks = [" //", " #", "//", "※", "←", "<-"].map((mark) => body.indexOf(mark)).filter((at) => at > 0);
  return marks.length === 0 ? body : body.slice(0, Math.min(...marks));
}

const TOTAL =
  /^(?:合計|総計|小計|計|total|全部で|総枚数|枚数|sum)(?:枚数)?[\s:=はが、(]*\d{1,3}\s?(?:枚|cards?|種)?(?:\s?\/\s?\d{1,3}\s?枚?)?[\s).。]*$/iu;
/** A count alone on a line. A bare number is none: it may belong to the card above, which must be reported. */
const COUNT_ONLY = /^\(?\d{1,3}\s?(?:枚|cards?|\/\s?\d{1,3}\s?枚?)\)?$/iu;
const CATALYST =
  /^(?:(?:[青緑赤全]|blue|green|red|total)\s?の?)?\s?(?:触媒|catalysts?)\s?の?(?:使用|use|count)?(?:枚数|数)?\s?[:=は]?\s?\d{1,3}枚?$/iu;

const MAX_TALLY = 60;

/** Returns whether a line states the number of cards in a list or in a part of it. */
export const isTotalLine = (line: string): boolean =>
  line.length <= MAX_TALLY && (TOTAL.test(line) || COUNT_ONLY.test(line));

/** Returns whether a line only states a count: of the cards in a list, or of the catalysts used. */
export const isTallyLine = (line: string): boolean =>
  isTotalLine(line) || (line.length <= MAX_TALLY && CATALYST.test(line));

const TITLE = /^(?:デッキ名|デッキ|名前|deck ?name|deck|name|title)\s*[:=]\s*(\S.*)$/iu;

/** Parses a line with the deck's name; null for any other line. */
export const parseTitleLine = (line: string): string | null =>
  line.length <= 200 ? (TITLE.exec(line)?.[1]?.trim() ?? null) : null;

/** What pages count below a post. */
const REACTION =
  "(?:いいね|コメント|リポスト|リツイート|返信|引用|表示|ブックマーク|スキ|高評価|トラックバック|シェア|閲覧|アクセス|フォロワー|views|likes|reposts|retweets|replies|bookmarks|comments)[!数]?";
const NUMBER = String.raw`\d[\d,.]{0,8}[万kKM]?`;
const REACTIONS = new RegExp(
  String.raw`^(?:${REACTION} ?[:(]? ?${NUMBER} ?件?\)?|${NUMBER} ?(?:件の? ?)?${REACTION})$`,
  "iu",
);

/** Returns whether a normalized line is a number of reactions or visits: `コメント(1)`, `4 いいね`, `1,318 件の表示`. */
export const isReactionLine = (line: string): boolean => REACTIONS.test(line);
