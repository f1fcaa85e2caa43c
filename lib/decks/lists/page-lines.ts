import { isChatHead } from "./chat-lines";

/** A price alone, as some pages write it below a card. */
const PRICE = /^[$€£¥]\s?\d[\d.,]*$|^\d[\d,]*円$/u;

/** What a chat writes below a message. */
const CHAT_FOOT =
  /^(?:\(edited\)|[(（]編集済み?[)）]|:[a-z_]{2,40}:\s?\d{1,3}|(?:\p{Emoji_Presentation}|❤)(?:\p{Emoji}|\uFE0F|\s)*)$/iu;

/** What a program for mail writes below a mail, and above a quoted one. */
const MAIL_FOOT =
  /^(?:sent (?:from|via|with|by) (?:my\s|the\s)?(?:i?phone|ipad|mobile|android|galaxy|samsung|pixel|outlook|yahoo|gmail|proton|mail|windows|blackberry|tablet|huawei|xiaomi)|get outlook for\s|von (?:meinem|meiner) .{2,30} gesendet|envoyé (?:de|depuis) (?:mon|ma)\s|enviado (?:desde|do|de) (?:mi|meu|minha|mis)\s|inviato (?:da|dal) (?:il\s|mio\s)?(?:iphone|ipad|cellulare|android)|.{2,20}から送信(?:されました)?$)/iu;
const MAIL_BEGIN = /^(?:on|am|le|el|il|em|op)\s|^\d{4}[年/-]/iu;
const MAIL_WROTE =
  /\s(?:wrote|a écrit|escribió|ha scritto|escreveu|schreef)\s?:$|\sschrieb\s[^:]{1,80}:$|(?:>|のメール|さんは書きました)\s?[:：]$/iu;
const MAIL_FIELD = /^(?:to|cc|bcc|an|von|宛先|差出人)\s?[:：]/iu;
const MAIL_TITLE =
  /^(?:-{2,}\s?(?:original message|forwarded message|ursprüngliche nachricht|message d'origine)\s?-{2,}|begin forwarded message:|(?:betreff|objet|asunto|oggetto|件名)\s?[:：])/iu;

/** Returns whether a line is below a mail or above a quoted one, as programs for mail write it. */
const isMailLine = (line: string): boolean =>
  MAIL_FOOT.test(line) ||
  (MAIL_WROTE.test(line) && (MAIL_BEGIN.test(line) || line.includes("@"))) ||
  (MAIL_FIELD.test(line) && line.includes("@")) ||
  MAIL_TITLE.test(line);

/** Returns whether a line is no part of a list but of its page: a price alone, or around a message in a chat or a mail. */
export const isPageLine = (line: string): boolean =>
  PRICE.test(line) || isChatHead(line) || CHAT_FOOT.test(line) || isMailLine(line.replace(/^(?:>\s*)+/u, ""));

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

/** A line of a table of contents, with the number of its chapter: `2 The deck`, `2.1 Spells`. */
const CHAPTER = /^\s*(?:\/\/\s*)?(?<chapter>\d{1,2})(?:\.(?<part>\d{1,2}))?[.)]?\s+(?<words>\S.*)$/u;
/** Fewest chapters of a table of contents. */
const LEAST_CHAPTERS = 3;

/** Returns whether each line belongs to a table of contents: rising numbers below each other, some with a part. */
export function findContents(lines: readonly string[]): readonly boolean[] {
  const numbers = lines.map((line) => {
    const { chapter, part = "0" } = CHAPTER.exec(line)?.groups ?? {};
    return chapter === undefined ? null : Number(chapter) + Number(part) / 100;
  });
  let from = 0;
  return numbers.map((number, at) => {
    if (number === null) return false;
    if ((numbers[at - 1] ?? number) >= number) from = at;
    const length = numbers.slice(from).findIndex((one, next) => one === null || one <= (numbers[from + next - 1] ?? 0));
    const run = numbers.slice(from, length < 0 ? undefined : from + length);
    return run.length >= LEAST_CHAPTERS && run.some((one) => one !== null && one % 1 > 0);
  });
}

/** Returns lines in which a heading with the number and the words of a chapter of the contents has its words alone. */
export function stripChapters(lines: readonly string[], contents: readonly boolean[]): readonly string[] {
  const chapters = new Set(lines.filter((_, at) => contents[at]).map((line) => line.trim()));
  return lines.map((line, at) =>
    contents[at] || !chapters.has(line.trim()) ? line : (CHAPTER.exec(line)?.groups?.words ?? line),
  );
}

/** The longest label, and what is no label: the end of a sentence, an address, a name in a chat. */
const LONGEST_LABEL = 60;
const NO_LABEL = /[.!?。！？,;、…»>]$|https?:|@|^[("（[]|^(?:by|von|par|de|di)\s|\d[.,]\d\d/iu;

/** Returns whether words may be a heading in the words of a list's writer, and no sentence or count. */
export const isLabelText = (text: string): boolean =>
  text.length <= LONGEST_LABEL && !NO_LABEL.test(text) && !/^\+?\d|\s[x×]\d/u.test(text);

/** Headings with sums beside each other: `Red (13)    Green (6)`, `Creatures (12) / Spells (8)`. */
const BESIDE = /\s*([^\d()[\]]{2,30}?)\s?[([](\d{1,3})枚?[)\]][\s/|,;、・]*/uy;
const LONGEST_HEADINGS = 120;

/** Returns the words and sums of headings beside each other; empty for other lines. */
export function findHeadingsBeside(line: string): readonly { readonly words: string; readonly sum: number }[] {
  const found: { words: string; sum: number }[] = [];
  const form = new RegExp(BESIDE);
  const text = line.length > LONGEST_HEADINGS ? "" : line.normalize("NFKC").trim();
  while (form.lastIndex < text.length) {
    const [, words = "", sum = ""] = form.exec(text) ?? [];
    if (!/\p{L}/u.test(words)) return [];
    found.push({ words, sum: Number(sum) });
  }
  return found.length > 1 ? found : [];
}
