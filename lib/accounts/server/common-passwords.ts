import { brotliDecompressSync } from "node:zlib";

let kept: Promise<ReadonlySet<string>> | undefined;
let keptWords: Promise<ReadonlySet<string>> | undefined;

/** The shortest word that counts as one. */
const SHORTEST_WORD = 4;
/** Seasons that the list lacks. People often combine them with a year. */
const SEASONS = [
  "frühling",
  "fruehling",
  "printemps",
  "automne",
  "hiver",
  "primavera",
  "verano",
  "haru",
  "natsu",
  "fuyu",
];

/**
 * Returns the most common leaked passwords, folded as `getPasswordProblem` does. The list is read on first use, in a
 * few milliseconds, and stays in memory (about 6 MB with its words). Source: scripts/passwords.
 */
export const loadCommonPasswords = (): Promise<ReadonlySet<string>> => {
  kept ??= import("./common-passwords.json").then(
    ({ default: { brotli } }) => new Set(brotliDecompressSync(Buffer.from(brotli, "base64")).toString().split("\n")),
  );
  return kept;
};

/**
 * Returns the words in the most common leaked passwords, without leading and trailing non-letters: `admin` from
 * `admin123`.
 */
export const loadCommonPasswordWords = (): Promise<ReadonlySet<string>> => {
  keptWords ??= loadCommonPasswords().then((passwords) => {
    const words = [...passwords].map((password) => password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ""));
    return new Set([...words.filter((word) => word.length >= SHORTEST_WORD), ...SEASONS]);
  });
  return keptWords;
};
