import { loadCommonPasswords, loadCommonPasswordWords } from "./common-passwords";
import {
  isKeyboardSequence,
  isNearRepetition,
  isPredictableSequence,
  isRepeatedPattern,
  stripPredictableParts,
} from "./password-patterns";

/**
 * Maximum number of characters around a common word that do not make it stronger, apart from years and keyboard
 * sequences.
 */
const MOST_AROUND = 4;
/** Minimum number of characters that a password needs in addition to the name of the site or of its owner. */
const LEAST_BESIDE = 6;
/** Minimum length of a name to search for in passwords. */
const SHORTEST_NAME = 3;
const SITE_NAMES = ["grimoire", "グリモワール", "magmell", "マグメル"];

/** The reasons why a password of valid length is rejected. Their texts are in `accounts.fieldErrors` of the pages. */
export const PASSWORD_PROBLEMS = {
  passwordCommon:
    "The password is common, so attackers try it first. Choose another one, such as several unrelated words.",
  passwordSimple:
    "The password is a repetition or a simple sequence. Choose another one, such as several unrelated words.",
  passwordOwn:
    "The password is too similar to the account's email address or name. Add something that nobody can guess.",
  passwordSite: "The password is too similar to the name of this site. Add something that nobody can guess.",
} as const;
export type PasswordProblem = keyof typeof PASSWORD_PROBLEMS;

/** The publicly known data of the account that a password is for. */
export type PasswordOwner = { readonly email: string; readonly name?: string | null };

/** Normalizes passwords and names for comparison, without width and case. */
const fold = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();

/**
 * Returns why a password is too easy to guess for an account at a site (its host); null if it is not. The schemas check
 * its length; there are no composition rules.
 */
export async function getPasswordProblem(
  password: string,
  owner: PasswordOwner,
  host: string,
): Promise<PasswordProblem | null> {
  const folded = fold(password);
  if (isRepeatedPattern(folded) || isKeyboardSequence(folded)) return "passwordSimple";
  if (isMostly(folded, namesOf(owner))) return "passwordOwn";
  if (isMostly(folded, [...SITE_NAMES, host])) return "passwordSite";
  if (await isCommon(folded)) return "passwordCommon";
  return isNearRepetition(folded) || isPredictableSequence(folded) ? "passwordSimple" : null;
}

/** The address and the name of an account, and their parts. */
function namesOf({ email, name }: PasswordOwner): readonly string[] {
  const whole = [email.split("@")[0] ?? "", name ?? ""];
  return [email, ...whole, ...whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))];
}

/** Whether a password is little more than some names. */
function isMostly(password: string, names: readonly string[]): boolean {
  const words = names.map(fold).filter((name) => [...name].length >= SHORTEST_NAME);
  const held = words.filter((word) => password.includes(word)).sort((a, b) => b.length - a.length);
  const rest = held.reduce((left, word) => left.replaceAll(word, ""), password);
  return held.length > 0 && [...rest.replace(/[\p{P}\p{S}\s]/gu, "")].length < LEAST_BESIDE;
}

/**
 * Whether a password is a common one, a repetition of one, or a common word with only a few characters, a year or a
 * keyboard sequence around it.
 */
async function isCommon(password: string): Promise<boolean> {
  const [common, words] = await Promise.all([loadCommonPasswords(), loadCommonPasswordWords()]);
  if (common.has(password)) return true;
  const cores = [password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ""), password.replace(/[^\p{L}]+$/gu, "")];
  const isWord = (core: string) =>
    core !== "" &&
    stripPredictableParts(password.replace(core, "")).length <= MOST_AROUND &&
    [core, withLetters(core)].some((word) => common.has(word) || words.has(word));
  if (cores.some(isWord)) return true;
  return [2, 3].some((times) => {
    const piece = password.slice(0, password.length / times);
    return common.has(piece) && piece.repeat(times) === password;
  });
}

const LETTERS: Readonly<Record<string, string>> = {
  4: "a",
  "@": "a",
  0: "o",
  1: "i",
  "!": "i",
  3: "e",
  5: "s",
  $: "s",
  7: "t",
};
/** Replaces look-alike digits and symbols by letters. */
const withLetters = (word: string) => word.replace(/[4@01!35$7]/g, (sign) => LETTERS[sign] ?? sign);
