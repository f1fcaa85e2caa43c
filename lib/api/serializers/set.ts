import type { z } from "zod";
import type { Catalogue, CatalogueSet } from "@/lib/catalogue/model/types";
import { everyPrintingIn, type PrintedCard } from "@/lib/catalogue/views/set-printings";
import { apiAddress } from "../api-address";
import type { set, setAnswer as setAnswerSchema } from "../schemas/set";
import { serializeCard, serializePrinting } from "./card";
import { paginate } from "./paging";

type SetAnswer = z.infer<typeof set>;

const SIZE = 100;

export function serializeSets(held: Catalogue): SetAnswer[] {
  return held.sets.map((one) => setSummary(one, held));
}

function setSummary({ code, name, englishName, type, releasedOn }: CatalogueSet, held: Catalogue): SetAnswer {
  const printings = everyPrintingIn(held, code).length;
  return { code, name, englishName, type, releasedOn, printings, links: { self: apiAddress.set(code) } };
}

/** Serializes a set with one page of its printings; `null` for an unknown code. */
export function serializeSetPage(held: Catalogue, code: string, page: number): z.infer<typeof setAnswerSchema> | null {
  const found = held.sets.find((one) => one.code === code.toUpperCase());
  if (!found) return null;
  const all = everyPrintingIn(held, found.code);
  const { items, place } = paginate(all, page, SIZE, apiAddress.set(found.code));
  const printings = items.map(({ card, printing }) => {
    const { number, name, reading, englishName, retired, links } = serializeCard(card);
    return { ...serializePrinting(printing), card: { number, name, reading, englishName, retired, links } };
  });
  return { version: held.version, set: setSummary(found, held), ...place, printings };
}

/** The printing with a set code and a printed number, in upper or lower case; `null` for none. */
export function findPrinting(held: Catalogue, set: string, number: string): PrintedCard | null {
  const wanted = number.toUpperCase();
  const all = everyPrintingIn(held, set.toUpperCase());
  return all.find(({ printing }) => printing.number === wanted) ?? null;
}
