import { indexHeadings } from "@/lib/decks/lists/list-lines";
import { headingOf } from "./list-headings";
import type { ListSection, ParsedLine } from "./list-markup";

/** A sum of cards alone. */
const SUM =
  /^[([]?(?:(?:(?:sub)?total[es]?\b|qty\b|deck\s?size\b|should be\b|summe\b|gesamt\b|somme\b|suma\b|合計|小計|総計)[^\d$]*(?<price>\$?)\s?(?<sum>[\d.,]*)\s?(?:枚|cards?|karten|cart[aeo]s?)?(?:,?\s[$€£¥]\s?[\d.,]+)?|(?<count>\d{1,4})\s?(?:枚|(?:(?:sideboard|side|main ?deck|deck|total)\s)?(?:cards?|karten|cartes|cartas|carte|total)(?:\s(?:in\s)?(?:total|deck))?)?)[)\]]?$/iu;

/** A price, and what parts it from a sum. */
const PRICE = /[\s([|,·~≈-]*(?:[$€£¥]\s?\d[\d.,]*|(?<![\d.,])\d[\d.,]*\s?(?:tix|円|[$€£]|(?:usd|eur)\b))[\s)\]|,·]*/giu;
const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));
/** Words that a line needs to state a sum, and those that may stand beside them. */
const SUM_WORDS = wordSet(
  "card cards total totals totale totaal subtotal sum summe gesamt insgesamt somme suma somma makes altogether together overall count karte karten carte cartes carta cartas qty 枚 合計 小計 総計 計 総数 総枚数 枚数 全 全部で",
);
const FILL_WORDS = wordSet(
  "a of in the this my deck list decklist number all that that's thats this now is are size should be exactly au en im in de der le la el il nombre anzahl der numero número and for",
);
/** Words for the parts of a list. */
const PART_WORDS = indexHeadings<Exclude<ListSection, "pool">>({
  main: "main maindeck mainboard メイン メインデッキ",
  side: "side sideboard sb サイド サイドボード",
});

/** Words for the parts where none but that of the deck stands for the main one. */
const DECK_WORDS: ReadonlyMap<string, ListSection> = new Map([...PART_WORDS, ["deck", "main"], ["デッキ", "main"]]);

/** The number of cards that words state, and what they count; null for other words. */
type StatedSum = { readonly sum: number; readonly of?: ListSection; readonly isOfKind: boolean };

