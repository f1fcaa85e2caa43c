import NOUNS from "./body-nouns.json";

/** Id of an emblem figure that stands for a noun in card names. */
export type NamedBody = keyof typeof NOUNS;

const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/;
/** Words behind the noun that an English name is about: "Owl of the Index", "Dragon That Sleeps". */
const REST =
  /(?:,| (?:of|in|on|at|to|for|from|with|without|by|behind|beneath|under|out|around|that|who|which|and|or)\b).*$/i;

/** Bodies by noun. A table row has the Japanese nouns, a bar, and the English ones; a hyphen joins words. */
const lookup = (part: 0 | 1) =>
  new Map(
    Object.entries(NOUNS).flatMap(([id, row]) =>
      (row.split("|")[part] ?? "").split(" ").map((noun) => [noun, id as NamedBody] as const),
    ),
  );
const japanese = lookup(0);
const english = lookup(1);

/**
 * Returns the emblem figure for the noun in a card name; null if the noun has none. The noun is the longest known
 * ending of a Japanese name, or of the words of an English name before "of", "that" and similar words.
 */
export function findBody(name: string): NamedBody | null {
  if (!JAPANESE.test(name)) return findEnglishBody(name);
  for (let at = 0; at < name.length; at++) {
    const id = japanese.get(name.slice(at));
    if (id) return id;
  }
  return null;
}

function findEnglishBody(name: string): NamedBody | null {
  const words = name
    .replace(REST, "")
    .toLowerCase()
    .split(/[\s-]+/);
  for (let at = 0; at < words.length; at++) {
    const noun = words.slice(at).join("-");
    const id = english.get(noun) ?? english.get(noun.replace(/s$/, ""));
    if (id) return id;
  }
  return null;
}
