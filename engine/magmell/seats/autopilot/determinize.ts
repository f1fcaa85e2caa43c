import { seedRandom, shuffle } from "../../../kernel/random";
import { forkGame } from "../../machine/game";
import type { Cards } from "../../model/cards";
import { type CardIndex, type InstanceId, opponentOf, type PlayerId } from "../../model/ids";
import type { Instance } from "../../model/instance";
import { type Game, type GameState, gameOf } from "../../model/state";

/** Any seed does: what matters is that it is not the game's own. */
const SEED = 1;
/** So many cards of each pile are imagined: trials look no further ahead, and every copy has to carry them. */
const PILE = 10;

/**
 * The game as far as a player knows it, to try answers on. What is hidden from the player is replaced by what does not
 * depend on it: the player's own piles are short and lie in an order of their own, whatever the opponent alone may look at
 * is a blank card, and chance is another. Two games that look the same to the player give the same one (401.4, 401.5).
 */
export function determinize(cards: Cards, state: GameState, player: PlayerId): Game {
  const game = forkGame(gameOf(cards, state));
  const opponent = opponentOf(player);
  const shown = shownBy(state, player);
  const { grimoire, stoneDeck, hand, stoneArea } = game.state.zones;
  game.state.random = seedRandom(SEED);
  for (const pile of [grimoire[player], stoneDeck[player]]) reorder(pile.filter(({ id }) => !shown.has(id)));
  const blank = blankCard(cards);
  for (const pile of [grimoire[opponent], stoneDeck[opponent], hand[opponent]]) blankOut(pile, blank, shown);
  for (const area of stoneArea) {
    const hidden = area.filter(({ faceDown, owner }) => faceDown && owner !== player);
    blankOut(hidden, blank, shown);
  }
  for (const pile of [...grimoire, ...stoneDeck]) shorten(pile, shown);
  return game;
}

/** The instances that the player is choosing from: those of their own piles have been looked at to be chosen (230.1). */
function shownBy({ choice }: GameState, player: PlayerId): ReadonlySet<InstanceId> {
  if (choice?.ask !== "pick" || choice.player !== player) return new Set();
  return new Set(choice.options.flatMap((target) => ("instance" in target ? [target.instance] : [])));
}

/** Deals the cards of a pile among its instances anew, in an order that does not depend on the one they lie in. */
function reorder(pile: readonly Instance[]): void {
  const cards = pile.map(({ card }) => card).sort((one, other) => one - other);
  shuffle(seedRandom(SEED), cards);
  for (const [index, instance] of pile.entries()) instance.card = cards[index] ?? instance.card;
}

function blankOut(pile: readonly Instance[], blank: CardIndex, shown: ReadonlySet<InstanceId>): void {
  for (const instance of pile) if (!shown.has(instance.id)) instance.card = blank;
}

/** Leaves the topmost of a pile, and what is shown of it. A pile of which something is shown keeps all of it. */
function shorten(pile: Instance[], shown: ReadonlySet<InstanceId>): void {
  if (pile.length > PILE && !pile.some(({ id }) => shown.has(id))) pile.splice(0, pile.length - PILE);
}

const blanks = new WeakMap<Cards, CardIndex>();

/** Stands for a card that the player does not know: a stone, because in a hand nobody can do anything with it (702.1). */
export function blankCard(cards: Cards): CardIndex {
  const known = blanks.get(cards);
  if (known !== undefined) return known;
  const stone = cards.list.findIndex(({ kind, abilities }) => kind === "stone" && abilities.length === 0);
  const blank = stone === -1 ? 0 : stone;
  blanks.set(cards, blank);
  return blank;
}
