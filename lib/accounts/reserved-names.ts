import { foldToHiragana, getLooseNameSkeleton, getNameSkeleton, stripPunctuation } from "./name-confusables";

const WORDS = [
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
  "developer",
  "developers",
];
const RESERVED_WORDS = new Set(WORDS.flatMap((word) => [getNameSkeleton(word), getLooseNameSkeleton(word)]));

const pattern = (...parts: readonly string[]) => new RegExp(parts.join("|").replaceAll("l", "i"));
const RESERVED_ENDS = pattern("^(admin|moderator)", "(?<!un|non)(admin|official|moderator)s?$");
/** The site's own name, alone or with words by which a site speaks. */
const SITE = pattern("^(the)?grimoire(official|team|site|app|bot|info|news|help|support|staff|jp|com|net|org)*$");

/** Words of the same kind in Japanese; kana in hiragana. */
const RESERVED_PARTS = new RegExp(
  [
    "管理(者|人|局|部|員|员|ちーむ|側)|かんり(しゃ|にん)",
    "[運运](営|營|营)|うんえい",
    "(?<!非)公式(?!戦|大会|るーる)|官方|^こうしき$",
    "もでれーた|おふぃしゃる|あどみ(ん|にすと)",
    "すたっふ(?!ぉ)",
    "さぽーと(係|窓口|担当|せんたー)|^さぽーと$",
    "事務局|じむきょく|開発(者|ちーむ|元)",
    "^ぐりもわーる(ちーむ|さいと|さぽーと)*$",
  ].join("|"),
);

/**
 * Returns whether a name could be mistaken for the site or its staff. Also recognizes reserved words that are written
 * with similar letters or with gaps.
 */
export function isReservedName(name: string): boolean {
  // A number says which administrator, and may stand for letters as well.
  const readings = [name, name.replace(/\d+/gu, " ")];
  const wholes = readings.flatMap((text) => [
    stripPunctuation(getNameSkeleton(text)),
    getLooseNameSkeleton(text),
    getLooseNameSkeleton(text).replaceAll("nn", "m"),
  ]);
  const words = [...wholes, ...readings.flatMap((text) => getNameSkeleton(text).split(/[^\p{L}]+/u))];
  if (words.some((word) => RESERVED_WORDS.has(word) || RESERVED_ENDS.test(word))) return true;
  const japanese = foldToHiragana(stripPunctuation(name.normalize("NFKC").replace(/[\p{M}\p{Cf}]/gu, "")));
  return wholes.some((whole) => SITE.test(whole)) || RESERVED_PARTS.test(japanese);
}
