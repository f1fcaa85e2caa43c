import {
  type Cards,
  copyState,
  type GameState,
  getOpponent,
  type IndexedDeck,
  legalAnswers,
  type PlayerId,
  passSeat,
  quickSeat,
  startWithDecks,
  stepGame,
} from "@/engine/magmell";
import { getNextSeed } from "@/lib/play/seed";
import { simulatePassiveTurns } from "./passive-turns";
import {
  addSums,
  addTrialSums,
  type CardSums,
  EMPTY_PASSIVE_DEALS,
  EMPTY_TRIAL,
  type GameScore,
  type HandSums,
  MAX_COUNTED_DAMAGE,
  type TrialSums,
} from "./trial-sums";

/** A batch of games in a trial, with consecutive seeds. */
export type TrialBatch = { readonly seed: number; readonly games: number };

const OWN: PlayerId = 0;
const OTHER = getOpponent(OWN);
/** Own turns after which a game is called off. */
const MOST_TURNS = 30;
const MOST_DECISIONS = 5000;

/** Plays a deck by the quick opponent's strategy against a passive opponent. */
export function simulateSolo(cards: Cards, lists: IndexedDeck, first: boolean, { seed, games }: TrialBatch): TrialSums {
  let sums = EMPTY_TRIAL;
  for (let game = 0; game < games; game += 1) {
    sums = addTrialSums(sums, aloneOnce(cards, lists, first, getNextSeed(seed, game)));
  }
  return sums;
}

function aloneOnce(cards: Cards, lists: IndexedDeck, first: boolean, seed: number): TrialSums {
  const state = startWithDecks(cards, [lists, lists], seed, first ? OWN : OTHER);
  const life = state.players[OTHER].life;
  const log = new TurnLog();
  let redrew = false;
  let quiet = EMPTY_PASSIVE_DEALS;
  for (let decisions = 0; decisions < MOST_DECISIONS && log.turn <= MOST_TURNS; decisions += 1) {
    const { choice } = state;
    if (choice === null) break;
    const own = choice.player === OWN;
    const answer = (own ? quickSeat : passSeat)(cards, state, legalAnswers(cards, state));
    if (own && answer.do === "redraw") redrew = true;
    if (own && answer.do === "use") log.use(nameOf(cards, state, answer.instance));
    if (stepGame(cards, state, answer) !== null)
      throw new Error(`Seed ${seed}: ${JSON.stringify(answer)} is not offered`);
    log.note(state, life - state.players[OTHER].life);
    if (quiet === EMPTY_PASSIVE_DEALS && state.turn > 0)
      quiet = simulatePassiveTurns(cards, copyState(state), OWN, redrew);
  }
  const won = state.outcome?.winner === OWN ? log.turn : null;
  const hand: HandSums = { games: 1, won: won === null ? 0 : 1, turns: won ?? 0 };
  const stuck = state.zones.hand[OWN].map(({ card }) => cards.list[card]?.name ?? "");
  return {
    ...EMPTY_TRIAL,
    games: 1,
    won: won === null ? [] : unit(won - 1),
    damage: log.damage.map((dealt) => unit(Math.min(MAX_COUNTED_DAMAGE, Math.max(0, dealt)))),
    awake: log.awake.map((stones) => ({ stones, turns: 1 })),
    [redrew ? "redrawn" : "kept"]: hand,
    cards: cardSums(stuck, log.used),
    quiet,
  };
}

/** The player's own turns of one game. */
class TurnLog {
  turn = 0;
  readonly damage: number[] = [];
  readonly awake: number[] = [];
  readonly used: { readonly name: string; readonly turn: number }[] = [];
  #last = 0;

  /** Records the table after an answer; the last record of a turn counts. */
  note({ turn, turnPlayer, zones }: GameState, dealt: number): void {
    if (turn === 0) return;
    if (turn !== this.#last && turnPlayer === OWN) this.turn += 1;
    this.#last = turn;
    if (this.turn === 0) return;
    this.damage[this.turn - 1] = dealt;
    if (turnPlayer === OWN) this.awake[this.turn - 1] = zones.stoneArea[OWN].filter(({ rested }) => !rested).length;
  }

  use(name: string): void {
    this.used.push({ name, turn: Math.max(1, this.turn) });
  }
}

const unit = (place: number): readonly number[] => Array.from({ length: place + 1 }, (_, at) => (at === place ? 1 : 0));

function cardSums(stuck: readonly string[], used: TurnLog["used"]): Readonly<Record<string, CardSums>> {
  const cards: Record<string, { stuck: number; used: number[] }> = {};
  const of = (name: string) => {
    const card = cards[name] ?? { stuck: 0, used: [] };
    cards[name] = card;
    return card;
  };
  for (const name of stuck) of(name).stuck += 1;
  for (const { name, turn } of used) {
    const card = of(name);
    while (card.used.length < turn) card.used.push(0);
    card.used[turn - 1] = (card.used[turn - 1] ?? 0) + 1;
  }
  return cards;
}

function nameOf(cards: Cards, { zones }: GameState, id: number): string {
  const places = [...zones.hand, ...zones.dust, ...zones.stoneArea, zones.dream].flat();
  const instance = places.find((one) => one.id === id);
  return (instance && cards.list[instance.card]?.name) ?? "";
}

/** Results of a deck against another, by which deck went first. */
export type MatchupScore = { readonly first: GameScore; readonly second: GameScore };
export const EMPTY_MATCHUP: MatchupScore = { first: { games: 0, points: 0 }, second: { games: 0, points: 0 } };

export const addMatchupScores = addSums<MatchupScore>;

/** Plays a deck against another, both by the quick opponent's strategy. They take turns in going first. */
export function simulateMatchup(
  cards: Cards,
  lists: readonly [IndexedDeck, IndexedDeck],
  { seed, games }: TrialBatch,
): MatchupScore {
  let sums = EMPTY_MATCHUP;
  for (let game = 0; game < games; game += 1) {
    const own = getNextSeed(seed, game);
    const first = own % 2 === 0;
    const state = startWithDecks(cards, lists, own, first ? OWN : OTHER);
    for (let decisions = 0; decisions < MOST_DECISIONS && state.turn <= 2 * MOST_TURNS; decisions += 1) {
      if (state.choice === null) break;
      const answer = quickSeat(cards, state, legalAnswers(cards, state));
      if (stepGame(cards, state, answer) !== null)
        throw new Error(`Seed ${own}: ${JSON.stringify(answer)} is not offered`);
    }
    const winner = state.outcome?.winner ?? null;
    const score = { games: 1, points: winner === null ? 0.5 : winner === OWN ? 1 : 0 };
    sums = addMatchupScores(sums, { ...EMPTY_MATCHUP, [first ? "first" : "second"]: score });
  }
  return sums;
}
