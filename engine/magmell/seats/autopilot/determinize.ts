import { seedRandom, shuffle } from "../../../kernel/random";
import { forkGame } from "../../machine/game";
import type { Cards } from "../../model/cards";
import { type CardIndex, getOpponent, type InstanceId, type PlayerId } from "../../model/ids";
import { applyInstanceChanges, type Instance } from "../../model/instance";
import { createGame, type Game, type GameState } from "../../model/state";

/** A fixed seed, which must differ from that of the game. */
const SEED = 1;
/** Number of cards kept per pile. Trials look no further ahead, and every copy carries them. */
const PILE = 10;

/** A sample of hidden cards: the seed for the order of piles and the random state, and the opponent's unknown cards. */
type Deal = {
  readonly seed: number;
  /** An unknown card of the opponent, by the zone in which it lies. */
  readonly unknown: (zone: "grimoire" | "stoneDeck" | "hand" | "stoneArea") => CardIndex;
};

/**
 * Returns the game with hidden information replaced. The player's own piles are shortened and reordered, cards that
 * only the opponent may see become blanks, and the random state gets another seed. Games that look the same to the
 * player give equal results (401.4, 401.5).
 */
export function determinize(cards: Cards, state: GameState, player: PlayerId, deal: Deal | null = null): Game {
  const game = forkGame(createGame(cards, state));
  const opponent = getOpponent(player);
  const shown = shownBy(state, player);
  const { grimoire, stoneDeck, hand, stoneArea } = game.state.zones;
  const seed = deal?.seed ?? SEED;
  game.state.random = seedRandom(seed);
  const isHidden = ({ id }: Instance): boolean => !shown.has(id);
  for (const pile of [grimoire[player], stoneDeck[player]]) reorder(pile, isHidden, seed, shown);
  for (const pile of [grimoire[opponent], stoneDeck[opponent]]) shorten(pile, shown);
  const blank = blankCard(cards);
  const unknown = deal?.unknown ?? (() => blank);
  recast(grimoire[opponent], isHidden, () => unknown("grimoire"));
  recast(stoneDeck[opponent], isHidden, () => unknown("stoneDeck"));
  recast(hand[opponent], isHidden, () => unknown("hand"));
  for (const area of stoneArea) {
    recast(
      area,
      (stone) => stone.faceDown && stone.owner !== player && isHidden(stone),
      () => unknown("stoneArea"),
    );
  }
  return game;
}

/**
 * Instances among the options of the player's open choice. The player has looked at those in piles to choose from them
 * (230.1).
 */
function shownBy({ choice }: GameState, player: PlayerId): ReadonlySet<InstanceId> {
  if (choice?.ask !== "pick" || choice.player !== player) return new Set();
  return new Set(choice.options.flatMap((target) => ("instance" in target ? [target.instance] : [])));
}

/**
 * Redistributes the hidden cards of a pile among their instances, independently of their current order, and keeps the
 * top of the pile.
 */
function reorder(
  pile: Instance[],
  isHidden: (instance: Instance) => boolean,
  seed: number,
  shown: ReadonlySet<InstanceId>,
): void {
  const cards = pile.filter(isHidden).map(({ card }) => card);
  // Sorted as numbers without a comparison of our own, which is several times as fast.
  const sorted = [...Uint32Array.from(cards).sort()];
  shuffle(seedRandom(seed), sorted);
  shorten(pile, shown);
  const gone = sorted.length - pile.filter(isHidden).length;
  recast(pile, isHidden, (index) => sorted[gone + index]);
}

/** Replaces the cards of the hidden instances of a pile; the new card depends on the index among them. */
function recast(
  pile: Instance[],
  isHidden: (instance: Instance) => boolean,
  cardOf: (index: number) => CardIndex | undefined,
): void {
  let before = 0;
  for (const [index, instance] of pile.entries()) {
    if (!isHidden(instance)) continue;
    pile[index] = applyInstanceChanges(instance, { card: cardOf(before) });
    before += 1;
  }
}

/** Keeps the top of a pile. A pile with shown instances is kept whole. */
function shorten(pile: Instance[], shown: ReadonlySet<InstanceId>): void {
  if (pile.length > PILE && !pile.some(({ id }) => shown.has(id))) pile.splice(0, pile.length - PILE);
}

const blanks = new WeakMap<Cards, CardIndex>();

/** A card that stands in for an unknown one: a stone, because a stone in hand cannot be used (702.1). */
function blankCard(cards: Cards): CardIndex {
  const known = blanks.get(cards);
  if (known !== undefined) return known;
  const stone = cards.list.findIndex(({ kind, abilities }) => kind === "stone" && abilities.length === 0);
  const blank = stone === -1 ? 0 : stone;
  blanks.set(cards, blank);
  return blank;
}
