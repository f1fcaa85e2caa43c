import { useEffect, useState } from "react";
import type { MtgDeck } from "@/engine/mtg/deck";
import type { KnownCards } from "@/lib/mtg/catalogue/card-facts";
import { getDeckCardNames } from "@/lib/mtg/decks/deck-names";

/** Milliseconds after the last new name before facts are requested. */
const PAUSE = 150;

/** Card facts from the site, and all requested names, known or not. */
type CardAnswer = { readonly asked: ReadonlySet<string>; readonly cards: KnownCards };

const NOTHING: CardAnswer = { asked: new Set(), cards: { known: {}, nearest: {} } };

type Lookup = {
  /** Facts of the names that were looked up; null if the site has no card data or does not respond. */
  readonly cards: KnownCards | null;
  /** Whether names of the deck are still being looked up. */
  readonly isPending: boolean;
};

/**
 * Returns facts of the cards of a deck from the site. Earlier responses are kept, so that only new names are requested.
 * Responses may arrive in any order, because each one covers its own names.
 */
export function useKnownCards(deck: MtgDeck, hasCards: boolean): Lookup {
  const [told, setTold] = useState(NOTHING);
  /** Names whose request failed. The deck is checked by lists and counts until another name is requested. */
  const [unanswered, setUnanswered] = useState("");
  const missing = getDeckCardNames(deck)
    .filter((name) => !told.asked.has(name))
    .toSorted()
    .join("\n");
  useEffect(() => {
    if (!hasCards || missing === "") return;
    const away = new AbortController();
    const names = missing.split("\n");
    const ask = async () => {
      const cards = await askFor(names, away.signal).catch(() => null);
      if (away.signal.aborted) return;
      if (cards === null) return setUnanswered(missing);
      setTold((before) => ({
        asked: new Set([...before.asked, ...names]),
        cards: {
          known: { ...before.cards.known, ...cards.known },
          nearest: { ...before.cards.nearest, ...cards.nearest },
        },
      }));
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      away.abort();
    };
  }, [missing, hasCards]);
  const isAway = missing !== "" && missing === unanswered;
  return { cards: hasCards && !isAway ? told.cards : null, isPending: hasCards && missing !== "" && !isAway };
}

/** Requests facts of names; returns null if the site has no card data. */
async function askFor(names: readonly string[], signal: AbortSignal): Promise<KnownCards | null> {
  const response = await fetch("/api/mtg/cards", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ names }),
    signal,
  });
  if (!response.ok) return null;
  const { cards } = (await response.json()) as { readonly cards: KnownCards | null };
  return cards;
}
