import type { z } from "zod";
import type { Catalogue, CatalogueCard, CataloguePrinting, CatalogueSet } from "@/lib/catalogue/types";
import { apiAddress } from "../api-address";
import type { set, setAnswer as setAnswerSchema } from "../schemas/set";
import { cardAnswer, printingAnswer } from "./card-answer";
import { pagedAnswer } from "./page-answer";

type SetAnswer = z.infer<typeof set>;
type Printed = { readonly card: CatalogueCard; readonly printing: CataloguePrinting };

const SIZE = 100;
const printed = new WeakMap<Catalogue["cards"], ReadonlyMap<string, readonly Printed[]>>();

/** All printings by the codes of their sets, each in the order of their numbers. */
export function printingsBySet({ cards }: Pick<Catalogue, "cards">): ReadonlyMap<string, readonly Printed[]> {
  const known = printed.get(cards);
  if (known) return known;
  const found = new Map<string, Printed[]>();
  for (const card of cards)
    for (const printing of card.printings) {
      const there = found.get(printing.set);
      if (there) there.push({ card, printing });
      else found.set(printing.set, [{ card, printing }]);
    }
  for (const list of found.values()) list.sort((a, b) => compare(a.printing.number, b.printing.number));
  printed.set(cards, found);
  return found;
}

/** The numbers of a set read as people count: `FL-9` stands before `FL-10`. */
const byNumber = new Intl.Collator("en", { numeric: true });
const compare = (a: string, b: string) => byNumber.compare(a, b);

export function setsAnswer(held: Catalogue): SetAnswer[] {
  return held.sets.map((one) => setSummary(one, held));
}

function setSummary({ code, name, englishName, type, releasedOn }: CatalogueSet, held: Catalogue): SetAnswer {
  const printings = printingsBySet(held).get(code)?.length ?? 0;
  return { code, name, englishName, type, releasedOn, printings, links: { self: apiAddress.set(code) } };
}

/** A set with one page of its printings; `null` when no set has the code. */
export function setAnswer(held: Catalogue, code: string, page: number): z.infer<typeof setAnswerSchema> | null {
  const found = held.sets.find((one) => one.code === code.toUpperCase());
  if (!found) return null;
  const all = printingsBySet(held).get(found.code) ?? [];
  const { items, place } = pagedAnswer(all, page, SIZE, apiAddress.set(found.code));
  const printings = items.map(({ card, printing }) => {
    const { number, name, reading, englishName, retired, links } = cardAnswer(card);
    return { ...printingAnswer(printing), card: { number, name, reading, englishName, retired, links } };
  });
  return { version: held.version, set: setSummary(found, held), ...place, printings };
}

/** The card that carries a set and a number at its foot, however they are written; `null` for none. */
export function findPrinting(held: Catalogue, set: string, number: string): Printed | null {
  const wanted = number.toUpperCase();
  const all = printingsBySet(held).get(set.toUpperCase()) ?? [];
  return all.find(({ printing }) => printing.number === wanted) ?? null;
}
