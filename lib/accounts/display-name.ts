import { z } from "zod";
import { line } from "@/lib/input";
import { NAME_MAX } from "./bounds";

/** Signs that nobody sees: two names that differ by them alone look the same. Emoji are joined by one of them. */
const HIDDEN =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|(?!\u200d)[\p{Cf}\u115f\u1160\u3164\uffa0\ufff9-\ufffb]/u;

/** Whether a name has a sign that nobody sees. */
export const hidesSigns = (name: string): boolean => HIDDEN.test(name);

/** Schema of a display name: one line of signs that can be seen. */
export const displayName = line(NAME_MAX).refine((name) => !hidesSigns(name), {
  error: "has characters that nobody sees",
  params: { code: "unfit" },
});

/** Letters, digits and kana, by the sign that they look like. */
const LOOKS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "aаαạᴀɑ",
    "bвьßʙ",
    "cсϲᴄ",
    "dԁᴅ",
    "eеεё3ᴇ",
    "gɡ",
    "hһнʜ",
    "iіιı1l!|íìɪʟ",
    "kкκ",
    "mмᴍ",
    "nոпηñɴ",
    "oоοօ0ᴏσ",
    "pрρᴘ",
    "rгʀ",
    "sѕ5$",
    "tтτ7ᴛ",
    "uυսᴜ",
    "vѵν",
    "wԝω",
    "xхχ",
    "yуγʏ",
    // Kanji and katakana that one reads for each other.
    "口ロ",
    "二ニ",
    "力カ",
    "工エ",
    "一ー",
    "八ハ",
    "夕タ",
    "卜ト",
  ].flatMap(([latin = "", ...others]) => others.map((other) => [other, latin] as const)),
);

/** The look of a name: names with the same one cannot be told apart at a glance. */
export const lookOf = (name: string): string =>
  [
    ...name
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[\p{M}\p{Cf}]/gu, ""),
  ]
    .map((sign) => LOOKS[sign] ?? sign)
    .join("");

const RESERVED_WORDS = new Set(
  [
    "admin",
    "admins",
    "administrator",
    "administrators",
    "administration",
    "sysadmin",
    "moderator",
    "moderators",
    "mod",
    "operator",
    "official",
    "staff",
    "support",
    "system",
    "root",
    "webmaster",
    "owner",
  ].map(lookOf),
);
const RESERVED_ENDS = new RegExp(
  ["^(admin|moderator)", "(?<!un|non)(admin|official|moderator)s?$"].map((part) => part.replaceAll("l", "i")).join("|"),
);
const RESERVED_PARTS =
  /管理(者|人|局|部|員|员)|[運运](営|營|营)|(?<!非)公式(?!戦|大会|ルール)|官方|モデレータ|アドミン|オフィシャル|サポート(係|窓口|担当)/;

/** Whether a name would pass for somebody who runs this site, by the word, by letters that look like it, or by gaps within it. */
export function isReserved(name: string): boolean {
  // A number says which administrator, and may stand for letters as well.
  const looks = [name, name.replace(/\d+/gu, " ")].map(lookOf);
  const words = looks.flatMap((look) => [...look.split(/[^\p{L}]+/u), bare(look)]);
  const plain = bare(name.normalize("NFKC").replace(/[\p{M}\p{Cf}]/gu, ""));
  return words.some((word) => RESERVED_WORDS.has(word) || RESERVED_ENDS.test(word)) || RESERVED_PARTS.test(plain);
}

/** Whether two names cannot be told apart at a glance. */
export const lookAlike = (one: string, other: string): boolean => bare(lookOf(one)) === bare(lookOf(other));

/** A text without what stands between its letters. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "");

/** Schema of the name that another service gives: kept where it may stand here, else none. */
export const givenName = z.string().transform((name) => {
  const read = displayName.safeParse(name.slice(0, NAME_MAX));
  return read.success && read.data !== "" && !isReserved(read.data) ? read.data : null;
});
