import {
  type CardIndex,
  type Cards,
  type Event,
  type GameRecord,
  type GameState,
  type InstanceId,
  type PlayerId,
  replayGame,
  stepGame,
} from "@/engine/magmell";

/** Statistics of one of the player's turns, including the opponent's turn that follows. */
export type TurnStats = {
  readonly ownTurn: number;
  /** Damage dealt to the opponent, and life that they lost otherwise. */
  readonly dealt: number;
  readonly taken: number;
  /** Cards that the player used in their own turn. */
  readonly used: number;
  /** Awake stones at the end of the own turn, which could have paid for something. */
  readonly stonesLeft: number;
};

/** A card in the hand at the end of a game. */
type StuckCard = {
  readonly card: CardIndex;
  /** The own turns that ended while it was in the hand. */
  readonly turns: number;
};

/** Statistics of a finished game from the view of one player. */
export type GameSummary = {
  /** The player in whose turn the game ended, and the number of that turn among that player's turns. */
  readonly ended: { readonly player: PlayerId; readonly ownTurn: number };
  readonly turns: readonly TurnStats[];
  /** The cards left in the hand, those held longest first. */
  readonly stuck: readonly StuckCard[];
};

/** Summarizes a finished game; null for an unfinished one. Throws if the record belongs to other cards. */
export function summarizeGame(cards: Cards, record: GameRecord, viewer: PlayerId): GameSummary | null {
  const begun = replayGame(cards, { ...record, answers: [] });
  if (!begun.ok) throw new Error(`The record is refused: ${begun.problem.code}`);
  const { state } = begun;
  const tally = new Tally(viewer);
  tally.count(begun.events);
  for (const answer of record.answers) {
    const events: Event[] = [];
    const refusal = stepGame(cards, state, answer, events);
    if (refusal !== null) throw new Error(`The record is refused: ${refusal.code}`);
    tally.count(events);
  }
  return state.outcome === null ? null : tally.summary(state);
}

type Counting = { -readonly [Key in keyof TurnStats]: TurnStats[Key] };

/** The figures of a game, counted event by event. */
class Tally {
  readonly #viewer: PlayerId;
  readonly #turns: Counting[] = [];
  readonly #begun: [number, number] = [0, 0];
  readonly #awake = new Set<InstanceId>();
  readonly #stones = new Set<InstanceId>();
  /** Own turns that had ended when each card came to the hand. */
  readonly #heldSince = new Map<InstanceId, number>();
  #turnPlayer: PlayerId | null = null;
  #ended = 0;

  constructor(viewer: PlayerId) {
    this.#viewer = viewer;
  }

  count(events: readonly Event[]): void {
    for (const event of events) this.#note(event);
  }

  summary({ zones }: GameState): GameSummary {
    this.#endTurn();
    const player = this.#turnPlayer ?? this.#viewer;
    const stuck = zones.hand[this.#viewer].map(({ id, card }) => ({
      card,
      turns: this.#ended - (this.#heldSince.get(id) ?? 0),
    }));
    return {
      ended: { player, ownTurn: this.#begun[player] },
      turns: this.#turns.map((turn) => ({ ...turn })),
      stuck: stuck.sort((one, other) => other.turns - one.turns),
    };
  }

  #note(event: Event): void {
    switch (event.type) {
      case "turnBegan":
        this.#endTurn();
        this.#turnPlayer = event.player;
        this.#begun[event.player] += 1;
        if (event.player === this.#viewer) this.#open(this.#begun[event.player]);
        break;
      case "damaged":
        if ("player" in event.target) this.#lose(event.target.player, event.amount);
        break;
      case "lifeLost":
        this.#lose(event.player, event.amount);
        break;
      case "used":
        if (event.player === this.#viewer && this.#turnPlayer === this.#viewer) this.#now().used += 1;
        break;
      case "moved":
        this.#move(event);
        break;
      case "rested":
        this.#awake.delete(event.instance);
        break;
      case "woke":
        if (this.#stones.has(event.instance)) this.#awake.add(event.instance);
        break;
    }
  }

  #move({ from, to, player, toPlayer, instance, becomes, rested }: Extract<Event, { type: "moved" }>): void {
    if (player === this.#viewer) {
      if (from === "hand") this.#heldSince.delete(instance);
      this.#stones.delete(instance);
      this.#awake.delete(instance);
    }
    if (toPlayer !== this.#viewer) return;
    if (to === "hand") this.#heldSince.set(becomes, this.#ended);
    if (to !== "stoneArea") return;
    this.#stones.add(becomes);
    if (!rested) this.#awake.add(becomes);
  }

  #lose(player: PlayerId, amount: number): void {
    const turn = this.#now();
    if (player === this.#viewer) turn.taken += amount;
    else turn.dealt += amount;
  }

  #endTurn(): void {
    if (this.#turnPlayer !== this.#viewer) return;
    this.#now().stonesLeft = this.#awake.size;
    this.#ended += 1;
  }

  /** The figures of the latest own turn. What happens before the first one is counted with it. */
  #now(): Counting {
    return this.#turns.at(-1) ?? this.#open(1);
  }

  #open(ownTurn: number): Counting {
    const last = this.#turns.at(-1);
    if (last?.ownTurn === ownTurn) return last;
    const turn: Counting = { ownTurn, dealt: 0, taken: 0, used: 0, stonesLeft: 0 };
    this.#turns.push(turn);
    return turn;
  }
}
