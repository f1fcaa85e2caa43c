import type { z } from "zod";
import { weakMemo } from "@/lib/cache";
import type { Catalogue, CatalogueRuling } from "@/lib/catalogue/model/types";
import { byText } from "@/lib/collections";
import { API_BASE } from "../api-address";
import type { rulingsAnswer as schema } from "../schemas/set";
import { rulingAnswer } from "./card-answer";
import { pagedAnswer } from "./page-answer";

const SIZE = 60;

/** Every ruling by its id, in the order of the ids. */
export const rulingsById = weakMemo(
  ({ rulings }: Pick<Catalogue, "rulings">): ReadonlyMap<string, CatalogueRuling> => {
    const all = [...rulings.values()].flat().sort(byText(({ id }) => id));
    return new Map(all.map((ruling) => [ruling.id, ruling]));
  },
  ({ rulings }) => rulings,
);

type Asked = {
  /** The number of a card, and how it was asked for. */
  readonly card: { readonly number: number; readonly typed: string } | null;
  readonly rule: string | null;
  readonly page: number;
};

/** One page of the rulings on a card, of those that rest on a rule, or of all. */
export function rulingsAnswer(held: Catalogue, { card, rule, page }: Asked): z.infer<typeof schema> {
  const all = card ? (held.rulings.get(card.number) ?? []) : [...rulingsById(held).values()];
  const wanted = rule === null ? all : all.filter(({ rules }) => rules.some((one) => one === rule));
  const { items, place } = pagedAnswer(wanted, page, SIZE, `${API_BASE}/rulings`, { card: card?.typed, rule });
  return { version: held.version, ...place, rulings: items.map((ruling) => rulingAnswer(ruling, held)) };
}
