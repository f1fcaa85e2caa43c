import { editDistance, nameKey } from "@/engine";
import { fold } from "./fold";
import { once } from "./once";
import type { CatalogueCard, NameIndex } from "./types";

/** How a typed name led to a card; the page shows it when it was not the exact name. */
export type MatchedBy = "name" | "spelling" | "reading" | "englishName";

export type NameMatch =
  | { readonly found: true; readonly card: CatalogueCard; readonly by: MatchedBy }
  /** The names of cards that were probably meant, the most likely first; at most `MAX_SUGGESTIONS`. */
  | { readonly found: false; readonly suggestions: readonly string[] };

export const MAX_SUGGESTIONS = 5;
/** No name is longer; a longer text is not looked at beyond this. */
const MAX_TYPED = 120;

export function indexNames(cards: readonly CatalogueCard[]): NameIndex {
  const folded = once(() =>
    cards.map((card) => ({ card, spellings: [card.name, card.reading, card.englishName].map(fold) })),
  );
  const uniqueAt = (place: number) =>
    once(() => {
      const found = new Map<string, CatalogueCard | null>();
      for (const { card, spellings } of folded()) {
        const spelling = spellings[place] ?? "";
        found.set(spelling, found.has(spelling) ? null : card);
      }
      return found;
    });
  const [spellings, readings, englishNames] = [uniqueAt(0), uniqueAt(1), uniqueAt(2)];
  return {
    keys: new Map(cards.map((card) => [card.key, card])),
    // Folding every name takes long in a large catalogue, and an exact name needs none of it.
    get spellings() {
      return spellings();
    },
    get readings() {
      return readings();
    },
    get englishNames() {
      return englishNames();
    },
    get folded() {
      return folded();
    },
  };
}

/**
 * Finds a card by its name as people type it. The exact name wins over a name that is only alike; a reading or an English
 * name leads to a card when no other card shares it.
 */
export function findByName(names: NameIndex, typed: string): NameMatch {
  const bare = withoutBrackets(typed.slice(0, MAX_TYPED));
  const exact = names.keys.get(nameKey(bare));
  if (exact) return { found: true, card: exact, by: "name" };
  const folded = fold(bare);
  for (const [by, spellings] of [
    ["spelling", names.spellings],
    ["reading", names.readings],
    ["englishName", names.englishNames],
  ] as const) {
    const card = spellings.get(folded);
    if (card) return { found: true, card, by };
  }
  return { found: false, suggestions: suggest(names, folded) };
}

/** 207.3 writes names in 《》; lists and posts use other brackets. */
function withoutBrackets(typed: string): string {
  const bare = typed.trim();
  return /^(?:《.*》|「.*」|『.*』|【.*】|“.*”|".*")$/u.test(bare) ? bare.slice(1, -1) : bare;
}

/** Cards one of whose spellings begins with, holds, or nearly is what was typed. */
function suggest(names: NameIndex, folded: string): readonly string[] {
  if (folded === "") return [];
  const scored: { card: CatalogueCard; distance: number }[] = [];
  for (const { card, spellings } of names.folded) {
    const distance = Math.min(...spellings.map((spelling) => distanceOf(spelling, folded)));
    if (distance < Number.POSITIVE_INFINITY) scored.push({ card, distance });
  }
  scored.sort((a, b) => a.distance - b.distance || a.card.number - b.card.number);
  return scored.slice(0, MAX_SUGGESTIONS).map(({ card }) => card.name);
}

/** 0 for the same, below 1 for a part of it, else the number of edits; infinite when it takes more than a third of them. */
function distanceOf(spelling: string, typed: string): number {
  if (spelling === typed) return 0;
  if (typed.length >= 2 && spelling.startsWith(typed)) return 0.25;
  if (typed.length >= 2 && spelling.includes(typed)) return 0.5;
  if (spelling.length >= 3 && typed.includes(spelling)) return 0.75;
  const longer = Math.max(spelling.length, typed.length);
  const allowed = Math.ceil(longer / 3);
  // Each edit mends one sign at most, so most names can be left out without comparing them place by place.
  if (longer - commonSigns(spelling, typed) > allowed) return Number.POSITIVE_INFINITY;
  const edits = editDistance(spelling, typed);
  return edits <= allowed && edits < longer ? edits : Number.POSITIVE_INFINITY;
}

/** At least as many signs as the two have in common, wherever these stand. */
function commonSigns(a: string, b: string): number {
  let common = 0;
  for (const sign of a) if (b.includes(sign)) common += sign.length;
  return Math.min(common, b.length);
}
