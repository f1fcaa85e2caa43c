import { SETS, toSetCode } from "@/engine/mtg/deck";
import { stripForumMarks } from "@/lib/decks/lists/forum-marks";
import { stripFootnotes } from "@/lib/decks/lists/page-lines";
import { unifyTimesSigns } from "@/lib/decks/lists/times-signs";
import { countOf } from "./list-counts";
import { unescapeEntities } from "./list-markup";
import { hasOddWord } from "./name-shape";

/** Invisible characters, such as direction marks and joiners, that are copied with a text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu;
/** Emoji, their codes in a chat (`:tada:`) and stars, which are not part of names. */
const PICTURES = /[\p{Extended_Pictographic}★☆✓✔✦✧☐☑☒]|(?<=^|\s):[a-z][a-z0-9_+-]*:(?=$|\s)/giu;
/** Characters used as an apostrophe that Unicode normalization does not cover. */
const APOSTROPHES = /[´′‵ʹ]/gu;
/** Slashes between the halves of a split card other than one or two plain ones. */
const SLASHES = /(?<=\p{L})\s*(?:[⁄∕]+|\/{3,})\s*(?=\p{L})/gu;
/** Marks of quotation in front of a line of a mail. */
const QUOTES = /^(?:>\s*)+/u;
/** Marks of emphasis and links around words. */
const EMPHASIS = /\*\*|\[\[|\]\]|(?<=^|\s)_(?=[^\s_])|(?<=[^\s_])_(?=$|\s)/gu;

