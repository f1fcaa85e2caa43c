import {
  type Cards,
  copyState,
  createCards,
  type Event,
  type GameState,
  getCardDefinition,
  startGame,
  stepGame,
} from "@/engine/mtg";
import { getOwn } from "@/lib/collections";
import { computePositionAfter } from "@/lib/play/session";
import {
  createCardDefinition,
  createTokenDefinition,
  getTokenName,
  type TokenDescription,
} from "../catalogue/manual-card-info";
import type { ListLine } from "../decks/lists/pasted-list";
import type { CardInfoByName, Deal, GoldfishSession, SessionEntry } from "./types";

/** A position of a session: the result of replaying its entries. */
export type SessionPosition = {
  readonly deal: Deal;
  readonly words: CardInfoByName;
  readonly tokens: readonly TokenDescription[];
  readonly cards: Cards;
  readonly state: GameState;
  /** How many turns each player has begun, extra ones included. */
  readonly turns: readonly [number, number];
  /** The events of the entry. */
  readonly events: readonly Event[];
  /** The index of the entry with the deal. */
  readonly dealtAt: number;
};

/** Cache of positions by entry. An entry always follows the same entries. */
const KNOWN = new WeakMap<SessionEntry, SessionPosition>();

/** Returns the position after an entry. Throws for entries that a session cannot contain. */
export function getPositionAt({ list, entries }: Pick<GoldfishSession, "list" | "entries">, at: number) {
  if (entries[at] === undefined) throw new Error(`A session has no entry ${at}`);
  return computePositionAfter(entries.slice(0, at + 1), KNOWN, (before, entry, place) =>
    enter(list, entry, place, before),
  );
}

function enter(
  list: readonly ListLine[],
  entry: SessionEntry,
  at: number,
  before: SessionPosition | null,
): SessionPosition {
  const deal = entry.deal ?? before?.deal;
  if (deal === undefined) throw new Error("A session begins with a deal");
  const words = entry.words === undefined ? (before?.words ?? {}) : { ...before?.words, ...entry.words };
  const tokens = entry.deal === undefined ? [...(before?.tokens ?? []), ...(entry.tokens ?? [])] : [];
  const isNew = entry.words !== undefined || entry.tokens !== undefined || entry.deal !== undefined;
  const cards = isNew || before === null ? buildGoldfishCards(list, words, tokens) : before.cards;
  const events: Event[] = [];
  const state =
    entry.deal === undefined && before !== null ? copyState(before.state) : dealt(cards, list, deal, events);
  for (const answer of entry.answers) {
    if (stepGame(cards, state, answer, events) !== null)
      throw new Error(`A kept answer is refused: ${JSON.stringify(answer)}`);
  }
  const turns: [number, number] = entry.deal === undefined && before !== null ? [...before.turns] : [0, 0];
  for (const event of events) if (event.type === "turnBegan") turns[event.player] += 1;
  return {
    deal,
    words,
    tokens,
    cards,
    state,
    turns,
    events,
    dealtAt: entry.deal === undefined ? (before?.dealtAt ?? at) : at,
  };
}

/**
 * Builds the engine cards of a list from the known card info, followed by tokens. Tokens of sample cards come before
 * tokens that the player describes, so that card info never changes an index.
 */
export function buildGoldfishCards(
  list: readonly ListLine[],
  words: CardInfoByName,
  tokens: readonly TokenDescription[],
): Cards {
  const printed = createCards(list.map(({ name }) => createCardDefinition(name, null)));
  const definitions = list.map(({ name }, index) => {
    const word = getOwn(words, name);
    return word === null ? getCardDefinition(printed, index) : createCardDefinition(name, word);
  });
  const taken = new Set(printed.list.map(({ name }) => name));
  const made = tokens.map((token) => {
    let name = getTokenName(token);
    while (taken.has(name)) name += " *";
    taken.add(name);
    return createTokenDefinition(token, name);
  });
  return { ...printed, list: [...definitions, ...printed.list.slice(list.length), ...made] };
}

function dealt(cards: Cards, list: readonly ListLine[], { era, seed, goesFirst }: Deal, events: Event[]): GameState {
  const library = list.flatMap(({ name, count }) => Array.from({ length: count }, () => name));
  const result = startGame(cards, [library, library], seed, { era, starter: goesFirst ? 0 : 1, byHand: true });
  if (!result.ok) throw new Error("A list names a card twice");
  events.push(...result.events);
  return result.state;
}
