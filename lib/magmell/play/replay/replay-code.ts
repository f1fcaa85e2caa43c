import {
  type Cards,
  createCards,
  type Deck,
  type DeckLine,
  type OpeningCards,
  type PlayerAnswer,
  startGame,
  toNameKey,
} from "@/engine/magmell";
import { selectGameCards } from "../game-cards";
import { createGameRecord } from "../positions";
import type { GoldfishSetup, OpponentKind } from "../types";
import { createPlainModel, createPredictingModel } from "./answer-model";
import { computeEditionFingerprint, computeEndFingerprint } from "./edition";
import { packAnswers, unpackAnswers } from "./packed-answers";
import { MAX_REPLAY_ANSWERS, MAX_REPLAY_CODE_LENGTH, writeReplayCode } from "./replay-head";
import type { Replay, ReplayHeader, ReplayProblem } from "./types";

/** The length up to which a code of version 1 is short enough: it outlasts changes of the seats, which codes of version 2 do not. */
const SHORT = 40;

/**
 * Encodes a game as a code of 20 to 50 characters. The code contains all answers of both players, so it stays valid
 * when the opponents' play improves. Null for a game that is too long, or with a chosen card that is not in the deck.
 */
export function encodeReplay(cards: Cards, replay: Replay): string | null {
  const plain = encodeReplayVersion(1, cards, replay);
  if (plain === null || plain.length <= SHORT) return plain;
  const predicted = encodeReplayVersion(2, cards, replay);
  const code = predicted !== null && predicted.length < plain.length ? predicted : plain;
  return code.length > MAX_REPLAY_CODE_LENGTH ? null : code;
}

/** Encodes a game in one version of the format; null if this version cannot encode it. */
export function encodeReplayVersion(
  version: ReplayHeader["version"],
  everyCard: Cards,
  { setup, answers }: Replay,
): string | null {
  const cards = version === 1 ? everyCard : onlyPlayed(everyCard, [setup.deck, setup.opponent.deck ?? setup.deck]);
  const { decks, seed, options } = createGameRecord(cards, setup);
  const dealt = startGame(cards, decks, seed, options);
  const opening = openingPlaces(setup);
  if (!dealt.ok || opening === undefined || answers.length > MAX_REPLAY_ANSWERS) return null;
  const { kind } = setup.opponent;
  const packed = packAnswers(cards, dealt.state, modelOf(version, cards, kind), answers);
  if (packed === null) return null;
  const { goesFirst } = setup;
  const length = dealt.state.choice === null ? null : answers.length;
  const edition = computeEditionFingerprint(cards, decks, version);
  const end = computeEndFingerprint(cards, dealt.state);
  return writeReplayCode({ version, seed, goesFirst, opponent: kind, opening, edition, end, length, packed });
}

const modelOf = (version: ReplayHeader["version"], cards: Cards, opponent: OpponentKind) =>
  version === 1 ? createPlainModel(cards, opponent) : createPredictingModel(cards, opponent);

/** The cards of the decks alone, since a seat may go by others of the table. */
function onlyPlayed(cards: Cards, decks: readonly [Deck, Deck]): Cards {
  // Behind the cards with names stand tokens that abilities define.
  const given = cards.list.slice(0, cards.indexOf.size);
  const played = selectGameCards(given, ...decks);
  return played.length === given.length ? cards : createCards(played);
}

type Decoded = { readonly ok: true; readonly replay: Replay } | { readonly ok: false; readonly problem: ReplayProblem };

/**
 * Decodes a game with its decks as given in the URL; `against` is null if both players have the same deck. Never
 * throws. Rejects a code from a game with other cards, because its answers would mean something else.
 */
export function decodeReplay(
  everyCard: Cards,
  { deck, against }: { readonly deck: Deck; readonly against: Deck | null },
  head: ReplayHeader,
): Decoded {
  const no = (code: "DECKS" | "MALFORMED" | "OTHER_CARDS" | "OTHER_ENGINE"): Decoded => ({
    ok: false,
    problem: { code },
  });
  const { version, opponent } = head;
  const cards = version === 1 ? everyCard : onlyPlayed(everyCard, [deck, against ?? deck]);
  if (computeEditionFingerprint(cards, [deck, against ?? deck], version) !== head.edition) return no("OTHER_CARDS");
  const setup = setupOf(head, deck, against);
  if (setup === null) return no("MALFORMED");
  const { decks, seed, options } = createGameRecord(cards, setup);
  const dealt = startGame(cards, decks, seed, options);
  if (!dealt.ok) return no("DECKS");
  const model = modelOf(version, cards, opponent);
  const answers = play(() => unpackAnswers(cards, dealt.state, model, { ...head, most: MAX_REPLAY_ANSWERS }));
  if (answers === null || computeEndFingerprint(cards, dealt.state) !== head.end) return no("OTHER_ENGINE");
  return { ok: true, replay: { setup, answers } };
}

/** Answers of a game that another engine played may lead where this one never goes. */
function play(unpack: () => readonly PlayerAnswer[] | null): readonly PlayerAnswer[] | null {
  try {
    return unpack();
  } catch {
    return null;
  }
}

/** Setup of a code; null if it names cards that are not in the deck. */
function setupOf(head: ReplayHeader, deck: Deck, against: Deck | null): GoldfishSetup | null {
  const { seed, goesFirst, opponent, opening } = head;
  const hand = namesAt(deck.grimoire, opening?.hand ?? []);
  const stones = namesAt(deck.stoneDeck, opening?.stones ?? []);
  if (hand === null || stones === null) return null;
  const chosen: OpeningCards | null = opening === null ? null : { hand, stones };
  return { deck, seed, goesFirst, opponent: { kind: opponent, deck: against }, opening: chosen };
}

/** The places in the deck of the cards of a chosen opening; `undefined` when it has none of a name. */
function openingPlaces({ deck, opening }: GoldfishSetup): ReplayHeader["opening"] | undefined {
  if (opening === null) return null;
  const hand = placesOf(deck.grimoire, opening.hand);
  const stones = placesOf(deck.stoneDeck, opening.stones);
  return hand === null || stones === null ? undefined : { hand, stones };
}

function placesOf(lines: readonly DeckLine[], names: readonly string[]): readonly number[] | null {
  const places = names.map((name) => lines.findIndex((line) => toNameKey(line.name) === toNameKey(name)));
  return places.includes(-1) ? null : places;
}

function namesAt(lines: readonly DeckLine[], places: readonly number[]): readonly string[] | null {
  const names = places.flatMap((place) => lines[place]?.name ?? []);
  return names.length === places.length ? names : null;
}
