import { checkDeck, DECK_ZONES, type Deck, type DeckProblem, type DeckZone, toNameKey } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCardFinder } from "@/lib/magmell/decks/lists/card-finder";
import { createNumberTable, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { type CardMatch, lookUpCard } from "./look-up-card";

type Cards = Pick<Catalogue, "cards" | "names">;

/** A name in a request that was resolved to a card of another name. */
export type ResolvedCardName = Pick<CardMatch, "card" | "how"> & { readonly asked: string };

/** A deck in a request, with cards given by name or number. */
type NumberedDeck = Readonly<
  Record<
    DeckZone,
    readonly { readonly name?: string | undefined; readonly number?: number | undefined; readonly count: number }[]
  >
>;

/** Replaces card numbers in a deck by names. Unknown numbers become names that belong to no card. */
export function replaceNumbersWithNames(
  { grimoire, stoneDeck }: NumberedDeck,
  { byNumber }: Pick<Catalogue, "byNumber">,
): Deck {
  const named = (lines: NumberedDeck["grimoire"]) =>
    lines.map(({ name, number = 0, count }) => ({ name: name ?? byNumber.get(number)?.name ?? String(number), count }));
  return { grimoire: named(grimoire), stoneDeck: named(stoneDeck) };
}

/** Replaces names in a deck by the names in the catalogue, and returns the replacements. Unknown names stay. */
export function resolveDeckNames(
  deck: Deck,
  snapshot: Cards,
): { readonly deck: Deck; readonly read: readonly ResolvedCardName[] } {
  const read = new Map<string, ResolvedCardName>();
  const named = (name: string): string => {
    if (snapshot.names.keys.has(toNameKey(name))) return name;
    const match = lookUpCard(snapshot, name);
    if (!match) return name;
    read.set(name, { asked: name, card: match.card, how: match.how });
    return match.card.name;
  };
  const [grimoire, stoneDeck] = DECK_ZONES.map((zone) =>
    deck[zone].map((line) => ({ ...line, name: named(line.name) })),
  );
  return { deck: { grimoire: grimoire ?? [], stoneDeck: stoneDeck ?? [] }, read: [...read.values()] };
}

type NamedDeckCheck = {
  /** The deck with catalogue names. */
  readonly deck: Deck;
  readonly read: readonly ResolvedCardName[];
  readonly problems: readonly DeckProblem[];
  /** `null` where a card is unknown. */
  readonly code: string | null;
};

/** Checks a deck whose cards are given by any name that `lookUpCard` accepts. */
export function checkNamedDeck(
  asked: Deck,
  snapshot: Pick<Catalogue, "cards" | "names" | "definitions">,
): NamedDeckCheck {
  const { deck, read } = resolveDeckNames(asked, snapshot);
  const encoded = encodeDeck(deck, createNumberTable(snapshot.cards));
  const problems = withNearNames(checkDeck(deck, snapshot.definitions), snapshot);
  return { deck, read, problems, code: encoded.ok ? encoded.code : null };
}

/** Maximum number of unknown names in a deck that get suggestions. Each lookup compares all names. */
const MOST_UNKNOWN = 20;

/** Names near to unknown ones in any language; the engine knows the Japanese ones. */
function withNearNames(problems: readonly DeckProblem[], snapshot: Cards): readonly DeckProblem[] {
  let unknown = 0;
  return problems.map((problem) => {
    const isBare = problem.code === "UNKNOWN_NAME" && problem.fix?.do === "remove";
    return isBare && unknown++ < MOST_UNKNOWN ? withNearName(problem, snapshot) : problem;
  });
}

function withNearName(problem: DeckProblem, snapshot: Cards): DeckProblem {
  const [name = ""] = problem.names;
  const candidates = getCardFinder(snapshot)
    .suggest(name)
    .map((card) => card.name);
  return candidates.length === 0
    ? problem
    : { ...problem, fix: { do: "rename", zone: problem.zone, name, candidates } };
}
