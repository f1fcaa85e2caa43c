import type { FoldedText } from "./types";

/**
 * Returns the phonetic key of a folded reading: small kana become large, ぢ づ を ゔ become じ ず お ぶ, and every long vowel (おう, おお,
 * おー) becomes ー. かわいい and かわいー have one key.
 */
export const toPhoneticKey = (folded: string): string => (PLAIN.test(folded) ? folded : soundRun(folded, null));

/** Returns a phonetic key without its long vowels. */
export const stripLongVowels = (sound: string): string => sound.replaceAll("ー", "");

/** Returns the phonetic key (`toPhoneticKey`) of a folded text, with positions in the original text. */
export function toPhoneticKeyWithOffsets({ text, from, to }: FoldedText): FoldedText {
  const origins: number[] = [];
  const sound = soundRun(text, origins);
  const until = (place: number) => (origins[place + 1] ?? text.length) - 1;
  return {
    text: sound,
    from: origins.map((origin) => from[origin] ?? 0),
    to: origins.map((_, place) => to[until(place)] ?? 0),
  };
}

/**
 * Removes long vowels from a phonetic key (`stripLongVowels`) and keeps the positions. A vowel covers the characters
 * that made it long.
 */
export function stripLongVowelsWithOffsets({ text, from, to }: FoldedText): FoldedText {
  const kept = [...from.keys()].filter((place) => text[place] !== "ー");
  const until = (index: number) => (kept[index + 1] ?? text.length) - 1;
  return {
    text: stripLongVowels(text),
    from: kept.map((place) => from[place] ?? 0),
    to: kept.map((_, index) => to[until(index)] ?? 0),
  };
}

/** Texts that are their own phonetic key. */
const PLAIN = /^[^ぁ-おっゃゅょゎぢづゐゑをゔー]*$/u;

/** Kana by vowel; kana in no row have no vowel to lengthen. */
const BY_VOWEL = ["あかさたなはまやらわがざだばぱ", "いきしちにひみりぎじびぴ", "うくすつぬふむゆるぐずぶぷ"].concat([
  "えけせてねへめれげぜでべぺ",
  "おこそとのほもよろごぞどぼぽ",
]);
/** Vowels that lengthen each vowel when they follow it: おう is long, うお is not. */
const HOLDS = { あ: "あ", い: "いえ", う: "うお", え: "え", お: "お" } as const;
const ALIKE = {
  ぁ: "あ",
  ぃ: "い",
  ぅ: "う",
  ぇ: "え",
  ぉ: "お",
  っ: "つ",
  ゃ: "や",
  ゅ: "ゆ",
  ょ: "よ",
  ゎ: "わ",
  ぢ: "じ",
  づ: "ず",
  を: "お",
  ゐ: "い",
  ゑ: "え",
  ゔ: "ぶ",
} as const;
/** Kana after ヴ: ヴァ sounds like バ. */
const WITH_V = { ぁ: "ば", ぃ: "び", ぇ: "べ", ぉ: "ぼ", あ: "ば", い: "び", え: "べ", お: "ぼ" } as const;

/** Lookup tables by code unit, starting at `FIRST`, since every character of every reading is looked up. */
const FIRST = 0x3041;
const LONG = "ー".charCodeAt(0);
const V = "ゔ".charCodeAt(0);
const PLAIN_UNIT = new Uint16Array(0x60).map((_, offset) => FIRST + offset);
const UNIT_WITH_V = new Uint16Array(0x60);
/** Vowel of each kana as a bit, and a mask of the vowels it lengthens. */
const VOWEL = new Uint8Array(0x60);
const HELD = new Uint8Array(0x60);
const place = (kana: string) => kana.charCodeAt(0) - FIRST;
for (const [kana, plain] of Object.entries(ALIKE)) PLAIN_UNIT[place(kana)] = plain.charCodeAt(0);
for (const [kana, plain] of Object.entries(WITH_V)) UNIT_WITH_V[place(kana)] = plain.charCodeAt(0);
BY_VOWEL.forEach((row, bit) => {
  for (const kana of row) VOWEL[place(kana)] = 1 << bit;
});
for (let offset = 0; offset < HELD.length; offset += 1) {
  const held = HOLDS[String.fromCharCode(PLAIN_UNIT[offset] ?? 0) as keyof typeof HOLDS] ?? "";
  for (const vowel of held) HELD[offset] = (HELD[offset] ?? 0) | (VOWEL[place(vowel)] ?? 0);
}

const plainOf = (unit: number) => PLAIN_UNIT[unit - FIRST] ?? unit;

function soundRun(folded: string, origins: number[] | null): string {
  const sound: number[] = [];
  let vowel = 0;
  for (let at = 0; at < folded.length; ) {
    const held = heldFrom(folded, at, vowel);
    if (held > 0) {
      writeHeld(folded, at, held, sound, origins);
      at += held;
      continue;
    }
    const unit = folded.charCodeAt(at);
    const withV = unit === V ? (UNIT_WITH_V[folded.charCodeAt(at + 1) - FIRST] ?? 0) : 0;
    const plain = withV || plainOf(unit);
    sound.push(plain);
    origins?.push(at);
    vowel = VOWEL[plain - FIRST] ?? 0;
    at += withV > 0 ? 2 : 1;
  }
  return String.fromCharCode(...sound);
}

/** Number of characters from here that only lengthen the preceding vowel. */
function heldFrom(folded: string, at: number, vowel: number): number {
  let end = at;
  for (; end < folded.length; end += 1) {
    const unit = folded.charCodeAt(end);
    if (unit !== LONG && ((HELD[unit - FIRST] ?? 0) & vowel) === 0) break;
  }
  return end - at;
}

/** Writes a run of lengthening vowels; every second one is long, so that の王 is の and おう instead of a very long の. */
function writeHeld(folded: string, from: number, held: number, sound: number[], origins: number[] | null): void {
  const first = held % 2 === 1 || folded.charCodeAt(from) === LONG ? 0 : 1;
  for (let index = 0; index < held; index += 1) {
    const unit = folded.charCodeAt(from + index);
    const long = index % 2 === first || unit === LONG;
    if (long && sound.at(-1) === LONG) continue;
    sound.push(long ? LONG : plainOf(unit));
    origins?.push(from + index);
  }
}
