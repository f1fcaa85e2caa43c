/**
 * Returns the kana readings of a word in Latin letters, in Hepburn (`shi`, `shimbun`, `ō`), Kunrei (`si`, `zya`) and
 * input-method spelling (`konnnichiha`, `ko-hi-`, `koxya`). Kana in the word stay, as while typing with an input
 * method: `あおのm`. Ambiguous words have several readings: `kinen` is きねん or きんえん. Words that cannot be Japanese have
 * none.
 */
export function romajiToKana(word: string): RomajiReadings {
  const letters = lettersOf(word);
  if (letters.length > MOST_LETTERS || !/^(?=.*[a-z])[a-zぁ-ゖ][a-zぁ-ゖ'-]*$/u.test(letters))
    return { whole: [], begun: [] };
  let open: readonly PartialReading[] = [{ kana: "", at: 0 }];
  const whole = new Set<string>();
  const begun = new Set<string>();
  while (open.length > 0) {
    for (const { kana, at } of open)
      if (kana !== "") for (const end of endsOf(letters.slice(at))) begun.add(kana + end);
    const next = open.flatMap((reading) => stepsFrom(letters, reading));
    for (const { kana, at } of next) if (at >= letters.length) whole.add(kana);
    open = next.filter(({ at }) => at < letters.length).slice(0, MOST_READINGS);
  }
  return { whole: [...whole].slice(0, MOST_READINGS), begun: [...begun].slice(0, MOST_BEGUN) };
}

type RomajiReadings = {
  /** Readings of the complete word. */
  readonly whole: readonly string[];
  /** Readings whose last syllable is incomplete, with every completion: `dorag` gives どらが, どらぎ and so on. */
  readonly begun: readonly string[];
};

const MOST_READINGS = 4;
const MOST_BEGUN = 12;
const MOST_LETTERS = 80;

type PartialReading = { readonly kana: string; readonly at: number };

/** Kana of each syllable onset by vowel (a, i, u, e, o); `*` for a missing kana. */
const ROWS = {
  "": "あ い う え お",
  k: "か き く け こ",
  s: "さ し す せ そ",
  t: "た ち つ て と",
  n: "な に ぬ ね の",
  h: "は ひ ふ へ ほ",
  m: "ま み む め も",
  y: "や い ゆ いぇ よ",
  r: "ら り る れ ろ",
  w: "わ うぃ う うぇ を",
  l: "ら り る れ ろ",
  g: "が ぎ ぐ げ ご",
  z: "ざ じ ず ぜ ぞ",
  d: "だ ぢ づ で ど",
  b: "ば び ぶ べ ぼ",
  p: "ぱ ぴ ぷ ぺ ぽ",
  ky: "きゃ * きゅ きぇ きょ",
  gy: "ぎゃ * ぎゅ ぎぇ ぎょ",
  sy: "しゃ * しゅ しぇ しょ",
  sh: "しゃ し しゅ しぇ しょ",
  zy: "じゃ * じゅ じぇ じょ",
  j: "じゃ じ じゅ じぇ じょ",
  jy: "じゃ * じゅ じぇ じょ",
  ty: "ちゃ * ちゅ ちぇ ちょ",
  ch: "ちゃ ち ちゅ ちぇ ちょ",
  cy: "ちゃ * ちゅ ちぇ ちょ",
  ts: "つぁ つぃ つ つぇ つぉ",
  dy: "ぢゃ * ぢゅ ぢぇ ぢょ",
  dz: "ざ じ づ ぜ ぞ",
  ny: "にゃ * にゅ にぇ にょ",
  hy: "ひゃ * ひゅ ひぇ ひょ",
  by: "びゃ * びゅ びぇ びょ",
  py: "ぴゃ * ぴゅ ぴぇ ぴょ",
  my: "みゃ * みゅ みぇ みょ",
  ry: "りゃ * りゅ りぇ りょ",
  ly: "りゃ * りゅ りぇ りょ",
  f: "ふぁ ふぃ ふ ふぇ ふぉ",
  fy: "ふゃ * ふゅ * ふょ",
  v: "ゔぁ ゔぃ ゔ ゔぇ ゔぉ",
  vy: "ゔゃ * ゔゅ * ゔょ",
  wh: "うぁ うぃ う うぇ うぉ",
  kw: "くぁ くぃ * くぇ くぉ",
  q: "くぁ くぃ く くぇ くぉ",
  gw: "ぐぁ ぐぃ * ぐぇ ぐぉ",
  th: "てゃ てぃ てゅ てぇ てょ",
  dh: "でゃ でぃ でゅ でぇ でょ",
  c: "か し く せ こ",
  tw: "とぁ とぃ とぅ とぇ とぉ",
  dw: "どぁ どぃ どぅ どぇ どぉ",
  x: "ぁ ぃ ぅ ぇ ぉ",
  xy: "ゃ * ゅ * ょ",
  xts: "* * っ * *",
  xt: "* * っ * *",
  lts: "* * っ * *",
  lt: "* * っ * *",
} as const satisfies Record<string, string>;

const SYLLABLES: ReadonlyMap<string, string> = new Map(
  Object.entries(ROWS).flatMap(([start, kana]) =>
    kana.split(" ").flatMap((sign, vowel) => (sign === "*" ? [] : [[start + "aiueo".charAt(vowel), sign] as const])),
  ),
);
const LONGEST = 4;

const TO_HIRAGANA = 0x60;

/** The letters to be read: `ō` and `ô` become `o-`, spaces are removed. */
function lettersOf(word: string): string {
  return word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/([aiueo])[\u0302\u0304]/gu, "$1-")
    .replace(/[‘’`]/gu, "'")
    .replace(/[ー‐−]/gu, "-")
    .replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
    .replace(/\s+/gu, "")
    .normalize("NFC");
}

/** Readings extended by one syllable, the likeliest first. */
function stepsFrom(letters: string, { kana, at }: PartialReading): readonly PartialReading[] {
  const rest = letters.slice(at);
  const steps: PartialReading[] = [];
  const step = (sign: string, length: number) => steps.push({ kana: kana + sign, at: at + length });
  if (rest.startsWith("-")) step(kana === "" ? "" : "ー", 1);
  if (/^[ぁ-ゖ]/u.test(rest)) step(rest.charAt(0), 1);
  if (letters.charAt(at - 1) === "o" && /^h(?![aiueoy])/u.test(rest)) step("ー", 1);
  for (let length = Math.min(LONGEST, rest.length); length > 0; length -= 1) {
    const sign = SYLLABLES.get(rest.slice(0, length));
    if (sign) step(sign, length);
  }
  if (/^(?:([bcdfghjklpqrstvwyz])\1|tch)/u.test(rest)) step("っ", 1);
  for (const length of nasalLengths(rest, kana)) step("ん", length);
  return steps;
}

/** Lengths of the letters that may stand for ん: one letter, or two as typed into an input method. */
function nasalLengths(rest: string, kana: string): readonly number[] {
  if (/^(?:n'|nn(?![a-z'])|nnn)/u.test(rest)) return [2];
  if (/^nn[aiueoy]/u.test(rest)) return [1, 2];
  if (/^(?:n(?![aiueoy])|m(?=[bpm]))/u.test(rest)) return [1];
  // `kinen` may read きんえん; ん neither begins a word nor follows a long vowel or another ん.
  return rest.startsWith("n") && /[^んー]$/u.test(kana) ? [1] : [];
}

/** Syllables that final consonants may become; none for letters that begin no syllable. */
const endsOf = (rest: string): readonly string[] => ENDS.get(rest) ?? [];

const ENDS: ReadonlyMap<string, readonly string[]> = new Map(
  [...SYLLABLES.keys()].flatMap((letters) =>
    Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(0, at + 1)).map(
      (start) => [start, endsFrom(start)] as const,
    ),
  ),
);

function endsFrom(start: string): readonly string[] {
  const syllables = [...SYLLABLES].flatMap(([letters, sign]) => (letters.startsWith(start) ? [sign] : []));
  const shortest = syllables.filter((sign) => !syllables.some((other) => other !== sign && sign.startsWith(other)));
  return [...new Set(start.length === 1 && start !== "n" ? [...shortest, "っ"] : shortest)];
}
