import { countDeckLineCards, OPENING_HAND_SIZE } from "@/engine/magmell";
import { ODDS_TURNS } from "./stone-odds";

/** Copies of a card of the grimoire: the numbers of its symbols. */
type PacedCopies = { readonly useCost: number; readonly catalyst: number; readonly count: number };

/** Demand for catalysts and supply of stones by one of one's own turns, going first. */
type PacePoint = {
  readonly turn: number;
  /**
   * The mean number of catalyst symbols on the cards seen by then whose use cost the stones can pay: what turning down for
   * all of them would take (211.1).
   */
  readonly demand: number;
  /** Number of face-up stones if none was turned face down. */
  readonly stones: number;
};

/**
 * Returns the catalyst demand and the number of stones by turn, for a player who goes first without a redraw. This
 * player has five cards and draws one in each turn but the first (503.1.1.2, 603.1.1), and gets a stone in each turn
 * (604.1). The mean is exact.
 */
export function computeCatalystPace(
  grimoire: readonly PacedCopies[],
  stoneDeck: readonly { readonly count: number }[],
): readonly PacePoint[] {
  const size = grimoire.reduce((sum, { count }) => sum + count, 0);
  const stones = countDeckLineCards(stoneDeck.map(({ count }) => ({ name: "", count })));
  if (size === 0) return [];
  return ODDS_TURNS.map((turn) => {
    const seen = Math.min(size, OPENING_HAND_SIZE + turn - 1);
    const symbols = grimoire.reduce(
      (sum, { useCost, catalyst, count }) => (useCost <= turn ? sum + count * catalyst : sum),
      0,
    );
    return { turn, demand: (symbols * seen) / size, stones: Math.min(turn, stones) };
  });
}
