import { memoizeBounded } from "@/lib/cache";
import { stripLongVowels, toPhoneticKey } from "./phonetic-key";
import { romajiToKana } from "./romaji-to-kana";
import { foldForSearch } from "./search-fold";
import { FIELD_BOUNDARY } from "./search-forms";
import type { KanaSpellingVariant, MixedScriptWord, SpellingVariant, SpellingVariants } from "./types";

/** Maximum number of cached words; each page, facet and highlight of a query uses the same ones. */
const MOST_REMEMBERED = 500;

/**
 * Returns variants of a typed word or phrase to find in names, readings, English names and aliases. Empty for a word
 * that folds to nothing, such as a single quotation mark.
 */
export const getSpellingVariants = memoizeBounded((typed: string): SpellingVariants => {
  const folded = foldForSearch(typed);
  if (folded === "") return { sure: [], romaji: null, mixed: [] };
  // Single letters match beginnings of words only, since nearly every English name contains them.
  if (/^[a-z]$/u.test(folded))
    return { sure: [{ form: "words", text: ` ${folded}` }], romaji: kanaFor(typed, folded), mixed: [] };
  const spellings = getTextSpellings(typed);
  const sure = spellings.map((text): SpellingVariant => ({ form: "spelling", text }));
  return {
    sure: [...sure, ...soundsOf(folded)],
    romaji: kanaFor(typed, folded),
    mixed: [...spellings, ...convertedOf(folded)].flatMap((spelling) => mixedWordOf(spelling) ?? []),
  };
}, MOST_REMEMBERED);

/**
 * Returns spellings of a typed word or phrase to find in card texts: folded, and with its numbers in the other
 * notation.
 */
export const getTextSpellings = memoizeBounded((typed: string): readonly string[] => {
  const folded = foldForSearch(typed);
  return folded === "" ? [] : [folded, ...getNumberSpellings(folded)];
}, MOST_REMEMBERED);

/** Returns the kana variants of an incomplete word. Its last syllable may be half typed, even if it looks complete. */
export function getKanaPrefixVariants(typed: string): readonly SpellingVariant[] {
  const { whole, begun } = romajiToKana(typed);
  return [...whole, ...begun].flatMap(variantsOfRomaji);
}

const TYPED_RUNS = /[a-zぁ-ゖー]+/gu;

/** Conversions of the last letters of a word with kanji into kana, as an input method will make them: `青のmas`. */
function convertedOf(folded: string): readonly string[] {
  const runs = /\p{Script=Han}/u.test(folded) ? [...folded.matchAll(TYPED_RUNS)] : [];
  const letters = runs.findLast(([run]) => /[a-z]/u.test(run));
  if (letters === undefined) return [];
  const { whole, begun } = romajiToKana(letters[0]);
  const [before, after] = [folded.slice(0, letters.index), folded.slice(letters.index + letters[0].length)];
  return [...whole, ...begun].map((kana) => before + kana + after);
}

const KANA_RUNS = /[ぁ-ゖー]+/gu;
const OTHER_RUNS = /[^ぁ-ゖー]+/gu;

/** A mixed word; `null` for a word in kana only, or without any. */
function mixedWordOf(folded: string): MixedScriptWord | null {
  const [kana, others] = [folded.match(KANA_RUNS), [...folded.matchAll(OTHER_RUNS)]];
  if (!kana || others.length === 0) return null;
  return {
    spelling: folded,
    sound: toPhoneticKey(folded),
    written: others
      .sort((one, other) => other[0].length - one[0].length)
      .map(({ 0: text, index }) => ({
        form: "spelling",
        text,
        before: index > 0,
        behind: index + text.length < folded.length,
      })),
    heard: kana.map((run) => [{ form: "spelling", text: run }, ...soundsOf(run)]),
  };
}

const KANA = /^[ぁ-ゖー]+$/u;
const VOWEL_FIRST = /^[あいうえおー]/u;
/** Minimum length of a phonetic key whose first vowel is dropped. */
const LEAST_REST = 3;
/** Minimum length of a key without long vowels, for a word typed with them. */
const LEAST_SHORT = 4;

