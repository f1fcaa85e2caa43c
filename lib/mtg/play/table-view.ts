import {
  citeForEra,
  type Event,
  type GameState,
  getAnswerProblems,
  legalAnswers,
  locateObjects,
  type PlayProblem,
  viewEvents,
  viewGame,
} from "@/engine/mtg";
import { joinLogs } from "@/lib/play/session";
import { getManaLoss, getNextStop } from "./advance-to-stop";
import { getPositionAt, type SessionPosition } from "./positions";
import { type GoldfishSession, LOCAL_PLAYER, type LogLine, type TableView } from "./types";

/** Returns the game table of a session for display. */
export function buildTableView(session: GoldfishSession): TableView {
  const position = getPositionAt(session, session.at);
  const { deal, words, cards, state, turns, dealtAt } = position;
  const parts = Array.from({ length: session.at - dealtAt + 1 }, (_, place) =>
    linesOf(session, dealtAt + place, place === 0),
  );
  const hand = state.zones.hand[LOCAL_PLAYER];
  const reasons = (to: "playLand" | "cast") =>
    new Map<number, readonly PlayProblem[]>(
      hand.map(({ id }) => [id, getAnswerProblems(cards, state, LOCAL_PLAYER, { do: to, instance: id })] as const),
    );
  return {
    deal,
    view: viewGame(cards, state, LOCAL_PLAYER),
    state,
    names: cards.list.map(({ name }) => name),
    words,
    ownTurn: turns[state.active],
    answers: state.choice?.player === LOCAL_PLAYER ? legalAnswers(cards, state) : [],
    landProblems: reasons("playLand"),
    castProblems: reasons("cast"),
    looked: lookedAt(position),
    loss: getManaLoss(cards, state),
    next: getNextStop(cards, state, session.stops),
    canUndo: session.at > 0,
    canRedo: session.at + 1 < session.entries.length,
    stops: session.stops,
    ...joinLogs(parts),
  };
}

/** Cards that the last action looked at and that are still on top of the library. */
function lookedAt({ events, state }: SessionPosition): TableView["looked"] {
  const last = events.findLast((event) => event.type === "looked" && event.player === LOCAL_PLAYER);
  if (last?.type !== "looked") return [];
  const there = new Map(state.zones.library[LOCAL_PLAYER].map((object) => [object.id, object]));
  return last.instances.flatMap((id) => {
    const object = there.get(id);
    return object === undefined ? [] : [{ id, card: object.card }];
  });
}

/** Log lines by entry, computed once. */
const TOLD = new WeakMap<SessionPosition, readonly LogLine[]>();

function linesOf(session: GoldfishSession, at: number, isDeal: boolean): readonly LogLine[] {
  const position = getPositionAt(session, at);
  const told = TOLD.get(position);
  if (told !== undefined) return told;
  const before = isDeal ? null : getPositionAt(session, at - 1);
  const { cards, state, events } = position;
  const cardOf = cardsIn(before?.state ?? null, state, events);
  const turns: [number, number] = before === null ? [0, 0] : [...before.turns];
  let turn = before === null ? 0 : turns[before.state.active];
  const lines = viewEvents(events, LOCAL_PLAYER).map((seen, index): LogLine => {
    const event = citeForEra(position.deal.era, seen);
    if (event.type === "turnBegan") {
      turns[event.player] += 1;
      turn = turns[event.player];
    }
    const id = subjectOf(event.type === "moved" ? event : (events[index] ?? event));
    const card = id === null ? undefined : cardOf.get(id);
    return { turn, rule: event.rule, event, name: card === undefined ? null : (cards.list[card]?.name ?? null) };
  });
  TOLD.set(position, lines);
  return lines;
}

/** Cards by the object identities that an entry names: before it, after it, and during it by moves. */
function cardsIn(before: GameState | null, after: GameState, events: readonly Event[]): ReadonlyMap<number, number> {
  const cards = new Map<number, number>();
  for (const state of before === null ? [after] : [before, after]) {
    for (const { object } of locateObjects(state.zones)) cards.set(object.id, object.card);
  }
  // Backwards for the moves whose end is known, forwards for those whose beginning is.
  for (const list of [[...events].reverse(), events]) {
    for (const event of list) {
      if (event.type === "made") cards.set(event.object.id, event.object.card);
      if (event.type !== "moved") continue;
      const card = cards.get(event.instance) ?? cards.get(event.becomes);
      if (card === undefined) continue;
      cards.set(event.instance, card);
      cards.set(event.becomes, card);
    }
  }
  return cards;
}

/** The object that an event is about; null for events about players, and for cards hidden from the player. */
function subjectOf(event: LogLine["event"]): number | null {
  if (event.type === "made") return event.object.id;
  if (event.type === "damaged" || event.type === "prevented") {
    return "instance" in event.target ? event.target.instance : null;
  }
  if (event.type === "moved") return event.instance ?? event.becomes;
  return "instance" in event ? event.instance : null;
}
