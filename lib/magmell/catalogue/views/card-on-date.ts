import { getCardInForce } from "../model/build-catalogue";
import type { Catalogue, CatalogueCard, IsoDate, TextReader } from "../model/types";

/**
 * Returns a card as of a date: the rules information in force and the printings released by then; null before its first
 * revision.
 */
export function getCardOnDate(
  card: CatalogueCard,
  asOf: IsoDate,
  sets: Catalogue["sets"],
  read: TextReader,
): CatalogueCard | null {
  const then = getCardInForce(card, asOf, read);
  const out = new Set(sets.filter(({ releasedOn }) => releasedOn <= asOf).map(({ code }) => code));
  return then && { ...then, romanized: card.romanized, printings: card.printings.filter(({ set }) => out.has(set)) };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses a date in a URL, full-width or half-width, with - or /; null for an invalid date. */
export function parseIsoDate(value: string): IsoDate | null {
  const written = value.normalize("NFKC").trim().replaceAll("/", "-");
  if (!DAY.test(written)) return null;
  const date = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written ? null : written;
}
