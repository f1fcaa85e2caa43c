import { nameKey } from "@/engine";
import type { CatalogueCard, CatalogueRuling } from "@/lib/catalogue/types";
import { bitsOf, bitsWhere } from "../index/bits";
import type { SearchIndex } from "../index/types";
import { cardCalled } from "./card-called";
import { cards, nothing } from "./found";
import type { Answer } from "./types";

/** 207.3: names stand in texts like this. */
const NAMED = /《([^《》]+)》/gu;

const keysNamedBy = ({ text }: CatalogueCard): readonly string[] =>
  text.includes("《") ? [...text.matchAll(NAMED)].map(([, name = ""]) => nameKey(name)) : [];

/** `mentions`: cards whose text names the card. `related`: also those that its own text names, and those that share a ruling. */
export const cardTest: Answer<"card"> = ({ index }, { key, name }) => {
  const called = cardCalled(index, name);
  const wanted = called?.key ?? nameKey(name);
  const { cards: all } = index.catalogue;
  const mentioned = called && key === "related" ? new Set(keysNamedBy(called)) : new Set<string>();
  const ruled = called && key === "related" ? numbersRuledWith(index, called) : new Set<number>();
  return cards(
    bitsWhere(index.size, (place) => {
      const card = all[place] as CatalogueCard;
      if (card === called) return false;
      return mentioned.has(card.key) || ruled.has(card.number) || keysNamedBy(card).includes(wanted);
    }),
  );
};

const rulingsOn = ({ catalogue }: SearchIndex, { number }: CatalogueCard): readonly CatalogueRuling[] =>
  catalogue.rulings.get(number) ?? [];

const numbersRuledWith = (index: SearchIndex, card: CatalogueCard): ReadonlySet<number> =>
  new Set(rulingsOn(index, card).flatMap(({ cards: numbers }) => numbers));

/** Cards whose rulings cite a rule or one that stands under it: 702 is cited by who cites 702.3. */
export const ruleTest: Answer<"rule"> = ({ index }, { rule }) => {
  const places = [...index.catalogue.cards.entries()].filter(([, card]) =>
    rulingsOn(index, card).some(({ rules }) => rules.some((cited) => cited === rule || cited.startsWith(`${rule}.`))),
  );
  if (places.length === 0) return nothing(index);
  return cards(
    bitsOf(
      index.size,
      places.map(([place]) => place),
    ),
  );
};

/** The card of this very name, as `!"…"` asks for it. */
export const exactTest: Answer<"exact"> = ({ index }, { value }) => {
  const card = cardCalled(index, value);
  return card ? cards(bitsOf(index.size, [index.catalogue.cards.indexOf(card)])) : nothing(index);
};
