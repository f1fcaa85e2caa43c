import fc from "fast-check";
import { CHOICE_VALUES } from "@/lib/magmell/search/query/choices";
import { type KeyLevel, QUERY_KEYS, type QueryKeyId } from "@/lib/magmell/search/query/keys";
import type { QueryScope } from "@/lib/magmell/search/query/read/read-query";
import { createEquivalentTerms, type EquivalentTerm } from "./equivalent-terms";

/** Query scopes, with `deckCards` for the card query between `[[` and `]]`. */
type Where = QueryScope | "deckCards";

const ANSWERED: Readonly<Record<Where, readonly KeyLevel[]>> = {
  cards: ["card", "printing"],
  builder: ["card", "printing", "builder"],
  decks: ["card", "printing", "deck"],
  deckCards: ["card", "printing"],
};
/** Keys drawn more often, because their predicates can be merged. */
const OFTEN: readonly QueryKeyId[] = ["ap", "number", "colors", "needs", "produces", "useCost", "catalyst"];

const same = (...texts: readonly string[]): readonly EquivalentTerm[] => texts.map((text) => [text, text]);

const BARE: readonly EquivalentTerm[] = [
  ...same("火", "ひの", "hinoko", "a-b", "ー", "竜・王", "don't", "/引く|攻撃/", "/\\d+。$/", "＋＋x"),
  ['"a b"', "「a　b」"],
  ['"火の子"', "火の子"],
  ["。", "「。」"],
  ["Ｂlue", "“bLUE”"],
  ['"or"', "「ＯＲ」"],
  ['"a\\"b"', '『a"b』'],
  ['"-x"', "「－x」"],
  ['"++"', "「＋＋」"],
  ['"a≠b"', "「a≠b」"],
  ["《火の子》", "!火の子"],
  ['!"a》b"', "！「a》b」"],
];
/** Unreadable terms, which are kept as typed. */
const UNREAD = same(
  "foo:bar",
  "t:unti",
  "t:foo,bar",
  "ap:5..2",
  "攻げ力:2",
  "c:紫",
  "ap:",
  "is:split",
  'foo:"a b",「c」',
);
const OF_BUILDER: readonly EquivalentTerm[] = [
  ["in:deck", "収録：デッキ"],
  ["-in:deck", "-qty>0"],
  ["in!=deck", "枚数=0"],
];

/** An arbitrary of single terms, readable or not. */
function leaf(where: Where): fc.Arbitrary<EquivalentTerm> {
  const ids = (Object.keys(QUERY_KEYS) as QueryKeyId[]).filter(
    (id) => ANSWERED[where].includes(QUERY_KEYS[id].level) && id !== "zone",
  );
  // In a deck search `not:` asks for decks with such a card, a minus for decks without.
  const any = fc.constantFrom(...ids).chain((id) => createEquivalentTerms(id, where !== "decks"));
  const word = fc.constantFrom(
    ...CHOICE_VALUES.zone.flatMap(([one, other]) => [[`zone:${one}`, `領域=${other}`] as const]),
  );
  return fc.oneof(
    { weight: 4, arbitrary: any },
    { weight: 5, arbitrary: fc.constantFrom(...OFTEN).chain((id) => createEquivalentTerms(id, false)) },
    { weight: 2, arbitrary: fc.constantFrom(...BARE) },
    { weight: 1, arbitrary: fc.constantFrom(...UNREAD) },
    ...(where === "builder" ? [{ weight: 1, arbitrary: fc.constantFrom(...OF_BUILDER) }] : []),
    ...(where === "deckCards" ? [{ weight: 1, arbitrary: word }] : []),
  );
}

const COPIES: readonly EquivalentTerm[] = [
  [">=6", "≧６"],
  ["", ">0"],
  ["<3", "<=2"],
  [":0", "=0"],
  ["!=1", "≠1"],
  [">999", "＞999"],
];
const ofDeck = fc
  .tuple(parts("deckCards", 2), fc.constantFrom(...COPIES))
  .map(([[one, other], [count, counted]]): EquivalentTerm => [`[[${one}]]${count}`, `[[ ${other}　]]${counted}`]);

/** An arbitrary of groups and negations, paired with the same parts reordered, repeated or regrouped. */
function parts(where: Where, maxDepth: number): fc.Arbitrary<EquivalentTerm> {
  const term = where === "decks" ? fc.oneof(leaf(where), ofDeck) : leaf(where);
  return fc.letrec<{ part: EquivalentTerm }>((tie) => ({
    part: fc.oneof(
      { maxDepth, depthSize: "small" },
      term.map(([one, other]): EquivalentTerm => [`(${one})`, `(${other})`]),
      fc
        .tuple(
          tie("part"),
          fc.constantFrom<(text: string) => string>(
            (text) => `---${text}`,
            (text) => `-((${text}))`,
          ),
        )
        .map(([[one, other], excluded]): EquivalentTerm => [`-${one}`, excluded(other)]),
      fc
        .tuple(fc.array(tie("part"), { minLength: 2, maxLength: 3 }), fc.boolean(), fc.nat({ max: 3 }))
        .map(([joined, isChoice, way]) => joinedWays(joined, isChoice, way)),
    ),
  })).part;
}

function joinedWays(joined: readonly EquivalentTerm[], isChoice: boolean, way: number): EquivalentTerm {
  const [join, contrary] = isChoice ? [" or ", " "] : [" ", " or "];
  const [first = "", ...others] = joined.map(([, other]) => other).reverse();
  const twice = [first, ...others, first];
  const ways = [
    `(${twice.join(join)})`,
    `(${first}${join}(${others.join(join)}))`,
    `(((${twice.join(join)}))${join}${first})`,
    `-(${twice.map((text) => `-${text}`).join(contrary)})`,
  ];
  return [`(${joined.map(([one]) => one).join(join)})`, ways[way] ?? ""];
}

const OPTIONS: readonly EquivalentTerm[] = [
  ["", "order:number"],
  ["order:ap,-hp", "並び:攻撃力,－体力"],
  ["unique:prints", "＋＋"],
  ["display:text", "表示：テキスト"],
  ["prefer:oldest", "優先:古い"],
  ["include:extras", "include:retired,token"],
];

/** Returns an arbitrary of pairs of equivalent queries: with synonyms, in another order, or with rewritten logic. */
export function createEquivalentQueries(place: QueryScope): fc.Arbitrary<EquivalentTerm> {
  if (place === "decks") return parts(place, 3);
  return fc
    .tuple(parts(place, 3), fc.constantFrom(...OPTIONS))
    .map(([[one, other], [option, chosen]]): EquivalentTerm => [`${one} ${option}`, `${chosen} ${other}`]);
}
