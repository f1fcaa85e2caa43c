import type { CardFinder } from "./card-finder";
import { stripLineDecoration } from "./clean-line";
import { readLineEntries } from "./read-entries";
import type { ListEntry } from "./types";

/** Words for the basic stones. */
const BASIC: Readonly<Record<string, string>> = { 赤: "赤", 青: "青", 緑: "緑", red: "赤", blue: "青", green: "緑" };

/** The end of every stone's name. */
const STONE = "の魔石";

/** A word with its count behind it or before it, and the rest of the line. */
const BEHIND = /^(?<word>\p{L}+?)\s?[:×x*]?\s?(?<count>\d{1,2})(?!\d)\s?枚?(?<rest>.*)$/u;
const BEFORE = /^(?<count>\d{1,2})\s?[枚×x]?\s?(?<word>\p{L}+)(?<rest>.*)$/u;
const LONGEST = 60;

/** Returns the stones of a line of words and counts alone, `赤12 火口8`, by the part before の魔石; none for other lines. */
export function readStoneWords(line: string, finder: CardFinder): readonly ListEntry[] {
  const bare = stripLineDecoration(line);
  if (bare.length > LONGEST) return [];
  for (const form of [BEHIND, BEFORE]) {
    const stones: ListEntry[] = [];
    let left = bare;
    while (left !== "") {
      const { word = "", count = "", rest = "" } = form.exec(left)?.groups ?? {};
      const card = finder.exact(`${BASIC[word.toLowerCase()] ?? word}${STONE}`);
      if (card?.kind !== "stone") break;
      stones.push({ name: card.name, count: Number(count), known: true, short: word });
      left = rest.replace(/^[\s、,/・+&]+/u, "");
    }
    if (left === "") return stones;
  }
  return [];
}

/** Returns whether the cards in the lines below a color with a count have that count in all, so that it is their heading. */
export function isHeadingOfBelow(count: number, below: readonly string[], finder: CardFinder): boolean {
  let sum = 0;
  for (const line of below) {
    const { entries } = readLineEntries(stripLineDecoration(line), finder);
    if (entries.length === 0 || !entries.every(({ known }) => known)) return false;
    sum += entries.reduce((all, entry) => all + entry.count, 0);
    if (sum >= count) return sum === count;
  }
  return false;
}
