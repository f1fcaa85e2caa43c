import { alignReading } from "./align-reading";
import { REGULAR_ROMAJI } from "./romaji-key";

const SMALL: Readonly<Record<string, string>> = { ぁ: "a", ぃ: "i", ぅ: "u", ぇ: "e", ぉ: "o", ゎ: "wa" };
const Y_SMALL: Readonly<Record<string, string>> = { ゃ: "a", ゅ: "u", ょ: "o" };
const SINGLE: Readonly<Record<string, string>> = {
  ...REGULAR_ROMAJI,
  ...{ し: "shi", ち: "chi", つ: "tsu", ふ: "fu", じ: "ji", ぢ: "ji", づ: "zu", ゔ: "vu" },
  ...{ ゐ: "i", ゑ: "e", を: "o", ゕ: "ka", ゖ: "ke" },
  ...SMALL,
  ...{ ゃ: "ya", ゅ: "yu", ょ: "yo" },
};
const LONG: Readonly<Record<string, string>> = { a: "ā", i: "ī", u: "ū", e: "ē", o: "ō" };
/** Particles between the words of a name, which Hepburn writes small. */
const PARTICLES = new Set(["no", "to", "ni", "o", "de", "e", "ga"]);

/**
 * Romanizes a name from its reading (Hepburn), as a substitute for a missing English name. The particle の between two
 * words is written separately.
 */
export function romanizeName(name: string, reading: string): string {
  const words = spaced(name, reading).split(/[ ・〜]+/u);
  const written = words.map(letters).filter((word) => word !== "");
  return written.map((word, at) => (at > 0 && PARTICLES.has(word) ? word : capital(word))).join(" ") || name;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The reading with a space on either side of each の that ends the kana before a kanji of the name. */
function spaced(name: string, reading: string): string {
  if (!name.includes("の") || /[ ・〜]/u.test(reading)) return reading;
  const [parts, another] = alignReading(name, reading);
  if (!parts || another) return reading;
  return parts
    .map(({ kana: isKana, written, read }, at) =>
      isKana && at > 0 && at < parts.length - 1 && written.endsWith("の") ? `${read.slice(0, -1)} の ` : read,
    )
    .join("");
}

function letters(kana: string): string {
  let word = "";
  let doubled = false;
  for (const sign of kana) {
    if (sign === "っ") {
      doubled = true;
      continue;
    }
    const before = word;
    word = sign === "ー" ? lengthened(word) : joined(word, sign);
    if (doubled && word.length > before.length) word = before + double(word.slice(before.length));
    doubled = false;
  }
  return word;
}

const lengthened = (word: string): string => word.slice(0, -1) + (LONG[word.slice(-1)] ?? word.slice(-1));

/** A word with the next kana: きゃ is one sound, and so are ふぁ and てぃ. */
function joined(word: string, sign: string): string {
  const glide = Y_SMALL[sign];
  if (glide !== undefined && word.endsWith("i")) {
    const stem = word.slice(0, -1);
    return stem + (/(?:sh|ch|j)$/.test(stem) ? glide : `y${glide}`);
  }
  if (SMALL[sign] !== undefined && /[^aeiou][aeiou]$/.test(word)) return word.slice(0, -1) + SMALL[sign];
  const next = SINGLE[sign] ?? sign;
  return /n$/.test(word) && /^[aiueoy]/.test(next) ? `${word}'${next}` : word + next;
}

const double = (sound: string): string =>
  /^[aiueo]/.test(sound) ? sound : (sound.startsWith("ch") ? "t" : sound.charAt(0)) + sound;
