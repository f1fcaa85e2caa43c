import { useEffect, useState } from "react";
import type { MtgDeck } from "@/engine/mtg/deck";
import type { KnownCards } from "@/lib/mtg/catalogue/card-facts";
import { namesOf } from "@/lib/mtg/decks/names-of";

/** Milliseconds without a further name after which facts are asked for: not at every key. */
const PAUSE = 400;

type Answer = { readonly names: string; readonly cards: KnownCards | null };

/** Facts of the cards of a deck from the site; `null` until those of all its names are there, and where the site has none. */
export function useKnownCards(deck: MtgDeck, hasCards: boolean): KnownCards | null {
  const [answer, setAnswer] = useState<Answer>({ names: "", cards: null });
  const names = namesOf(deck).toSorted().join("\n");
  useEffect(() => {
    if (!hasCards || names === "") return;
    const away = new AbortController();
    const ask = async () => {
      const response = await fetch("/api/mtg/cards", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ names: names.split("\n") }),
        signal: away.signal,
      });
      if (!response.ok) return;
      const { cards } = (await response.json()) as { readonly cards: KnownCards | null };
      setAnswer({ names, cards });
    };
    // A site that does not answer is one without facts: the deck is judged by lists and counts.
    const timer = setTimeout(() => void ask().catch(() => {}), PAUSE);
    return () => {
      clearTimeout(timer);
      away.abort();
    };
  }, [names, hasCards]);
  return answer.names === names ? answer.cards : null;
}
