import { commonPasswords } from "./common-passwords";
import { isRepetition, isRow } from "./password-patterns";

/** Signs around a common password that make it no better, such as the year in `dragon2026`. */
const MOST_AROUND = 4;
/** Signs that a password needs beside the name of the site or of its owner. */
const LEAST_BESIDE = 6;
/** The shortest name that is looked for inside passwords. */
const SHORTEST_NAME = 3;
const SITE_NAMES = ["grimoire", "グリモワール", "magmell", "マグメル"];

/** The reasons for which a password of the right length is refused: each has words in `accounts.fieldErrors` of the pages. */
export const PASSWORD_PROBLEMS = {
  passwordCommon:
    "is one of the passwords that are tried first: choose another, such as several words that do not belong together",
  passwordSimple: "is a repetition or a simple row: choose another, such as several words that do not belong together",
  passwordOwn: "is little more than the address or the name of the account: add something that nobody can know",
  passwordSite: "is little more than the name of this site: add something that nobody can know",
} as const;
export type PasswordProblem = keyof typeof PASSWORD_PROBLEMS;

/** The account that a password is for, as far as others can know it. */
export type PasswordOwner = { readonly email: string; readonly name?: string | null };

/** The form in which passwords and names are compared: width and case tell nobody apart who guesses. */
const fold = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();

/**
 * The reason why a password is too easy to guess for an account at a site, given by its host; `null` where there is none. Length is
 * checked before, by the schemas; which signs it has is nobody's business.
 */
export async function passwordProblem(
  password: string,
  owner: PasswordOwner,
  host: string,
): Promise<PasswordProblem | null> {
  const folded = fold(password);
  if (isRepetition(folded) || isRow(folded)) return "passwordSimple";
  if (isMostly(folded, namesOf(owner))) return "passwordOwn";
  if (isMostly(folded, [...SITE_NAMES, host])) return "passwordSite";
  return isCommon(folded, await commonPasswords()) ? "passwordCommon" : null;
}

const namesOf = ({ email, name }: PasswordOwner) => [email, email.split("@")[0] ?? "", name ?? ""];

/** Whether a password has little beside some names. */
function isMostly(password: string, names: readonly string[]): boolean {
  const words = names.map(fold).filter((name) => [...name].length >= SHORTEST_NAME);
  const held = words.filter((word) => password.includes(word)).sort((a, b) => b.length - a.length);
  const rest = held.reduce((left, word) => left.replaceAll(word, ""), password);
  return held.length > 0 && [...rest.replace(/[\p{P}\p{S}\s]/gu, "")].length < LEAST_BESIDE;
}

/** Whether a password is a common one: as it is, several times, or with a few signs around it. */
function isCommon(password: string, common: ReadonlySet<string>): boolean {
  if (common.has(password)) return true;
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  if (password.length - core.length <= MOST_AROUND && common.has(core)) return true;
  return [2, 3].some((times) => {
    const piece = password.slice(0, password.length / times);
    return common.has(piece) && piece.repeat(times) === password;
  });
}
