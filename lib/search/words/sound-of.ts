import type { FoldedText } from "./types";

/**
 * How a folded reading sounds, as far as people write one sound in different ways: small kana are large, ぢ づ を ゔ are
 * じ ず お ぶ, and a long vowel is ー, whether it was written おう, おお or おー. For finding: かわいい and かわいー are one.
 */
export const soundOf = (folded: string): string => (PLAIN.test(folded) ? folded : soundRun(folded, null));

/** A sound without its long vowels. */
export const shortOf = (sound: string): string => sound.replaceAll("ー", "");

/** `soundOf` a folded text, with the places in the text as written. */
export function soundWithPlaces({ text, from, to }: FoldedText): FoldedText {
  const origins: number[] = [];
  const sound = soundRun(text, origins);
  const until = (place: number) => (origins[place + 1] ?? text.length) - 1;
  return {
    text: sound,
    from: origins.map((origin) => from[origin] ?? 0),
    to: origins.map((_, place) => to[until(place)] ?? 0),
  };
}

/** `shortOf` a sound; a vowel keeps the places of what made it long. */
export function shortWithPlaces({ text, from, to }: FoldedText): FoldedText {
  const kept = [...from.keys()].filter((place) => text[place] !== "ー");
  const until = (index: number) => (kept[index + 1] ?? text.length) - 1;
  return {
    text: shortOf(text),
    from: kept.map((place) => from[place] ?? 0),
    to: kept.map((_, index) => to[until(index)] ?? 0),
  };
}

/** Texts in which nothing sounds otherwise than it is written. */
const PLAIN = /^[^ぁ-おっゃゅょゎぢづゐゑをゔー]*$/u;

/** Kana by their vowel; what is in none of these has no vowel to be held. */
const BY_VOWEL = {
  あ: "あかさたなはまやらわがざだばぱ",
  い: "いきしちにひみりぎじびぴ",
  う: "うくすつぬふむゆるぐずぶぷ",
  え: "えけせてねへめれげぜでべぺ",
  お: "おこそとのほもよろごぞどぼぽ",
} as const;
type Vowel = keyof typeof BY_VOWEL;
const VOWEL_OF = new Map(Object.entries(BY_VOWEL).flatMap(([vowel, kana]) => [...kana].map((sign) => [sign, vowel])));

/** The vowels that are held when these kana follow. */
const HELD_BY = { あ: "あ", い: "いえ", う: "うお", え: "え", お: "お" } as const satisfies Record<Vowel, string>;

const ALIKE: Readonly<Record<string, string>> = {
  ...{ ぁ: "あ", ぃ: "い", ぅ: "う", ぇ: "え", ぉ: "お", っ: "つ", ゃ: "や", ゅ: "ゆ", ょ: "よ", ゎ: "わ" },
  ...{ ぢ: "じ", づ: "ず", を: "お", ゐ: "い", ゑ: "え", ゔ: "ぶ" },
};
/** ヴァ is バ. */
const WITH_V: Readonly<Record<string, string>> = {
  ぁ: "ば",
  ぃ: "び",
  ぇ: "べ",
  ぉ: "ぼ",
  あ: "ば",
  い: "び",
  え: "べ",
  お: "ぼ",
};

function soundRun(folded: string, origins: number[] | null): string {
  let sound = "";
  let vowel = "";
  const write = (sign: string, origin: number) => {
    sound += sign;
    origins?.push(origin);
  };
  for (let at = 0; at < folded.length; ) {
    const held = heldFrom(folded, at, vowel);
    if (held === 0) {
      const sign = folded.charAt(at);
      const withV = sign === "ゔ" ? WITH_V[folded.charAt(at + 1)] : undefined;
      const plain = withV ?? ALIKE[sign] ?? sign;
      write(plain, at);
      vowel = VOWEL_OF.get(plain) ?? "";
      at += withV ? 2 : 1;
      continue;
    }
    // の王 is の and おう, not a very long の: of several vowels each second one is long.
    const first = held % 2 === 1 || folded.charAt(at) === "ー" ? 1 : 0;
    if (first === 1) write("ー", at);
    for (let place = first; place < held; place += 1) {
      const long = place % 2 !== first % 2 || folded.charAt(at + place) === "ー";
      if (!long) write(ALIKE[folded.charAt(at + place)] ?? folded.charAt(at + place), at + place);
      else if (!sound.endsWith("ー")) write("ー", at + place);
    }
    at += held;
  }
  return sound;
}

/** How many signs from here only hold the vowel before them. */
function heldFrom(folded: string, at: number, vowel: string): number {
  let end = at;
  for (; end < folded.length; end += 1) {
    const sign = folded.charAt(end);
    const plain = ALIKE[sign] ?? sign;
    if (plain !== "ー" && (vowel === "" || HELD_BY[plain as Vowel]?.includes(vowel) !== true)) break;
  }
  return end - at;
}
