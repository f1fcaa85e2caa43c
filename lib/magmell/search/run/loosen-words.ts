import { romajiToKana } from "@/lib/japanese/romaji-to-kana";
import type { QueryNode } from "../query/types";

const LATIN = /^[a-z'-]+$/iu;

/** The single kana that a bare word in Latin letters spells, as `no` does; `null` for all other parts. */
function kanaOf(part: QueryNode): string | null {
  if (!isLatinWord(part)) return null;
  const [kana] = romajiToKana(part.predicate.value.toLowerCase()).whole;
  return kana?.length === 1 ? kana : null;
}

const isLatinWord = (
  part: QueryNode,
): part is Extract<QueryNode, { type: "test" }> & { predicate: { on: "words"; value: string } } =>
  part.type === "test" && part.predicate.on === "words" && LATIN.test(part.predicate.value);

/**
 * Lets a single romanized kana match inside readings if the query has other romanized words, as in `ao no maseki`.
 * Alone, it matches only the beginning of names, because half of all names contain it. Keeps the order and number of
 * the parts.
 */
export function loosenSingleKanaWords(parts: readonly QueryNode[]): readonly QueryNode[] {
  if (parts.filter(isLatinWord).length < 2) return parts;
  return parts.map((part): QueryNode => {
    const kana = kanaOf(part);
    if (kana === null) return part;
    const within: QueryNode = {
      type: "test",
      predicate: { on: "text", key: "yomi", match: "holds", value: kana },
      at: part.at,
    };
    return { type: "or", parts: [part, within], at: part.at };
  });
}
