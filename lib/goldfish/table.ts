import {
  type CardDefinition,
  type CardIndex,
  type Cards,
  type Event,
  type GameState,
  type GameView,
  type InstanceId,
  replay,
  step,
  view,
  viewEvents,
} from "@/engine";
import { handFacts } from "./hand-facts";
import { goesFirst, offersOf, PLAYER } from "./session";
import type { LogLine, Session, Table } from "./types";

/** What the player sees after everything in the session, and how it came about. Throws on a record of other cards. */
export function look(cards: Cards, session: Session): Table {
  const { record, marks } = session;
  const begun = replay(cards, { ...record, answers: [] });
  if (!begun.ok) throw new Error(`The record of the session is refused: ${begun.problem.code}`);
  const { state } = begun;
  const log = new Log();
  log.write(begun.events, state);
  let freshFrom = 0;
  for (const [index, answer] of record.answers.entries()) {
    if (index === marks.at(-1)) freshFrom = log.begin();
    const events: Event[] = [];
    step(cards, state, answer, events);
    log.write(events, state);
  }
  const seen = view(state, PLAYER);
  return {
    seed: record.seed,
    goesFirst: goesFirst(session),
    view: seen,
    offers: offersOf(cards, session, state),
    log: log.lines,
    freshFrom,
    hand: handFacts(handOf(cards, seen)),
  };
}

function handOf(cards: Cards, seen: GameView): readonly CardDefinition[] {
  return (seen.sides[PLAYER].hand ?? []).flatMap(({ card }) => (card === null ? [] : (cards.list[card] ?? [])));
}

type Line = { turn: number; event: LogLine["event"]; cards: (CardIndex | null)[] };

/** Keeps what the player saw happen, and which card was which when it did: an identity never means another card (401.6). */
class Log {
  readonly lines: Line[] = [];
  readonly #cards = new Map<InstanceId, CardIndex>();
  #turn = 0;
  #open: Line | null = null;

  /** Lets nothing that follows join what stands there; returns the number of lines so far. */
  begin(): number {
    this.#open = null;
    return this.lines.length;
  }

  write(events: readonly Event[], state: GameState): void {
    this.#remember(view(state, PLAYER));
    for (const event of viewEvents(events, PLAYER)) {
      if (event.type === "turnBegan") this.#turn = event.turn;
      const card = event.type === "moved" ? (this.#cardOf(event.becomes) ?? this.#cardOf(event.instance)) : null;
      const open = this.#open?.event;
      if (
        event.type === "moved" &&
        open?.type === "moved" &&
        open.cause === event.cause &&
        open.player === event.player
      ) {
        this.#open?.cards.push(card);
        continue;
      }
      this.#open = { turn: this.#turn, event, cards: event.type === "moved" ? [card] : [] };
      this.lines.push(this.#open);
    }
  }

  #cardOf(id: InstanceId | null): CardIndex | null {
    return id === null ? null : (this.#cards.get(id) ?? null);
  }

  #remember({ sides, battleArea, chant, dream }: GameView): void {
    const piles = sides.flatMap(({ hand, stoneArea, dust }) => [hand ?? [], stoneArea, dust]);
    for (const { id, card } of [...piles, battleArea, chant, dream].flat()) {
      if (card !== null) this.#cards.set(id, card);
    }
  }
}
