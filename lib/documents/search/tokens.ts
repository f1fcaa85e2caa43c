import { foldSearchWords } from "./fold-words";

/** English stop words, also for questions. */
const EMPTY_WORDS = new Set(
  "a about all allowed already also am an and any are as at be because been being but by can can't cannot could did didn't do does doesn't don't else ever explain for from get gets got had happen happens has have he her him his how i i'm i've if in into is isn't it its just kind know let like long made make makes many may me mean means might mine more most much must my no nobody not of often on one or out over per please question right rule rules she should since so some somebody someone something still tell than that the their them then there they thing things this those to too under up use used using very via want wants was wasn't we were what when where whether which while who whom whose why will with won't work works would you your".split(
    " ",
  ),
);

/** Kanji of counters and question words: 何枚, 2体. */
const EMPTY_KANJI = new Set("枚体個回何人時方事点今際後前中間場奴私僕俺誰訳");

/** A +1/+1-style counter or a number. */
const NUMBER = /[+-]\d+\/[+-]\d+|(?<![\d.])\d+(?:\.\d+)?(?![\d.]*\d)/gu;
/** Japanese counters after a number: 2回分, 8枚. */
const COUNTER = /(?<=\d)(?:[枚体個回点人度倍]分?|つ)/gu;
/** Japanese question words. */
const ASKING =
  /教えて|知りた[いく]|下さい|出来(?:る|ます|ない|ません|た)|大丈夫|何故|本当に?|意味|(?:やり|仕)方|方法|違い|場合|自分/gu;
const LATIN = /[a-z][a-z'’]*/gu;
const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー々]+/gu;
/** Runs of kanji and of katakana: what remains of Japanese without its grammar. */
const CONTENT = /[\p{sc=Katakana}ー]+|[\p{sc=Han}々]+/gu;
const KANJI = /\p{sc=Han}/u;

const normalize = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("colour", "color")
    .replaceAll(/[−–]/gu, "-")
    .replaceAll(/(?<=[\p{sc=Katakana}ー])[・=\s](?=\p{sc=Katakana})/gu, "");

const KATAKANA = /[\p{sc=Katakana}ー]+/gu;

/** Returns the English and katakana words of a text, folded. */
export const splitIntoWords = (text: string): readonly string[] =>
  [LATIN, KATAKANA].flatMap((word) => normalize(text).match(word) ?? []);

/** Forms of English verbs that share no stem with the verb. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  "began,begun:begin came:come chose,chosen,choice:choose dealt:deal died,dies,dying,dead,death:die drew,drawn:draw fell,fallen:fall gave,given:give hidden,hid:hide kept:keep left:leave lost,loss:lose paid:pay spent:spend stole,stolen:steal took,taken:take won:win destruction:destroy lying:lie"
    .split(" ")
    .flatMap((row) => {
      const [forms = "", verb = ""] = row.split(":");
      return forms.split(",").map((form) => [form, verb] as const);
    }),
);

/** Stems an English word. “Phasing” is not a form of “phase”. */
export function stemWord(word: string): string {
  const bare = word.replace(/['’](?:s|t)?$/u, "");
  const plain = IRREGULAR.get(bare) ?? bare;
  if (plain.length <= 3 || plain === "phasing") return plain;
  const stem = plain
    .replace(/ies$/u, "y")
    .replace(/(?<=[^s])s$/u, "")
    .replace(/(?:ing|ed|ion|ment|e)$/u, "")
    .replace(/(?<=..)er$/u, "");
  return stem.length < 3 ? plain : stem.replace(/([b-df-hj-np-tv-z])\1$/u, "$1");
}

const numbersIn = (plain: string): readonly string[] => plain.match(NUMBER) ?? [];
const stemsOf = (plain: string): readonly string[] =>
  (plain.match(LATIN) ?? [])
    .filter((word) => !EMPTY_WORDS.has(word) && (word.length > 1 || word === "x"))
    .map(stemWord);

/** Returns character pairs, and single kanji that may be a subject: 壁. */
function pairsOf(run: string): readonly string[] {
  const signs = [...foldSearchWords(run)];
  return [
    ...signs.slice(1).map((sign, place) => `${signs[place]}${sign}`),
    ...signs.filter((sign) => KANJI.test(sign) && !EMPTY_KANJI.has(sign)),
  ];
}

/** A word of several kanji matches as a whole: 降 is not part of 以降. */
const subjectsOf = (run: string): readonly string[] =>
  pairsOf(run).filter((token) => token.length > 1 || run.length === 1);

const spelledOf = (run: string): readonly string[] => pairsOf(run).map((pair) => `spelled ${pair}`);

/**
 * Returns all tokens by which a text can be found. Pairs of characters that include hiragana serve readers who type
 * without katakana.
 */
export function tokenizeText(text: string): ReadonlySet<string> {
  const plain = normalize(text);
  return new Set([
    ...numbersIn(plain),
    ...stemsOf(plain),
    ...(plain.match(CONTENT) ?? []).flatMap(subjectsOf),
    ...(plain.match(JAPANESE) ?? []).flatMap(spelledOf),
  ]);
}

/** Returns the parts of a run of kanji that are known, where nothing has a pair of it: 回 and 払 for 回払. */
function splitRun(run: string, isKnown: (token: string) => boolean): readonly string[] {
  const unknown = [...run].findIndex((sign, place, signs) => place > 0 && !isKnown(`${signs[place - 1]}${sign}`));
  if (unknown < 0 || !KANJI.test(run)) return [run];
  return [run.slice(0, unknown), ...splitRun(run.slice(unknown), isKnown)];
}

/**
 * Splits a question or a name into its meaningful words. Splits a run of kanji into several words if `isKnown` accepts
 * none of its character pairs.
 */
export function tokenizeQuestion(
  text: string,
  isKnown: (token: string) => boolean = () => true,
): readonly (readonly string[])[] {
  const plain = normalize(text).replaceAll(COUNTER, " ").replaceAll(ASKING, " ");
  const words = [...numbersIn(plain), ...stemsOf(plain)].map((token) => [token]);
  const runs = (plain.match(CONTENT) ?? []).flatMap((run) => splitRun(run, isKnown)).map(subjectsOf);
  const found = [...words, ...runs].filter((tokens) => tokens.length > 0);
  if (found.length > 0) return found;
  return (plain.match(JAPANESE) ?? []).map(spelledOf).filter((tokens) => tokens.length > 0);
}
