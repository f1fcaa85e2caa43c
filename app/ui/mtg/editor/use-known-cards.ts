import { useEffect, useState } from "react";
import type { MtgDeck } from "@/engine/mtg/deck";
import type { KnownCards } from "@/lib/mtg/catalogue/card-facts";
import { getDeckCardNames } from "@/lib/mtg/decks/deck-names";

/** Milliseconds without a further name after which facts are asked for: not at every key. */
const PAUSE = 150;

/** Facts that the site has told of names, whether it knew them or not. */
type CardAnswer = { readonly asked: ReadonlySet<string>; readonly cards: KnownCards };

const NOTHING: CardAnswer = { asked: new Set(), cards: { known: {}, nearest: {} } };

type Lookup = {
  /** Facts of the names that were looked up; `null` where the site has none, or does not answer. */
  readonly cards: KnownCards | null;
  /** Whether names of the deck are still being looked up. */
  readonly isPending: boolean;
};

/**
 * Returns facts of the cards of a deck from the site. What was told once is kept, so that only new names are asked for;
 * whichever answer comes last, each tells of its own names.
 */
export function useKnownCards(deck: MtgDeck, hasCards: boolean): Lookup {
  const [told, setTold] = useState(NOTHING);
  /** Names for which no answer came: the deck is judged by lists and counts until another name is asked for. */
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

/** Facts of names; `null` where the site has none. */
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
