import type { z } from "zod";
import { memoizeWeakly } from "@/lib/cache";
import { compareByText } from "@/lib/collections";
import type { Catalogue, CatalogueRuling } from "@/lib/magmell/catalogue/model/types";
import { API_BASE_PATH, apiPaths } from "../api-paths";
import type { rulingSchema } from "../schemas/card";
import type { rulingsResponseSchema } from "../schemas/set";
import { paginate } from "./paging";

const SIZE = 60;

/** Returns all rulings of a catalogue by id, in id order. */
export const indexRulingsById = memoizeWeakly(
  ({ rulings }: Pick<Catalogue, "rulings">): ReadonlyMap<string, CatalogueRuling> => {
    const all = [...rulings.values()].flat().sort(compareByText(({ id }) => id));
    return new Map(all.map((ruling) => [ruling.id, ruling]));
  },
  ({ rulings }) => rulings,
);

type RulingFilter = {
  /** The number of a card, and its name as the client wrote it. */
  readonly card: { readonly number: number; readonly typed: string } | null;
  readonly rule: string | null;
  readonly page: number;
};

/** Serializes one page of rulings: on a card, resting on a rule, or all. */
export function serializeRulingsPage(
  snapshot: Catalogue,
  { card, rule, page }: RulingFilter,
): z.infer<typeof rulingsResponseSchema> {
  const all = card ? (snapshot.rulings.get(card.number) ?? []) : [...indexRulingsById(snapshot).values()];
  const matching = rule === null ? all : all.filter(({ rules }) => rules.some((one) => one === rule));
  const { items, place } = paginate(matching, page, SIZE, `${API_BASE_PATH}/rulings`, { card: card?.typed, rule });
  return { version: snapshot.version, ...place, rulings: items.map((ruling) => serializeRuling(ruling, snapshot)) };
}

/** Serializes a ruling, without cards that the catalogue of the date does not contain. */
export function serializeRuling(
  { id, question, answer, cards, rules, source, date, recheck }: CatalogueRuling,
  { byNumber }: Pick<Catalogue, "byNumber">,
): z.infer<typeof rulingSchema> {
  const named = cards.flatMap((number) => {
    const card = byNumber.get(number);
    return card ? [{ number, name: card.name }] : [];
  });
  const links = { self: apiPaths.ruling(id) };
  return { id, question, answer, cards: named, rules: [...rules], source, date, recheck, links };
}
