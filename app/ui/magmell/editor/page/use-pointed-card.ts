"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { DECK_LIMITS, toNameKey } from "@/engine/magmell";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { countCopies, type DeckDraft, getDraftLines } from "@/lib/magmell/decks/draft";
import { getHomeZone } from "../cards/deck-groups";
import type { CardListEntry, ListPlace } from "../rows/card-list-entry";

/** The previewed card, and the list from which it was chosen. */
type Pointed = { readonly name: string; readonly place: ListPlace };

/** Milliseconds that the pointer rests on a row before its card is shown. */
const REST = 120;

/**
 * Returns the card to preview: the last one that had the focus or a resting pointer. A pointer that only passes over a
 * row changes nothing.
 */
export function usePointedCard() {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const point = useCallback(({ name, place }: Pointed, how: "hover" | "focus") => {
    clearTimeout(timer.current);
    if (how === "focus") setPointed({ name, place });
    else timer.current = setTimeout(() => setPointed({ name, place }), REST);
  }, []);
  const step = useCallback((by: -1 | 1) => {
    clearTimeout(timer.current);
    setPointed((here) => here && { ...here, name: neighborOf(here, by) });
  }, []);
  return { pointed, point, step };
}

/** Name of the previous or next card in its list on the page; at the ends, the card itself. */
function neighborOf({ name, place }: Pointed, by: -1 | 1): string {
  const rows = [...document.querySelectorAll<HTMLElement>(`[data-list="${place}"] [data-name]`)];
  const names = [...new Set(rows.map((row) => row.dataset.name ?? ""))];
  const at = names.indexOf(name);
  return at < 0 ? name : (names[at + by] ?? name);
}

type Facts = { draft: DeckDraft; catalogue: Catalogue; title: (name: string) => string };

/** Returns the row of the previewed card; null for an unknown name. */
export function findPointedRow(
  { name, place }: Pointed,
  { draft, catalogue, title }: Facts,
): (CardListEntry & { readonly card: CatalogueCard }) | null {
  const card = catalogue.names.keys.get(toNameKey(name));
  if (!card) return null;
  const home = getHomeZone(card);
  const zone = place === "pool" ? home : place;
  return {
    id: toNameKey(name),
    place,
    zone,
    home,
    name,
    title: title(name),
    card,
    count: countCopies(getDraftLines(draft, zone), name),
    most: zone === "candidates" ? null : DECK_LIMITS[zone].copies,
    candidates: countCopies(draft.candidates, name),
    noted: false,
    tags: [],
  };
}