/** Phonetic variants of a kana word; none for a single kana, which is searched as written. */
function soundsOf(kana: string): readonly KanaSpellingVariant[] {
  if (kana.length < 2 || !KANA.test(kana)) return [];
  return [{ form: "sound", text: toPhoneticKey(kana) }, ...withinLongVowel(kana)];
}

/**
 * Variants of a word whose first vowel lengthens the vowel before it, as うさぎ in しろうさぎ; none if the spelling finds it
 * already.
 */
function withinLongVowel(kana: string): readonly KanaSpellingVariant[] {
  const rest = kana.slice(1);
  const sound = toPhoneticKey(rest);
  if (!VOWEL_FIRST.test(kana) || rest.length < LEAST_REST || sound === rest) return [];
  return [{ form: "sound", text: `ー${sound}` }];
}

const HOLDS_KANA = /[ぁ-ゖ]/u;

function kanaFor(typed: string, folded: string): SpellingVariants["romaji"] {
  const { whole, begun } = romajiToKana(typed);
  // After kana, Latin letters are unconverted input, and a final `n` may become な.
  const kana = whole.length === 0 || HOLDS_KANA.test(folded) ? [...whole, ...begun] : whole;
  const variants = kana.flatMap(variantsOfRomaji);
  return variants.length === 0 ? null : { unless: { form: "words", text: ` ${folded} ` }, variants };
}

/** Variants of a romaji reading. Long vowels are often omitted, so they count only if typed and the word is short. */
function variantsOfRomaji(kana: string): readonly SpellingVariant[] {
  if (kana.length === 1) return [{ form: "spelling", text: FIELD_BOUNDARY + kana }];
  const sound = toPhoneticKey(kana);
  const short = stripLongVowels(sound);
  const variants: SpellingVariant[] = [{ form: "spelling", text: kana }, ...withinLongVowel(kana)];
  if (sound !== short) variants.push({ form: "sound", text: sound });
  if (sound === short || short.length >= LEAST_SHORT) variants.push({ form: "short", text: short });
  return variants;
}

const DIGITS = "〇一二三四五六七八九";
const UNITS = ["", "十", "百", "千"] as const;

/** Returns the other spellings of a folded text with its numbers in kanji or in digits: 3 for 三 and 三 for 3. */
function getNumberSpellings(folded: string): readonly string[] {
  const inKanji = folded.replace(/(?<![\d.])\d{1,4}(?![\d.])/gu, (digits) => kanjiOf(Number(digits)));
  const inDigits = folded.replace(/[〇一二三四五六七八九十百千]+/gu, (kanji) => String(numberOf(kanji) ?? kanji));
  return [...new Set([inKanji, inDigits])].filter((spelling) => spelling !== folded);
}

function kanjiOf(number: number): string {
  if (number === 0) return "〇";
  return [...String(number)]
    .map((digit, place, { length }) => {
      const unit = UNITS[length - 1 - place] ?? "";
      if (digit === "0") return "";
      return (digit === "1" && unit !== "" ? "" : DIGITS.charAt(Number(digit))) + unit;
    })
    .join("");
}

/** The number of a kanji numeral below 10,000; `null` for others, such as 十十. */
function numberOf(kanji: string): number | null {
  const parts =
    /^(?:([二三四五六七八九]?)千)?(?:([二三四五六七八九]?)百)?(?:([二三四五六七八九]?)十)?([一二三四五六七八九]?)$/u.exec(
      kanji,
    );
  if (kanji === "〇") return 0;
  if (!parts) return null;
  const [, thousands, hundreds, tens, ones] = parts;
  const times = (digit: string | undefined, unit: number) =>
    digit === undefined ? 0 : DIGITS.indexOf(digit || "一") * unit;
  return times(thousands, 1000) + times(hundreds, 100) + times(tens, 10) + (ones ? DIGITS.indexOf(ones) : 0);
}
