import { boundedMemo } from "@/lib/cache";
import { BORDER } from "./forms";
import { numberSpellings } from "./number-spellings";
import { phoneticKey, withoutLongVowels } from "./phonetic-key";
import { romajiToKana } from "./romaji-to-kana";
import { searchFold } from "./search-fold";
import type { KanaVariant, MixedWord, Variant, Variants } from "./types";

/** So many words are remembered: a query asks for each of its words again with every page, facet and mark. */
const MOST_REMEMBERED = 500;

/**
 * What a typed word or phrase stands for in a name, a reading, an English name or an alias. Nothing at all when it holds
 * nothing that counts, such as a lone quotation mark.
 */
export const variantsOf = boundedMemo((typed: string): Variants => {
  const folded = searchFold(typed);
  if (folded === "") return { sure: [], romaji: null, mixed: [] };
  // A lone letter is in nearly every English name, so it asks for words that begin with it.
  if (/^[a-z]$/u.test(folded))
    return { sure: [{ form: "words", text: ` ${folded}` }], romaji: kanaFor(typed, folded), mixed: [] };
  const spellings = spellingsOf(typed);
  const sure = spellings.map((text): Variant => ({ form: "spelling", text }));
  return {
    sure: [...sure, ...soundsOf(folded)],
    romaji: kanaFor(typed, folded),
    mixed: [...spellings, ...convertedOf(folded)].flatMap((spelling) => mixedWordOf(spelling) ?? []),
  };
}, MOST_REMEMBERED);

/** What a typed word or phrase stands for in a text: the word folded, and with numbers in the other script. */
export const spellingsOf = boundedMemo((typed: string): readonly string[] => {
  const folded = searchFold(typed);
  return folded === "" ? [] : [folded, ...numberSpellings(folded)];
}, MOST_REMEMBERED);

/** What the letters of a word that is still being typed may be in kana; its end may be half typed even where it could be whole. */
export function kanaBegun(typed: string): readonly Variant[] {
  const { whole, begun } = romajiToKana(typed);
  return [...whole, ...begun].flatMap(variantsOfRomaji);
}

const UNCONVERTED = /[a-zぁ-ゖー]*[a-z][a-zぁ-ゖー]*/gu;

/** What a word with kanji becomes when the last letters in it are taken for kana, as an input method will: `青のmas`. */
function convertedOf(folded: string): readonly string[] {
  const letters = /\p{Script=Han}/u.test(folded) ? [...folded.matchAll(UNCONVERTED)].at(-1) : undefined;
  if (letters === undefined) return [];
  const { whole, begun } = romajiToKana(letters[0]);
  const [before, after] = [folded.slice(0, letters.index), folded.slice(letters.index + letters[0].length)];
  return [...whole, ...begun].map((kana) => before + kana + after);
}

const KANA_RUNS = /[ぁ-ゖー]+/gu;
const OTHER_RUNS = /[^ぁ-ゖー]+/gu;

/** `null` for a word that is written in kana alone, or without any. */
function mixedWordOf(folded: string): MixedWord | null {
  const [kana, others] = [folded.match(KANA_RUNS), [...folded.matchAll(OTHER_RUNS)]];
  if (!kana || others.length === 0) return null;
  return {
    spelling: folded,
    sound: phoneticKey(folded),
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
/** A sound without its first vowel says too little below this. */
const LEAST_REST = 3;
/** A sound without its long vowels says too little below this, when it was typed with them. */
const LEAST_SHORT = 4;

/** For a word in kana. A single one is looked for as it is written. */
function soundsOf(kana: string): readonly KanaVariant[] {
  if (kana.length < 2 || !KANA.test(kana)) return [];
  return [{ form: "sound", text: phoneticKey(kana) }, ...withinLongVowel(kana)];
}

/** A word may begin with what makes the vowel before it long, as うさぎ in しろうさぎ. The spelling finds it unless more is to be heard. */
function withinLongVowel(kana: string): readonly KanaVariant[] {
  const rest = kana.slice(1);
  const sound = phoneticKey(rest);
  if (!VOWEL_FIRST.test(kana) || rest.length < LEAST_REST || sound === rest) return [];
  return [{ form: "sound", text: `ー${sound}` }];
}

const HOLDS_KANA = /[ぁ-ゖ]/u;

function kanaFor(typed: string, folded: string): Variants["romaji"] {
  const { whole, begun } = romajiToKana(typed);
  // Behind kana the letters are what an input method has not converted yet, and an `n` may become な.
  const kana = whole.length === 0 || HOLDS_KANA.test(folded) ? [...whole, ...begun] : whole;
  const variants = kana.flatMap(variantsOfRomaji);
  return variants.length === 0 ? null : { unless: { form: "words", text: ` ${folded} ` }, variants };
}

/** Romaji is often written without long vowels; when it has some they count, unless the word is long enough to be plain. */
function variantsOfRomaji(kana: string): readonly Variant[] {
  if (kana.length === 1) return [{ form: "spelling", text: BORDER + kana }];
  const sound = phoneticKey(kana);
  const short = withoutLongVowels(sound);
  const variants: Variant[] = [{ form: "spelling", text: kana }, ...withinLongVowel(kana)];
  if (sound !== short) variants.push({ form: "sound", text: sound });
  if (sound === short || short.length >= LEAST_SHORT) variants.push({ form: "short", text: short });
  return variants;
}
