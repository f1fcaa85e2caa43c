import type { Catalogue, CatalogueCard, CataloguePrinting } from "./types";

/** A printing together with its card. */
export type PrintedCard = { readonly card: CatalogueCard; readonly printing: CataloguePrinting };

type Printings = {
  readonly bySet: ReadonlyMap<string, readonly PrintedCard[]>;
  readonly byIllustrator: ReadonlyMap<string, readonly PrintedCard[]>;
};

const BY_NUMBER = new Intl.Collator("en", { numeric: true });
const held = new WeakMap<Catalogue["cards"], Printings>();

/** All printings of a set in the order of their numbers; none for a set that is not there. Withdrawn cards are left out. */
export const printingsIn = (catalogue: Pick<Catalogue, "cards">, set: string): readonly PrintedCard[] =>
  printingsOf(catalogue).bySet.get(set) ?? [];

/** All printings that one person drew, set by set in the order of their numbers. */
export const printingsBy = (catalogue: Pick<Catalogue, "cards">, illustrator: string): readonly PrintedCard[] =>
  printingsOf(catalogue).byIllustrator.get(illustrator) ?? [];

/** Everybody who drew a card, with what they drew, in the order of their names. */
export const illustratorsOf = (
  catalogue: Pick<Catalogue, "cards">,
): readonly (readonly [name: string, printings: readonly PrintedCard[]])[] => [...printingsOf(catalogue).byIllustrator];

/** Sorted once for each catalogue. */
function printingsOf({ cards }: Pick<Catalogue, "cards">): Printings {
  const known = held.get(cards);
  if (known) return known;
  const bySet = new Map<string, PrintedCard[]>();
  const byIllustrator = new Map<string, PrintedCard[]>();
  for (const card of cards) {
    if (card.retired) continue;
    for (const printing of card.printings) {
      add(bySet, printing.set, { card, printing });
      if (printing.illustrator !== "") add(byIllustrator, printing.illustrator, { card, printing });
    }
  }
  for (const printed of [...bySet.values(), ...byIllustrator.values()]) printed.sort(byPlace);
  const collator = new Intl.Collator("ja");
  const names = [...byIllustrator].sort(([a], [b]) => collator.compare(a, b));
  const printings = { bySet, byIllustrator: new Map(names) };
  held.set(cards, printings);
  return printings;
}

function add(map: Map<string, PrintedCard[]>, key: string, printed: PrintedCard): void {
  const list = map.get(key);
  if (list) list.push(printed);
  else map.set(key, [printed]);
}

const byPlace = ({ printing: a }: PrintedCard, { printing: b }: PrintedCard): number =>
  BY_NUMBER.compare(a.set, b.set) || BY_NUMBER.compare(a.number, b.number);
