import { toColorBits } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { createBitSetWhere } from "../index/bit-set";
import type { SearchIndex } from "../index/types";
import type { ChoiceKey } from "../query/keys";
import {
  type ChoiceCondition,
  createCardCondition,
  createPrintingCondition,
  HAS_CONDITIONS,
  IS_CONDITIONS,
  NEW_CONDITIONS,
} from "./choice-conditions";
import { createCardMatches } from "./match-set";
import type { PredicateEvaluator } from "./types";

/** Printed language of every card. */
const LANGUAGE = "ja";

const conditionNamed = (
  questions: Readonly<Record<string, ChoiceCondition>>,
  word: string,
): ChoiceCondition | undefined => (Object.hasOwn(questions, word) ? questions[word] : undefined);

/** The condition a word stands for under each key; `undefined` for an unknown word. */
const CONDITION_OF: Readonly<
  Record<Exclude<ChoiceKey, "fits" | "zone">, (value: string) => ChoiceCondition | undefined>
> = {
  kind: (value) => createCardCondition(({ kind }) => kind === value),
  timing: (value) => createCardCondition(({ timing }) => timing === value),
  ability: (value) => createCardCondition(({ abilities }) => abilities.some(({ type }) => type === value)),
  is: (value) => conditionNamed(IS_CONDITIONS, value),
  has: (value) => conditionNamed(HAS_CONDITIONS, value),
  engine: (value) => createCardCondition(({ coverage }) => coverage === value),
  tag: (value) => createCardCondition(({ tags }) => tags.some((tag) => tag === value)),
  setType: (value) => createPrintingCondition(({ set }) => set?.type === value),
  finish: (value) => createPrintingCondition(({ printing }) => printing.finish === value),
  language: (value) => createPrintingCondition(() => value === LANGUAGE || value === "any"),
  new: (value) => conditionNamed(NEW_CONDITIONS, value),
};

export const evaluateChoice: PredicateEvaluator<"choice"> = ({ index, context }, { key, value }) => {
  if (key === "zone") return null;
  if (key === "fits") return context.builder ? createCardMatches(fitting(index, context.builder.stones)) : null;
  const question = CONDITION_OF[key](value);
  if (!question) return null;
  const name = `${key}:${value}`;
  return { of: question.of, bits: bitsOfCondition(index, name, question) };
};

/** Matches of a condition, computed once per index: each key has a closed list of words. */
function bitsOfCondition(index: SearchIndex, name: string, question: ChoiceCondition) {
  const { catalogue, rows } = index;
  const { cards: all } = catalogue;
  if (question.of === "cards")
    return index.cachedBits("cards", name, (place) => question.holds(all[place] as CatalogueCard, catalogue));
  return index.cachedBits("rows", name, (row) => {
    const printing = rows.printings[row];
    if (!printing) return false;
    const place = rows.cardOf[row] as number;
    const card = all[place] as CatalogueCard;
    const earlier = card.printings.slice(0, row - (rows.starts[place] as number));
    return question.holds({ printing, set: rows.sets[row] ?? null, card, earlier });
  });
}

/** Cards whose needed colors are all produced by the deck's stones. */
const fitting = ({ catalogue, size }: SearchIndex, stones: number) =>
  createBitSetWhere(
    size,
    (place) => (toColorBits((catalogue.cards[place] as CatalogueCard).neededColors) & ~stones) === 0,
  );
