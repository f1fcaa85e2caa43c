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

/** What a line is for a menu: the heading of a part without a sum, a card with its count, other words, or neither. */
type MenuLine = "heading" | "card" | "words" | "gap";

/** The fewest words and headings between the heading of a part and the first cards of a list that make it a menu. */
const LEAST_MENU = 3;

/**
 * Returns whether each line is a heading in a menu of a page: headings of parts below each other without cards, and one
 * above all cards with other words between.
 */
export function findMenus(lines: readonly MenuLine[]): readonly boolean[] {
  const first = lines.indexOf("card");
  let from = 0;
  let words = 0;
  const below = lines.toReversed().map((is) => {
    if (is === "card") words = 0;
    else if (is !== "gap") words += 1;
    return words;
  });
  below.reverse();
  return lines.map((is, at) => {
    if (is !== "heading") return false;
    if (lines[at - 1] !== "heading") from = at;
    const end = lines.findIndex((one, place) => place > at && one !== "heading");
    const isAbove = at < first && (below[at + 1] ?? 0) >= LEAST_MENU;
    return isAbove || (end < 0 ? lines.length : end) - from >= LEAST_MENU;
  });
}

/** A line of a table of contents, with the number of its chapter: `2 The deck`, `2.1 Spells`. */
const CHAPTER = /^\s*(?:\/\/\s*)?(?<chapter>\d{1,2})(?:\.(?<part>\d{1,2}))?[.)]?\s+(?<words>\S.*)$/u;
/** The heading of a table of contents. */
const CONTENTS =
  /^\W*(?:(?:table of )?contents|inhalt(?:sverzeichnis)?|sommaire|índice|indice|sumário|目次)(?!\p{L})/iu;
/** Fewest chapters of a table of contents, and the most runs of numbers that are compared with the text. */
const LEAST_CHAPTERS = 3;
const MOST_RUNS = 20;

/**
 * Returns whether each line belongs to a table of contents: rising numbers below each other, some with a part; or the
 * numbers from 1 below such a heading, or in front of words that stand in the text again.
 */
export function findContents(lines: readonly string[]): readonly boolean[] {
  const chapters = lines.map((line) => {
    const { chapter, part = "0", words = "" } = CHAPTER.exec(line)?.groups ?? {};
    return chapter === undefined ? null : { number: Number(chapter) + Number(part) / 100, words: words.trim() };
  });
  const isContents = chapters.map(() => false);
  const plain = lines.map((line) => line.trim());
  let left = MOST_RUNS;
  for (let from = 0; from < lines.length; from += 1) {
    let end = from;
    while (chapters[end] && (end === from || (chapters[end]?.number ?? 0) > (chapters[end - 1]?.number ?? 0))) end += 1;
    const run = chapters.slice(from, end).flatMap((one) => one ?? []);
    if (run.length >= LEAST_CHAPTERS && isTableOfContents(run, left > 0 ? plain : [], from))
      isContents.fill(true, from, end);
    if (run.length >= LEAST_CHAPTERS) left -= 1;
    from = Math.max(from, end - 1);
  }
  return isContents;
}

type Chapter = { readonly number: number; readonly words: string };

function isTableOfContents(run: readonly Chapter[], lines: readonly string[], from: number): boolean {
  if (run.some(({ number }) => number % 1 > 0)) return true;
  const isRunning = run.every(({ number }, at) => number === at + 1);
  const above = lines.slice(0, from).findLast((line) => line !== "");
  const isAgain = ({ words }: Chapter) => lines.some((line) => line.startsWith(words));
  return isRunning && (CONTENTS.test(above ?? "") || run.filter(isAgain).length * 2 > run.length);
}

/** Marks of a footnote behind a name, and numbers of one behind a sentence or a name with its count. */
const NOTE_MARK = /(?<=[\p{L}\d.!?,;)"”'’》])(?:\[(?:(?:note|nb|n|fn|anm|注|註|脚注)\.?\s?\d{1,3}|\p{Ll})\])+/gu;
const NUMBERED_MARK = /(?<=[.!?,;。、！？)"”'’]|^\s*\d{1,3}x?\s.*[\p{L}'’.)!?])(?:\[\d{1,3}\])+(?!\p{L})/gu;
/** What a wiki writes behind its headings. */
const EDIT_MARK = /\[(?:edit|bearbeiten|modifier|editar|modifica|編集)(?:\s?\|\s?[^[\]]{1,30})?\]\s*$/iu;

/** No longer line with a card has footnotes. */
const LONGEST_NOTED = 300;

/** Returns a line without the marks of footnotes, and of a wiki behind a heading: `4 Name[note 1]`, `History[edit]`. */
export const stripFootnotes = (line: string): string =>
  line.includes("[") && line.length <= LONGEST_NOTED
    ? line.replace(EDIT_MARK, "").replace(NOTE_MARK, "").replace(NUMBERED_MARK, "")
    : line;

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
