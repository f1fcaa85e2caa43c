import { toCount } from "@/lib/decks/lists/count-forms";
import { DECK_SIZE } from "./list-counts";
import { tidyLine } from "./list-decoration";
import type { CountedName } from "./list-markup";

/** A line with one name in brackets. */
const ENCLOSED = /^([^《》]*)《([^《》]+)》([^《》]*)$/u;

/** Marks of a copy that say its set, language, condition, rarity or finish. */
const MARK_WORD =
  "[A-Z0-9]{1,6}(?:[-:# ][A-Z0-9]{1,6})?|日本語版?|英語版?|日|英|中|独|仏|フォイル|プロモ|初版|旧枠|新枠|[Ff]oil|[Pp]romo|通常";
const MARKS = new RegExp(String.raw`[【[(〔「]\s?(?:${MARK_WORD})\s?[】\])〕」]`, "gu");
const BARE_MARK = /^(?:NM|EX|SP|MP|HP|PLD|VG|FOIL|Foil|JP|JPN|EN|ENG|SR|[CURM])$/u;
/** What a shop writes beside a card: its price and how many it has. */
const PRICE = /(?:価格|単価|小計|値段)?\s?[:：]?\s?(?:[¥\\$€£@]\s?\d[\d,.]*|\d[\d,]*\s?円)(?:\s?[（(]税込[）)])?/gu;
const STOCK = /(?:在庫|残り?|あと|のこり)\s?数?\s?[:：]?\s?\d{1,4}\s?[枚点個]?/gu;

/** A count in front of a name or behind it. */
const LEAD = /^[([]?\s?[x×]?\s?(\d{1,3})(?:\.0+)?\s?[)\]]?\s?(?:[x×枚点:*、,]|of|copies of|pcs\.?|-)?\s?の?$/iu;
const BEHIND = /^(?:数量?\s?[:：]?|[x×*:・.…]+)?\s?(\d{1,3}|[一二三四五六七八九十]{1,2}(?=\s?枚))\s?枚?$/iu;

/** A card whose name stands in brackets, with the words beside it that are neither its count nor a mark of a copy. */
export type EnclosedCard = CountedName & { readonly rest: string; readonly other?: number };

/** Reads a line with one name in brackets, without prices; `other` is a second count. Null for other lines. */
export function readEnclosedCard(written: string): EnclosedCard | null {
  const [, before = "", name, after = ""] = ENCLOSED.exec(tidyLine(written)) ?? [];
  if (name === undefined) return null;
  const facts: string[] = [];
  const strip = (text: string) => {
    const unmarked = text.replace(MARKS, " ");
    facts.push(...(unmarked.match(STOCK) ?? []));
    const words = unmarked.replace(STOCK, " ").replace(PRICE, " ").split(" ");
    return words.filter((word) => word !== "" && !BARE_MARK.test(word));
  };
  const [lead, behind] = [strip(before).join(" "), strip(after)];
  const leading = LEAD.exec(lead)?.[1];
  // A number that is more than a second count could be is none.
  const counted = behind.findIndex((word) => {
    const [, digits] = BEHIND.exec(word) ?? [];
    return digits !== undefined && (leading === undefined || toCount(digits) <= DECK_SIZE);
  });
  const [, digits] = BEHIND.exec(behind[counted] ?? "") ?? [];
  const rest = [
    ...(leading === undefined && lead !== "" ? [lead] : []),
    ...behind.filter((_, at) => at !== counted),
    ...facts,
  ].join(" ");
  const [first, other] = [leading, digits].flatMap((count) => (count === undefined ? [] : [toCount(count)]));
  const card = { name: name.trim(), count: first ?? 1, rest };
  // Whether a mark alone says how many there are is not certain.
  if (first === undefined) return { ...card, rest: before.trim() + after.trim(), isCounted: false };
  return {
    ...card,
    isCounted: true,
    form: leading === undefined ? "marked" : "lead",
    ...(other !== undefined && other !== first && { other }),
  };
}
