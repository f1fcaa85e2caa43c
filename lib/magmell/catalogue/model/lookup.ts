import { toNameKey } from "@/engine/magmell";
import { lazy } from "@/lib/cache";
import { foldForSearch } from "@/lib/japanese/search-fold";
import type { CatalogueCard, NameIndex } from "./types";

/** How a typed name led to a card; the page shows it when it was not the exact name. */
type MatchedBy = "name" | "spelling" | "reading" | "englishName" | "alias";

type NameMatch =
  | { readonly found: true; readonly card: CatalogueCard; readonly by: MatchedBy }
  /** See `suggestCardNames` for similar names. */
  | { readonly found: false };

/** No name is longer; a longer text is not looked at beyond this. */
const MAX_TYPED = 120;

export function indexNames(cards: readonly CatalogueCard[]): NameIndex {
  const folded = lazy(() =>
    cards.map((card) => {
      const { name, reading, englishName, aliases } = card;
      return { card, spellings: [name, reading, englishName, ...aliases].map(foldForSearch) };
    }),
  );
  const unique = (from: number, to?: number) =>
    lazy(() => {
      const found = new Map<string, CatalogueCard | null>();
      for (const { card, spellings } of folded()) {
        for (const spelling of spellings.slice(from, to)) found.set(spelling, found.has(spelling) ? null : card);
      }
      return found;
    });
  const [spellings, readings, englishNames, aliases] = [unique(0, 1), unique(1, 2), unique(2, 3), unique(3)];
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
    get aliases() {
      return aliases();
    },
    get folded() {
      return folded();
    },
  };
}

/**
 * Finds a card by its name as people type it. An exact name takes precedence over a similar one. Readings, English
 * names and nicknames match only if no other card shares them.
 */
export function lookUpCardByName(names: NameIndex, typed: string): NameMatch {
  const bare = withoutBrackets(typed.slice(0, MAX_TYPED));
  const exact = names.keys.get(toNameKey(bare));
  if (exact) return { found: true, card: exact, by: "name" };
  const folded = foldForSearch(bare);
  for (const [by, spellings] of [
    ["spelling", names.spellings],
    ["reading", names.readings],
    ["englishName", names.englishNames],
    ["alias", names.aliases],
  ] as const) {
    const card = folded === "" ? null : spellings.get(folded);
    if (card) return { found: true, card, by };
  }
  return { found: false };
}

/** 207.3 writes names in 《》; lists and posts use other brackets. */
function withoutBrackets(typed: string): string {
  const bare = typed.trim();
  return /^(?:《.*》|「.*」|『.*』|【.*】|“.*”|".*")$/u.test(bare) ? bare.slice(1, -1) : bare;
}
