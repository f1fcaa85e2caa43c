import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { type Color, fromColorBits } from "@/engine/magmell";
import type { Comparison, Predicate, QueryNode } from "@/lib/magmell/search/query/types";
import { writeNode } from "@/lib/magmell/search/query/write/write-node";

export type TermDictionary = {
  readonly search: Pick<
    Dictionary["search"],
    | "facets"
    | "asOf"
    | "or"
    | "range"
    | "tags"
    | "abilities"
    | "coverage"
    | "colorless"
    | "colorsExactly"
    | "colorsMost"
    | "colorsAll"
  >;
  readonly site: Pick<Dictionary["site"], "kinds" | "timings" | "colors">;
};

type Facets = Dictionary["search"]["facets"];

/** Keys that have a word of their own among the facets. */
const FACETS = {
  kind: "kind",
  timing: "timing",
  colors: "colors",
  needs: "needs",
  useCount: "useCount",
  total: "total",
  ap: "ap",
  hp: "hp",
  set: "set",
  tag: "tag",
  ability: "ability",
  engine: "engine",
} as const satisfies Record<string, keyof Facets>;

type FacetKey = keyof typeof FACETS;

const isFacetKey = (key: string): key is FacetKey => Object.hasOwn(FACETS, key);

/** Returns a term in words, such as 「種別 ユニット・マジック」. A term that has no wording is returned in query syntax. */
export function describeTerm(node: QueryNode, words: TermDictionary): string {
  const written = writeNode(node);
  const tests = testsOf(node);
  const [first] = tests ?? [];
  if (!tests || !first || !("key" in first) || !tests.every((one) => "key" in one && one.key === first.key))
    return written;
  if (!isFacetKey(first.key)) return soleWords(tests, words.search.facets) ?? written;
  const values = tests.map((one) => valueWords(one, words));
  return values.some((value) => value === null)
    ? written
    : `${words.search.facets[FACETS[first.key]]} ${values.join(words.search.or)}`;
}

/** The tests of a term that is one of them, or one of several. */
function testsOf(node: QueryNode): readonly Predicate[] | null {
  if (node.type === "test") return [node.predicate];
  if (node.type !== "or") return null;
  const tests = node.parts.flatMap((part) => (part.type === "test" ? [part.predicate] : []));
  return tests.length === node.parts.length ? tests : null;
}

function soleWords([test, ...others]: readonly Predicate[], facets: Facets): string | null {
  if (!test || others.length > 0 || test.on !== "choice") return null;
  if (test.key === "has" && test.value === "ruling") return facets.ruled;
  return test.key === "is" && test.value === "textdiffers" ? facets.differs : null;
}

function valueWords(test: Predicate, words: TermDictionary): string | null {
  if (test.on === "choice") return getChoiceLabel(test.key, test.value, words);
  if (test.on === "text") return test.match === "matches" ? null : test.value;
  if (test.on === "number") return numberWords(test.op, test.value, words.search.range);
  if (test.on === "range") return rangeWords(test.from, test.to, words.search.range);
  return test.on === "colors" ? colorWords(test, words) : null;
}

/** Returns the label of a key's value, as for `kind`; null if the key or the value has no labels. */
export function getChoiceLabel(key: string, value: string, { search, site }: TermDictionary): string | null {
  const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    kind: site.kinds,
    timing: site.timings,
    tag: search.tags,
    ability: search.abilities,
    engine: search.coverage,
  };
  return lists[key]?.[value] ?? null;
}

function numberWords(op: Comparison, value: number, words: Dictionary["search"]["range"]): string | null {
  if (op === "=") return String(value);
  if (op === "!=") return null;
  const [from, to] =
    op === ">=" ? [value, null] : op === ">" ? [value + 1, null] : [null, op === "<" ? value - 1 : value];
  return rangeWords(from, to, words);
}

function rangeWords(min: number | null, max: number | null, words: Dictionary["search"]["range"]): string | null {
  if (min !== null && max !== null) return format(words.both, { min, max });
  if (min !== null) return format(words.min, { min });
  return max === null ? null : format(words.max, { max });
}

function colorWords(
  { key, op, bits }: Extract<Predicate, { on: "colors" }>,
  { search, site }: TermDictionary,
): string | null {
  const names = fromColorBits(bits).map((color: Color) => site.colors[color]);
  if (names.length === 0) return op === "=" ? search.colorless : null;
  const colors = names.join(search.or);
  if (key === "needs") return op === "<=" ? colors : null;
  if (op === "=") return format(search.colorsExactly, { colors });
  if (op === "<=") return format(search.colorsMost, { colors });
  if (op !== ">=") return null;
  return names.length === 1 ? colors : format(search.colorsAll, { colors });
}