/** Signs that a sum has beside its words. */
const PLAIN = /^[\p{L}\d\s:=.()'’/–—-]*$/u;

/** Reads words that state one sum and say nothing else: `60 cards in the deck`, `Land total: 24`. */
function readStatedSum(text: string): StatedSum | null {
  if (!PLAIN.test(text)) return null;
  const words = text.toLowerCase().match(/\p{L}+|\d+(?:[.,]\d+)*/gu) ?? [];
  const [number, ...others] = words.filter((word) => /^\d/u.test(word));
  if (number === undefined || others.length > 0 || !/^\d{1,4}$/u.test(number)) return null;
  const names = words.filter((word) => word !== number);
  const parts = new Set(names.flatMap((word) => PART_WORDS.get(word) ?? []));
  const kinds = names.filter((word) => !SUM_WORDS.has(word) && headingOf(word) === "group");
  const isAll = names.every(
    (word) => SUM_WORDS.has(word) || FILL_WORDS.has(word) || PART_WORDS.has(word) || kinds.includes(word),
  );
  if (!isAll || !names.some((word) => SUM_WORDS.has(word)) || parts.size > 1) return null;
  const [of] = parts;
  return { sum: Number(number), isOfKind: kinds.length > 0, ...(of !== undefined && { of }) };
}

/** Signs around a sum, and what parts two of them. */
const AROUND = /^[\s=\-–—*_~>→⇒∑Σ([|:]+|[\s=*_~)\]|:.!。-]+$/gu;
const BETWEEN = /\s?[,、;/|+&·]\s?|\s[-–—]+\s|\s(?:and|plus|with)\s|(?<=main\w*|deck|cards)\s(?=\d)/iu;
const BESIDE = /^\d{1,3}\s?(?:cards?\s)?(?:(?:in|for)\s(?:the\s)?)?/iu;

const stateBoth = (main: number, side: number): readonly ParsedLine[] => [
  { is: "sum", sum: main, of: "main" },
  { is: "sum", sum: side, of: "side" },
];

/** Whether a word counts cards, names a part of the list, or stands beside such words. */
const isWordOfSums = (word: string): boolean =>
  SUM_WORDS.has(word) ||
  FILL_WORDS.has(word) ||
  PART_WORDS.has(word) ||
  word === "with" ||
  word === "plus" ||
  headingOf(word) === "group";

/** The words and numbers of a text in small letters. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];

/** Returns whether a text has only words for cards and parts of a list, and numbers: `cards main - 15 sideboard`. */
export function isCountOfParts(text: string): boolean {
  const names = wordsOf(text).filter((word) => !/^\d/u.test(word));
  return names.every(isWordOfSums) && names.some((word) => SUM_WORDS.has(word) || PART_WORDS.has(word));
}

/** Reads the sums of both parts in the order in which words name these, behind one of all: `75: 60 main, 15 side`. */
function readNamedSums(text: string): readonly ParsedLine[] | null {
  const words = wordsOf(text);
  const isCards = (word: string) => /^\d{1,3}$/u.test(word) || (isWordOfSums(word) && headingOf(word) !== "group");
  if (!words.every((word) => isCards(word) || SUM_WORDS.has(word))) return null;
  const numbers = words.filter((word) => /^\d/u.test(word)).map(Number);
  const named = words.flatMap((word) => PART_WORDS.get(word) ?? []);
  const parts = new Set(named.includes("main") ? named : words.flatMap((word) => DECK_WORDS.get(word) ?? []));
  const [main, side] = parts.has("side") && parts.values().next().value === "main" ? [0, 1] : [1, 0];
  const [one = 0, other = 0] = numbers.slice(-2);
  if (parts.size < 2 || numbers.length < 2 || numbers.length > 3) return null;
  const both = stateBoth([one, other][main] ?? 0, [one, other][side] ?? 0);
  const [whole = 0] = numbers;
  return numbers.length === 2 ? both : whole === one + other ? both : [{ is: "sum", sum: whole }, ...both];
}

/** Reads the sums of deck and sideboard in words: `60 cards, 15 sideboard`, `60 main / 15 side`, `60 + 15 cards`. */
function readTwoSums(text: string): readonly ParsedLine[] | null {
  const named = readNamedSums(text);
  if (named !== null) return named;
  const [first = "", second = "", ...more] = text.split(BETWEEN);
  const [main, side] = [first, second].map((half) => (/^\d{1,3}$/u.test(half) ? `${half} cards` : half));
  if (more.length > 0 || main === undefined || side === undefined) return null;
  const numbers = [main, side].map((half) => readStatedSum(BESIDE.test(half) ? `${half} cards` : half));
  const [one, other] = numbers;
  if (/^(\d{2,3})\s?\/\s?\1$/u.test(text)) return [{ is: "sum", sum: one?.sum ?? 0 }];
  const isBare = /^\d{1,3}\s?(?:cards?|枚)?$/iu.test(second);
  const isPair = one?.of !== "side" && other?.of !== "main" && (other?.of === "side" || isBare);
  return !one || !other || one.isOfKind || other.isOfKind || !isPair ? null : stateBoth(one.sum, other.sum);
}

/** Returns the sums of the list, its parts or kinds that a line states and nothing else; empty for other lines. */
export function readSumLine(line: string): readonly ParsedLine[] {
  const { price = "", sum, count } = SUM.exec(line)?.groups ?? {};
  const digits = count ?? sum;
  if (digits !== undefined && (price !== "" || !/^\d+$/u.test(digits))) return [{ is: "nothing", as: "remark" }];
  if (line.length > LONGEST_SUM) return [];
  const bare = line.replace(PRICE, " ").replace(AROUND, "");
  const stated = readStatedSum(bare);
  if (stated?.isOfKind) return [{ is: "heading", part: null, sum: stated.sum }];
  if (digits !== undefined) return [{ is: "sum", sum: Number(digits) }];
  if (stated === null) return readTwoSums(bare) ?? [];
  const { sum: number, of } = stated;
  return [{ is: "sum", sum: number, ...(of !== undefined && { of }) }];
}
const LONGEST_SUM = 80;

/** Words for what is counted on pages and is no card, or a part of the list before a name: `8 points`, `1位`, `4 SB Name`. */
const OTHER_COUNT =
  /^(?:(?:st|nd|rd|th|[eè]me|er|re)(?:\s.*)?|(?:points?|pts|players?|comments?|decks?|views?|votes?|likes?|tix|rounds|wins|joueurs|rondes|spieler|runden|punkte|kommentare?|commentaires?|jugadores|rondas|giocatori|turni|jogadores|rodadas)(?:[\s,.].*)?|(?:minute|hour|day|week|month|year)s?(?:\sago)?|(?:人|位|点|票|勝|敗|件|円|回戦|ポイント)(?:[\s\d].*)?|sb\s.*)$/iu;
/** Words on buttons and counters of pages, which name no card. */
const PAGE_COUNT =
  /^(?:(?:new|unread|more|total|other|similar|related)\s)?(?:downloads?|repl(?:y|ies)|shares?|edits?|cop(?:y|ies)|prints?|buy|follow(?:ers?|ing)?|bookmarks?|saves?|playtests?|favou?rites?|exports?|reports?|(?:up|down)votes?|posts?|messages?|versions?|folders?|tags?|reviews?|subscri(?:be|bers?)|ratings?|purchases?|log\s?in|sign\s?in|menu|results?|items?|pages?|notifications?|winners?|carts?|stars?|hearts?|users?|members?|guests?|visitors?|topics?|threads?|answers?|photos?|images?|links?|products?|offers?|sellers?|listings?|uploads?|screenshots?|hits|unread|stock|wishlists?|add to (?:cart|deck|basket|wishlist)|(?:items? )?in (?:cart|stock|basket)|(?:left|available|sold)(?: in stock)?)[.!:]?$/iu;

/** Returns whether the words behind a number are for what is counted on pages and is no card. */
export const isOtherCount = (name: string): boolean => OTHER_COUNT.test(name) || PAGE_COUNT.test(name);
