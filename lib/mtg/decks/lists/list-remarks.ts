import { countOf } from "./list-counts";
import { stripDecoration } from "./list-decoration";
import { hasOddWord } from "./name-shape";

/** Counts in a remark behind a card: `4 Name (2 main, 2 side)`. */
const COUNTING_REMARK = /\s\((?=[^()]*\d)(?=[^()]*(?:main|side|sb|メイン|サイド))[^()]*\)$/iu;

/**
 * A comment after slashes that cannot be half of a split card: with a number, a question mark, or more than four words.
 */
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
