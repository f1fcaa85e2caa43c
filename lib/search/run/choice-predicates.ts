import { colorBits } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/catalogue/model/types";
import { bitsWhere } from "../index/bits";
import type { SearchIndex } from "../index/types";
import type { ChoiceKey } from "../query/keys";
import { HAS, IS, NEW, ofCards, ofRows, type Question } from "./choice-answers";
import { cards } from "./found";
import type { Answer } from "./types";

/** All cards are printed in Japanese. */
const LANGUAGE = "ja";

const asked = (questions: Readonly<Record<string, Question>>, word: string): Question | undefined =>
  Object.hasOwn(questions, word) ? questions[word] : undefined;

/** The question that a word asks under a key; `undefined` for a word that asks nothing. */
const QUESTIONS: Readonly<Record<Exclude<ChoiceKey, "fits" | "zone">, (value: string) => Question | undefined>> = {
  kind: (value) => ofCards(({ kind }) => kind === value),
  timing: (value) => ofCards(({ timing }) => timing === value),
  ability: (value) => ofCards(({ abilities }) => abilities.some(({ type }) => type === value)),
  is: (value) => asked(IS, value),
  has: (value) => asked(HAS, value),
  engine: (value) => ofCards(({ coverage }) => coverage === value),
  tag: (value) => ofCards(({ tags }) => tags.some((tag) => tag === value)),
  setType: (value) => ofRows(({ set }) => set?.type === value),
  finish: (value) => ofRows(({ printing }) => printing.finish === value),
  language: (value) => ofRows(() => value === LANGUAGE || value === "any"),
  new: (value) => asked(NEW, value),
};

export const choiceTest: Answer<"choice"> = ({ index, context }, { key, value }) => {
  if (key === "zone") return null;
  if (key === "fits") return context.builder ? cards(fitting(index, context.builder.stones)) : null;
  const question = QUESTIONS[key](value);
  if (!question) return null;
  const name = `${key}:${value}`;
  return { of: question.of, bits: answered(index, name, question) };
};

/** Found once for each question: the words of a key are a closed list. */
function answered(index: SearchIndex, name: string, question: Question) {
  const { catalogue, rows } = index;
  const { cards: all } = catalogue;
  if (question.of === "cards")
    return index.known("cards", name, (place) => question.holds(all[place] as CatalogueCard, catalogue));
  return index.known("rows", name, (row) => {
    const printing = rows.printings[row];
    if (!printing) return false;
    const place = rows.cardOf[row] as number;
    const card = all[place] as CatalogueCard;
    const earlier = card.printings.slice(0, row - (rows.starts[place] as number));
    return question.holds({ printing, set: rows.sets[row] ?? null, card, earlier });
  });
}

/** Cards that need no colour but those that the stones of the deck pay. */
const fitting = ({ catalogue, size }: SearchIndex, stones: number) =>
  bitsWhere(size, (place) => (colorBits((catalogue.cards[place] as CatalogueCard).neededColors) & ~stones) === 0);
