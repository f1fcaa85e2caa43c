import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Folders outside `app` with words that pages show. */
const OTHER_WORDS = [
  "engine/magmell/rulebook",
  "engine/rulebook/documents",
  "lib/api",
  "lib/magmell/catalogue",
  "lib/magmell/rules",
  "lib/magmell/search/query",
];
/** Names of cards, sets and illustrators, a line each in the card files. */
const NAMES = /^ *"(name|illustrator|ja)": .*$/gm;
const TEXT = /(?<!\.test)\.(ts|tsx|json)$/;

/**
 * Returns the characters that the site shows, in groups that pages need together. `words` are UI texts, card texts, and
 * names in lists and starter decks; `rest` is for stories on cards and the rulebook. A character is in the first group
 * that needs it. Sources are read as plain text; superfluous characters cost only a few bytes.
 * @param {string} root the checkout
 * @returns {{ words: Set<string>, rest: Set<string> }}
 */
export function collectShownCharacters(root) {
  const cards = readAll(root, "prisma/seed/cards");
  const groups = {
    words: [
      ...readAll(root, "app"),
      ...readAll(root, "engine/magmell/text"),
      ...readAll(root, "prisma/seed/decks"),
      ...cards.flatMap((text) => text.match(NAMES) ?? []),
      KANA_AND_ASCII,
    ],
    rest: [...cards, ...OTHER_WORDS.flatMap((folder) => readAll(root, folder))],
  };
  const taken = new Set();
  return Object.fromEntries(Object.entries(groups).map(([name, texts]) => [name, fresh(texts.join(""), taken)]));
}

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
const KANA_AND_ASCII = [...range(0x20, 0x7e), ...range(0x3041, 0x30ff)].join("");

/** Returns the characters of a text that no earlier group has, in code point order. */
function fresh(text, taken) {
  const signs = [...new Set(text)].filter((sign) => sign >= " " && !taken.has(sign)).sort();
  for (const sign of signs) taken.add(sign);
  return new Set(signs);
}

function readAll(root, folder) {
  return readdirSync(resolve(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return readAll(root, path);
    return TEXT.test(entry.name) ? [decodeEscapes(readFileSync(resolve(root, path), "utf8"))] : [];
  });
}

/** Replaces escapes such as `\u2060` in source text by their characters. */
const decodeEscapes = (text) =>
  text.replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
