import { nameKey } from "@/engine/magmell";
import type { CatalogueCard, CatalogueRuling } from "@/lib/catalogue/model/types";
import { addBit, bitsOf, dropBits } from "../index/bits";
import { keysNamedBy } from "../index/mentions";
import type { SearchIndex } from "../index/types";
import { cardCalled } from "./card-called";
import { cards, nothing } from "./found";
import type { Answer } from "./types";

/** `mentions`: cards whose text names the card. `related`: also those that its own text names, and those that share a ruling. */
export const cardTest: Answer<"card"> = ({ index }, { key, name }) => {
  const called = cardCalled(index, name);
  const found = bitsOf(index.size, index.mentions().get(called?.key ?? nameKey(name)) ?? []);
  if (called === null) return cards(found);
  if (key === "related") {
    const named = new Set(keysNamedBy(called));
    const ruled = numbersRuledWith(index, called);
    for (const [place, card] of index.catalogue.cards.entries())
      if (named.has(card.key) || ruled.has(card.number)) addBit(found, place);
  }
  dropBits(found, bitsOf(index.size, [index.catalogue.cards.indexOf(called)]));
  return cards(found);
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
