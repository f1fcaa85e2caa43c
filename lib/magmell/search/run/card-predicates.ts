import { toNameKey } from "@/engine/magmell";
import { foldForSearch } from "@/lib/japanese/search-fold";
import type { CatalogueCard, CatalogueRuling } from "@/lib/magmell/catalogue/model/types";
import { createBitSet, setBit, subtractInto } from "../index/bit-set";
import { getCsrList } from "../index/csr";
import { getMentionedNameKeys } from "../index/mentions";
import type { SearchIndex } from "../index/types";
import { createCardMatches, createEmptyMatchSet } from "./match-set";
import type { PredicateEvaluator } from "./types";

/**
 * Evaluates `mentions` and `related`. `mentions` matches cards whose text names the card. `related` also matches cards
 * that its own text names and cards with a common ruling.
 */
export const evaluateCard: PredicateEvaluator<"card"> = ({ index }, { key, name }) => {
  const called = findCardByName(index, name);
  const result = createBitSet(index.size, index.mentions().get(called?.key ?? toNameKey(name)) ?? []);
  if (called === null) return createCardMatches(result);
  if (key === "related") {
    const named = new Set(getMentionedNameKeys(called));
    const ruled = numbersRuledWith(index, called);
    for (const [place, card] of index.catalogue.cards.entries())
      if (named.has(card.key) || ruled.has(card.number)) setBit(result, place);
  }
  subtractInto(result, createBitSet(index.size, [index.catalogue.cards.indexOf(called)]));
  return createCardMatches(result);
};

const rulingsOn = ({ catalogue }: SearchIndex, { number }: CatalogueCard): readonly CatalogueRuling[] =>
  catalogue.rulings.get(number) ?? [];

const numbersRuledWith = (index: SearchIndex, card: CatalogueCard): ReadonlySet<number> =>
  new Set(rulingsOn(index, card).flatMap(({ cards: numbers }) => numbers));

/** Evaluates `rule`: cards whose rulings cite the rule or a rule below it, as 702.3 is below 702. */
export const evaluateRule: PredicateEvaluator<"rule"> = ({ index }, { rule }) => {
  const places = [...index.catalogue.cards.entries()].filter(([, card]) =>
    rulingsOn(index, card).some(({ rules }) => rules.some((cited) => cited === rule || cited.startsWith(`${rule}.`))),
  );
  if (places.length === 0) return createEmptyMatchSet(index);
  return createCardMatches(
    createBitSet(
      index.size,
      places.map(([place]) => place),
    ),
  );
};

/** Evaluates `!"…"`: the card of exactly this name. */
export const evaluateExact: PredicateEvaluator<"exact"> = ({ index }, { value }) => {
  const card = findCardByName(index, value);
  return card
    ? createCardMatches(createBitSet(index.size, [index.catalogue.cards.indexOf(card)]))
    : createEmptyMatchSet(index);
};

/**
 * Returns the card of a name by its name key (the rules' identity); failing that, the first card with a name, English name or
 * alias that folds to the same text.
 */
function findCardByName(index: SearchIndex, name: string): CatalogueCard | null {
  const exact = index.catalogue.names.keys.get(toNameKey(name));
  if (exact) return exact;
  const folded = foldForSearch(name);
  for (const key of ["name", "alias"] as const) {
    const labels = index.labels(key);
    const value = labels.folded().indexOf(folded);
    const place = value === -1 ? undefined : getCsrList(labels.postings, value)[0];
    if (place !== undefined) return index.catalogue.cards[place] ?? null;
  }
  return null;
}
