import { nextIntBelow, seedRandom } from "../../../kernel/random";
import { BASIC_STONES, countSymbols, getEffectiveColors, toColorBits } from "../../model/card";
import { type Cards, getCardDefinition, getCardFacts } from "../../model/cards";
import { type CardIndex, getOpponent, type PlayerId } from "../../model/ids";
import type { Game, GameState } from "../../model/state";
import { determinize } from "../autopilot/determinize";

/** Highest cost of a card that an unknown deck is assumed to contain. */
const MOST_COST = 6;

/**
 * Returns a possible game: the cards hidden from a player are replaced by random ones from a seed. Because the
 * opponent's deck is unknown, its cards are drawn from those that the opponent's face-up stones could pay for. Games
 * that look the same to the player give the same sample (401.4).
 */
export function sampleHiddenCards(cards: Cards, state: GameState, player: PlayerId, seed: number): Game {
  const random = seedRandom(seed);
  const { usable, stones } = likelyCards(cards, state, getOpponent(player));
  const from = (list: readonly CardIndex[]): CardIndex => list[nextIntBelow(random, list.length)] ?? 0;
  return determinize(cards, state, player, {
    seed: seed + 1,
    unknown: (zone) => from(zone === "grimoire" || zone === "hand" ? usable : stones),
  });
}

type Likely = { readonly usable: readonly CardIndex[]; readonly stones: readonly CardIndex[] };

const known = new WeakMap<Cards, Map<number, readonly CardIndex[]>>();

/** Cards that an opponent may hold, judged by the stones that they have shown; each list has at least one card. */
function likelyCards(cards: Cards, { zones }: GameState, opponent: PlayerId): Likely {
  const shown = zones.stoneArea[opponent].filter(({ faceDown }) => !faceDown).map(({ card }) => card);
  const all = 7;
  const bits =
    shown.reduce((sum, card) => sum | toColorBits(getEffectiveColors(getCardDefinition(cards, card))), 0) || all;
  const usable = usableWith(cards, bits);
  const basic = [...cards.list.keys()].filter((card) =>
    Object.hasOwn(BASIC_STONES, getCardDefinition(cards, card).name),
  );
  return {
    usable: usable.length > 0 ? usable : [0],
    stones: shown.length > 0 ? shown : basic.length > 0 ? basic : [0],
  };
}

/** Cards that stones of some colors can pay for, cached per set of colors. */
function usableWith(cards: Cards, bits: number): readonly CardIndex[] {
  const lists = known.get(cards) ?? new Map<number, readonly CardIndex[]>();
  known.set(cards, lists);
  const found = lists.get(bits);
  if (found !== undefined) return found;
  const list = [...cards.list.keys()].filter((index) => {
    const { kind, token, useCost } = getCardDefinition(cards, index);
    const { colors } = getCardFacts(cards, index);
    return kind !== "stone" && !token && colors !== 0 && (colors & ~bits) === 0 && countSymbols(useCost) <= MOST_COST;
  });
  lists.set(bits, list);
  return list;
}