/** Markdown links; their text stays. */
const LINK = /\[([^\]]+)\]\((?:https?:|[/#])[^)]*\)/gu;

/** Removes decoration around words: emoji, quote marks, emphasis, HTML entities, double spaces. */
export const tidyLine = (raw: string): string =>
  unifyTimesSigns(stripFootnotes(stripForumMarks(unescapeEntities(raw))))
    .replace(APOSTROPHES, "'")
    .replace(UNSEEN, " ")
    .normalize("NFKC")
    .replace(SLASHES, " // ")
    .replace(/[≪⟪〈]/gu, "《")
    .replace(/[≫⟫〉]/gu, "》")
    .replace(PICTURES, " ")
    .replace(/(?<=\sof\s\p{L}+)\s:(?=\s\p{Lu}\p{L}*\s*$)/u, ":")
    .replace(LINK, "$1")
    .replace(EMPHASIS, "")
    .replace(/^\s*(`+)([^`]+)\1\s*$/u, "$2")
    // What is struck out before other words does not count.
    .replace(/~~[^~]*~~\s*(?=[\p{L}\d])/gu, "")
    .replace(/^\s*(?:[-=]+>|[→⇒=])\s*(?=\d{1,3}$)/u, "")
    .replace(/(?:\s*[|;])+\s*$/u, "")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(QUOTES, "");

/** Words in brackets after a name that describe its printing or condition. */
const PRINTINGS: ReadonlySet<string> = new Set(
  [
    ...Object.values(SETS).flatMap(({ ja, en }) => [ja, en, en.replace(/ Edition$/u, "")]),
    ...["alpha", "beta", "unlimited", "revised", "4th", "5th", "6th", "4th edition", "5th edition", "6th edition"],
    ...["promo", "foil", "signed", "played", "japanese", "english", "german", "french", "italian", "korean"],
    ...["alt", "altered", "proxy", "nm", "ex", "mint", "near mint", "プロモ", "フォイル", "日本語", "英語", "日", "英"],
  ].map((word) => word.toLowerCase().replaceAll("’", "'")),
);

/** Removes set codes, numbers, prices and foil marks around a name, as programs and traders write them. */
export function stripDecoration(written: string): string {
  let name = written;
  for (let left = MOST_MARKS; left > 0; left -= 1) {
    const bare = withoutMark(name);
    if (bare === name || bare === "") break;
    name = bare;
  }
  return name
    .replace(/^["'](\p{L}[\p{L}\s,'-]*\p{L})["']$/u, "$1")
    .replace(/^[《「『【<]+|[》」』】>]+$/gu, "")
    .replace(/^“([^“”]+)”$/u, "$1")
    .trim();
}
const MOST_MARKS = 5;

/** A collector number: `113a`, `cr113`, `235sb`, `MRD-123`, `2001-p`, `12/250`, and no count such as `x4`. */
const NUMBER = String.raw`(?![x×]\d{1,3}(?![^\s)\]]))#?[A-Za-z]{0,5}-?\d{1,5}(?:[-/]\d{1,5})?-?[a-zA-Z]{0,2}[†‡*]?[a-z]?`;
/** Words behind a printing for its number without digits, its finish, language and condition. */
const PRINTING_WORD = String.raw`(?!SB\b)[A-Z]{1,3}|[Ff]oil|[Ee]tched|[Nn]ear|[Mm]int|[Jj]apanese|[Ee]nglish|\*[^\s*]+\*|\([A-Z*]{1,3}\)`;
/** The set of a card in brackets, with the marks of its printing in and behind them. */
const PRINTING = new RegExp(
  String.raw`\s*(?:[([](?=[^)\]]*[A-Z])(?:[A-Z0-9]{2,6}-)?[A-Z0-9]{2,6}(?::[^()[\]]*|[#/, -]\s?${NUMBER})?[)\]](?:\s?[([]?${NUMBER}[)\]]?)?|[([][A-Z0-9]{2,6}[)\]]|\s\([a-z0-9]{3,6}(?:\)\s?[([]?|[:#/, -]\s?)${NUMBER}[)\]]?)(?:\s(?:${PRINTING_WORD}))*$`,
  "u",
);

const withoutMark = (written: string): string =>
  written
    .replace(/\s[<{][^<>{}]+[>}]$|(?:\s?\{[^{}]{1,5}\})+$/u, "")
    .replace(/\s\^[^^]*\^$/u, "")
    .replace(/\|.*$/u, "")
    .replace(/(?<=\p{L})(?:\+|\s?-+>?|\s?=+>)$/u, "")
    .replace(/\s\((?:NM|EX|VG|SP|MP|HP|PL)\)$/u, "")
    .replace(/[\s.…@(–—-]*(?:[$€£¥]|\b(?:EUR|USD|JPY)\s|@\s?)\s?\d[\d.,]*\)?(?:\s?(?:ea|each)\.?)?$/iu, "")
    .replace(/\s\d[\d,]*円$/u, "")
    .replace(/(?:\s[–—-])?\s\d+[.,]\d\d(?:\s?[$€£¥]|\s(?:EUR|USD|tix))?(?:\s?(?:ea|each)\.?)?$/iu, "")
    .replace(/\s\[[A-Za-z][A-Za-z ,{}]*\]$/u, "")
    .replace(/(?:\s\*[^\s*]+(?:\s[^\s*]+)?\*)+$/u, "")
    .replace(/\s\((?:\*|[CEFLMRU])\)$/u, "")
    .replace(/(?<=[^\s*])\s?\*+$|\s!+$/u, "")
    .replace(/^\*[A-Za-z-]+\*\s+/u, "")
    .replace(/^(?:\[(?:[A-Z0-9]{1,6}-)?[A-Z0-9]{1,6}(?:[:#][^\]]*)?\]|\([A-Z0-9]{3,6}\)(?=\s))\s*/u, "")
    .replace(PRINTING, "")
    .replace(/(?<=\S)\s(?:foil|フォイル|flip)$|(?<=\p{Ll}{2})\.$/iu, "")
    .replace(/\s(?:\(V\.\s?\d{1,2}\)|V\.\d{1,2})$/u, "")
    .replace(/\s\([a-z0-9]{3}\)$/u, "")
    .replace(/\s(?:[([]#?\d{1,4}[)\]]|#\d{1,4}[a-z]?|\(\s*\))$/u, "")
    .replace(/\s?\(([^()]+)\)$/u, (whole, word: string) =>
      PRINTINGS.has(word.toLowerCase().replaceAll("’", "'")) ? "" : whole,
    )
    .trim();

/** A set and its number behind a name: `(M15) 248`. */
const PRINTED = /\p{L}.*\s[([][A-Z0-9]{3,6}[)\]]\s#?[A-Za-z]{0,5}-?\d{1,4}[a-z★†]?(?:\s|$)/u;

/** Returns whether a line ends with the set and the number of one printing, so that it names one card. */
export const isOnePrinting = (line: string): boolean => PRINTED.test(line);

const SET_MARK =
  /[([{<]([^()[\]{}<>:#]{2,40}?)(?:[:#][^()[\]{}<>]*|[/,\s-]\s?[^()[\]{}<>\s]*\d[^()[\]{}<>]*)?[)\]}>]|\|([A-Z0-9]{2,6})(?=\||$)/gu;

/** Finds set codes of a card in a line: `[TMP:12]`, `(MMQ) 324`, `|ICE`, `(Ice Age)`. */
export const findSetCodes = (line: string): readonly string[] =>
  [...line.matchAll(SET_MARK)].map(([, bracketed = "", piped]) => toSetCode(piped ?? bracketed));

/** Separator of cards in one line, before the next count. */
const BETWEEN =
  /(?:(?<!\d)[,;]\s*|[,;]\s+|、\s?|\s[/+|]\s|\sand\s(?=\d+[xX]?\s\p{Lu}))(?=\d{1,3}(?:[xX]?\s|[xX]\p{L}))/u;
/** Lines with several cards, each with its count: `4 Name, 3 Name`. */
const SEVERAL = /^((?:sb|side|サイド|pool|プール)?\s?[:：]?\s*)(\d{1,3}(?:x?\s|x(?=\p{L})).+)$/iu;

/** Maximum length of a line; matching decoration takes more than linear time. */
export const LONGEST_LINE = 400;

/** A name in brackets with its count behind or before it. */
const BRACKETED = /《[^《》]+》[\s:・.…]*[×xX*]?\s?\d{1,3}\s?枚?|\d{1,3}\s?枚?\s?[×xX:]?\s?《[^《》]+》/gu;
/** Names followed by their counts with 枚: `苔 4枚、門 3枚`. */
const COUNTED_BEHIND = /^[^\d枚《》]*\p{L}[^\d枚《》]*\d{1,3}\s?枚$/u;
/** Names followed by their counts in other ways: `Moss Ox x4, Gate Giant (2)`. */
const NUMBERED_BEHIND = /^\D*\p{L}\D*(?:[\s(x×*]|(?<=[^\p{ASCII}]))\d{1,2}\)?$/u;
/** Names of other letters than Latin ones with their counts behind, which spaces part: `先達×4 速槍×4`. */
const SPACED_BEHIND = /^[^\s\da-z《》()]*[^\s\p{ASCII}×][x×]?\d{1,2}$/iu;
/** Columns of cards with their counts in front, which tabs or several spaces part. */
const COLUMN = /^\d{1,3}x?\s\D*\p{L}\D*(?<![)\]])$/iu;

/** Splits a line of names with their counts behind them; null for other lines. */
function splitNumbered(line: string): readonly string[] | null {
  const plain = line.trim().replace(/(?<=\d\)?)[.,;]$/u, "");
  const entries = plain.split(/(?<=(?:[\s(x×*]|[^\p{ASCII}])\d{1,2}\)?)(?:\s?[,;、]\s*(?:and\s)?|\sand\s)/u);
  return entries.length > 1 && entries.every((one) => one.length < LONGEST_ENTRY && NUMBERED_BEHIND.test(one))
    ? entries
    : null;
}
const LONGEST_ENTRY = 80;

/** Splits a line into entries: one per card with a count, or the whole line if it has a single card. */
export function splitEntries(raw: string): readonly string[] {
  if (raw.length > LONGEST_LINE) return splitNumbered(raw) ?? splitCounted(raw);
  const text = tidyLine(raw);
  if (/^[^《》]*《[^《》]*》[^《》]*$/u.test(text)) return [raw];
  const [part = ""] = /^(?:sb|side|サイド|pool|プール)\s?:\s*/iu.exec(text) ?? [];
  const behind = text.slice(part.length);
  const bracketed = behind.match(BRACKETED) ?? [];
  const isAll = /^[\s、,;・/+と。*•-]*$/u.test(behind.replace(BRACKETED, ""));
  const counted = behind.split(/(?<=\d\s?枚)\s?[、,;\s]\s*/u);
  const spaced = behind.split(/[\s、]+/u);
  const cells = raw.trim().slice(part.length);
  const columns = cells.split(/\t\s*|\s{2,}/u);
  const ifAll = (form: RegExp, entries: readonly string[]) => (entries.every((one) => form.test(one)) ? entries : []);
  const several = [
    isAll ? bracketed : [],
    ifAll(COUNTED_BEHIND, counted),
    splitNumbered(behind) ?? [],
    ifAll(SPACED_BEHIND, spaced),
    ifAll(COLUMN, columns),
  ].find(({ length }) => length > 1);
  if (several !== undefined) return several.map((one) => part + one);
  const entries = splitCounted(text);
  return entries.length > 1 ? entries : [raw];
}

/** A count in the words of a remark, and a remark behind a name. */
const COUNTED_WORDS =
  /^\d{1,2}\s(?:is|are|was|were|felt|feels?|seems?|too|more|less|would|should|might|could|can|in|to|for|at|if|when|works?|mana)\b/u;
const BEGUN_REMARK = /\p{Lu}.*\s(?:[-–—]{1,2}\s\p{Ll}|\d{1,2}\s\p{Ll})/u;

/** Returns the entries of a line, with what a remark counts behind its card: `1 Name - late, 1 is enough`. */
function joinRemarks(entries: readonly string[], whole: string): readonly string[] {
  const joined: string[] = [];
  for (const entry of entries) {
    const above = joined.at(-1) ?? "";
    const isRemark = COUNTED_WORDS.test(entry) || (BEGUN_REMARK.test(above) && /^\d{1,2}\s\p{Ll}/u.test(entry));
    const from = whole.indexOf(above);
    if (joined.length === 0 || !isRemark) joined.push(entry);
    else joined.splice(-1, 1, whole.slice(from, whole.indexOf(entry, from + above.length) + entry.length));
  }
  return joined;
}

function splitCounted(raw: string): readonly string[] {
  const [, part = "", cards = ""] = SEVERAL.exec(raw.trim().replace(/\s?[,;、]$/u, "")) ?? [];
  const entries = joinRemarks(cards.split(BETWEEN), cards);
  const isWhole = (entry: string) =>
    !/[(（][^)）]*$/u.test(entry) && !/[,;、]/u.test(entry.replace(/, (?=\p{L})/gu, ""));
  return entries.length < 2 || !entries.every(isWhole) ? [raw] : entries.map((card) => part + card);
}

/** Counts in a remark behind a card: `4 Name (2 main, 2 side)`. */
const COUNTING_REMARK = /\s\((?=[^()]*\d)(?=[^()]*(?:main|side|sb|メイン|サイド))[^()]*\)$/iu;

/** A comment after slashes that is no half of a split card: with a number, a question mark, or more than four words. */
const STROKED_REMARK = /\s\/\/\s?(?=.*[\d?]|(?:(?!\/\/)\S+\s){4}).*$/u;
/** A remark in small letters behind a card that has its count in front: `4 Name - my favorite`, `4 Name (could be more)`. */
const SMALL_REMARK =
  /(?<=^\d.*)(?:\s[-–—]{1,2}\s(?!x\s?\d)(?:(?<=\p{Lu}.*)\d{1,2}\s)?\p{Ll}\S*\s.*|\s\(\p{Ll}[^()]*\s[^()]*\)|\s[([][^()[\]]*\?[)\]])$/u;

/** A remark in brackets and small letters, or behind a mark: `4 Name (obviously)`, `4 Name ^(good)`. */
const BRACKETED_REMARK = /(?<=^\d[^《]*\p{L}[^《]*?)(?:\s?[*^]+\(.*|\s\((?=\p{Ll})[^()\d]*\))$/u;

/** Words behind a name and its count: `Name (4): the best of all`, `Name x4 (in other words)`. */
const COUNTED_REMARK =
  /(?<=^\p{L}[^\d()]*(?:\(\d{1,2}\)|\s[x×]\s?\d{1,2}))(?:(?::|\s[-–—])\s.*|(?<=\d)\s\([^()\d]*\))$/u;
/** Words behind a dash that begin with a capital letter: a remark if they have words that no name has in small letters. */
const CAPITAL_REMARK = /^(\d[^-–—]*?\p{L}.*?)\s[-–—]{1,2}\s(\p{Lu}.*)$/u;

/** Removes a remark in brackets and small letters behind a name without a count: `Name (for now)`. */
export const stripBareRemark = (text: string): string => text.replace(/(?<=^\p{L}.*)\s\(\p{Ll}[^()\d]*\)$/u, "");

/** Removes a comment that says more than the printing of a card from its text. */
export const stripRemark = (text: string): string => {
  if (/^[^《]*《[^》]*》$/u.test(text)) return text;
  const counted = text.replace(COUNTING_REMARK, "").replace(COUNTED_REMARK, "");
  // A number in a printing mark is no remark, nor is the count: `Fire // Ice (APC) 128`, `Fire // Ice x2`.
  const named = /^\D/u.test(counted) ? countOf(counted).name : counted;
  const bare = STROKED_REMARK.test(stripDecoration(named)) ? counted.replace(STROKED_REMARK, "") : counted;
  const plain = stripDecoration(bare);
  if (BRACKETED_REMARK.test(plain)) return plain.replace(BRACKETED_REMARK, "");
  const [, card, remark = ""] = CAPITAL_REMARK.exec(bare) ?? [];
  if (card !== undefined && hasOddWord(remark)) return card;
  return plain === bare ? bare.replace(SMALL_REMARK, "") : bare;
};
