import { memoizeWeakly } from "@/lib/cache";
import { groupBy } from "@/lib/collections";
import type { Catalogue, CatalogueCard, CataloguePrinting } from "../model/types";

/** A printing together with its card. */
export type PrintedCard = { readonly card: CatalogueCard; readonly printing: CataloguePrinting };

type Cards = Pick<Catalogue, "cards">;
type Printings = readonly PrintedCard[];

/** Returns all printings of a set in numeric order, without withdrawn cards. Empty for an unknown set. */
export const getSetPrintings = ({ cards }: Cards, set: string): Printings => bySet(cards).get(set)?.inUse ?? [];

/** Returns all printings of a set in the order of `getSetPrintings`, including printings of withdrawn cards. */
export const getAllSetPrintings = ({ cards }: Cards, set: string): Printings => bySet(cards).get(set)?.all ?? [];

/** Returns all printings by an illustrator, set by set in numeric order, without withdrawn cards. */
export const getIllustratorPrintings = ({ cards }: Cards, illustrator: string): Printings =>
  byIllustrator(cards).get(illustrator) ?? [];

/** Returns all illustrators with their printings, in the order of their names. */
export const listIllustrators = ({ cards }: Cards): readonly (readonly [name: string, printings: Printings])[] => [
  ...byIllustrator(cards),
];

const bySet = memoizeWeakly(
  (cards: Catalogue["cards"]): ReadonlyMap<string, { readonly all: Printings; readonly inUse: Printings }> => {
    const sets = groupBy(printed(cards).map((one) => [one.printing.set, one]));
    for (const all of sets.values()) all.sort(byPlace);
    return new Map([...sets].map(([set, all]) => [set, { all, inUse: all.filter(({ card }) => !card.retired) }]));
  },
);

const byIllustrator = memoizeWeakly((cards: Catalogue["cards"]): ReadonlyMap<string, Printings> => {
  const named = printed(cards).filter(({ card, printing }) => !card.retired && printing.illustrator !== "");
  const drawn = groupBy(named.map((one) => [one.printing.illustrator, one]));
  for (const list of drawn.values()) list.sort(byPlace);
  const collator = new Intl.Collator("ja");
  return new Map([...drawn].sort(([a], [b]) => collator.compare(a, b)));
});

const printed = (cards: Catalogue["cards"]): Printings =>
  cards.flatMap((card) => card.printings.map((printing) => ({ card, printing })));

/** Compares numbers numerically: `FL-9` comes before `FL-10`. */
const BY_NUMBER = new Intl.Collator("en", { numeric: true });

const byPlace = ({ printing: a }: PrintedCard, { printing: b }: PrintedCard): number =>
  BY_NUMBER.compare(a.set, b.set) || BY_NUMBER.compare(a.number, b.number);
