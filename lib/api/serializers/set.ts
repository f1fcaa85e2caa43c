import type { z } from "zod";
import type { Catalogue, CatalogueSet } from "@/lib/magmell/catalogue/model/types";
import { getAllSetPrintings, type PrintedCard } from "@/lib/magmell/catalogue/views/set-printings";
import { apiPaths } from "../api-paths";
import type { setResponseSchema as setAnswerSchema, setSchema } from "../schemas/set";
import { serializeCard, serializePrinting } from "./card";
import { paginate } from "./paging";

type SetAnswer = z.infer<typeof setSchema>;

const SIZE = 100;

export function serializeSets(snapshot: Catalogue): SetAnswer[] {
  return snapshot.sets.map((one) => setSummary(one, snapshot));
}

function setSummary({ rarities = [], ...set }: CatalogueSet, snapshot: Catalogue): SetAnswer {
  const { code, name, englishName, type, releasedOn } = set;
  const printings = getAllSetPrintings(snapshot, code).length;
  return {
    ...{ code, name, englishName, type, releasedOn, printings },
    ...(rarities.length > 0 && { rarities: rarities.map((rarity) => ({ ...rarity })) }),
    links: { self: apiPaths.set(code) },
  };
}

/** Serializes a set with one page of its printings; `null` for an unknown code. */
export function serializeSetPage(
  snapshot: Catalogue,
  code: string,
  page: number,
): z.infer<typeof setAnswerSchema> | null {
  const found = snapshot.sets.find((one) => one.code === code.toUpperCase());
  if (!found) return null;
  const all = getAllSetPrintings(snapshot, found.code);
  const { items, place } = paginate(all, page, SIZE, apiPaths.set(found.code));
  const printings = items.map(({ card, printing }) => {
    const { number, name, reading, englishName, retired, links } = serializeCard(card);
    return {
      ...serializePrinting(printing, snapshot.sets),
      card: { number, name, reading, englishName, retired, links },
    };
  });
  return { version: snapshot.version, set: setSummary(found, snapshot), ...place, printings };
}

/** Returns the printing with a set code and a printed number, ignoring case; null if there is none. */
export function findPrinting(snapshot: Catalogue, set: string, number: string): PrintedCard | null {
  const wanted = number.toUpperCase();
  const all = getAllSetPrintings(snapshot, set.toUpperCase());
  return all.find(({ printing }) => printing.number === wanted) ?? null;
}
