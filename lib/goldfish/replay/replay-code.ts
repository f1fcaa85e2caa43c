import {
  type Cards,
  type Deck,
  type DeckLine,
  nameKey,
  type OpeningCards,
  type PlayerAnswer,
  start,
} from "@/engine/magmell";
import { recordFor } from "../positions";
import type { GoldfishSetup } from "../types";
import { editionOf, endOf } from "./edition";
import { packAnswers, unpackAnswers } from "./packed-answers";
import { MAX_ANSWERS, MAX_REPLAY_LENGTH, writeReplayCode } from "./replay-head";
import type { Replay, ReplayHead, ReplayProblem } from "./types";

/**
 * Encodes a game as a code of 20 to 70 signs. All answers are written, those of the opponent too: a seat may learn to play
 * better, and the code still tells what was played. `null` for a game that no code can tell: one that is too long, or with a
 * chosen card that is not in the deck.
 */
export function encodeReplay(cards: Cards, { setup, answers }: Replay): string | null {
  const { decks, seed, options } = recordFor(cards, setup);
  const dealt = start(cards, decks, seed, options);
  const opening = openingPlaces(setup);
  if (!dealt.ok || opening === undefined || answers.length > MAX_ANSWERS) return null;
  const { kind } = setup.opponent;
  const packed = packAnswers(cards, dealt.state, kind, answers);
  if (packed === null) return null;
  const { goesFirst } = setup;
  const length = dealt.state.choice === null ? null : answers.length;
  const edition = editionOf(cards, decks);
  const end = endOf(cards, dealt.state);
  const code = writeReplayCode({ seed, goesFirst, opponent: kind, opening, edition, end, length, packed });
  return code.length > MAX_REPLAY_LENGTH ? null : code;
}

type Decoded = { readonly ok: true; readonly replay: Replay } | { readonly ok: false; readonly problem: ReplayProblem };

/**
 * Decodes a game with its decks, as the address names them; `against` is `null` where both players have the same. Never throws.
 * A game of other cards is refused, since its answers would mean something else.
 */
export function decodeReplay(
  cards: Cards,
  { deck, against }: { readonly deck: Deck; readonly against: Deck | null },
  head: ReplayHead,
): Decoded {
  const no = (code: "DECKS" | "MALFORMED" | "OTHER_CARDS" | "OTHER_ENGINE"): Decoded => ({
    ok: false,
    problem: { code },
  });
  if (editionOf(cards, [deck, against ?? deck]) !== head.edition) return no("OTHER_CARDS");
  const setup = setupOf(head, deck, against);
  if (setup === null) return no("MALFORMED");
  const { decks, seed, options } = recordFor(cards, setup);
  const dealt = start(cards, decks, seed, options);
  if (!dealt.ok) return no("DECKS");
  const answers = play(() => unpackAnswers(cards, dealt.state, head.opponent, { ...head, most: MAX_ANSWERS }));
  if (answers === null || endOf(cards, dealt.state) !== head.end) return no("OTHER_ENGINE");
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

/** The setup that a code tells; `null` when it names cards that the deck does not have. */
function setupOf(head: ReplayHead, deck: Deck, against: Deck | null): GoldfishSetup | null {
  const { seed, goesFirst, opponent, opening } = head;
  const hand = namesAt(deck.grimoire, opening?.hand ?? []);
  const stones = namesAt(deck.stoneDeck, opening?.stones ?? []);
  if (hand === null || stones === null) return null;
  const chosen: OpeningCards | null = opening === null ? null : { hand, stones };
  return { deck, seed, goesFirst, opponent: { kind: opponent, deck: against }, opening: chosen };
}

/** The places in the deck of the cards of a chosen opening; `undefined` when it has none of a name. */
function openingPlaces({ deck, opening }: GoldfishSetup): ReplayHead["opening"] | undefined {
  if (opening === null) return null;
  const hand = placesOf(deck.grimoire, opening.hand);
  const stones = placesOf(deck.stoneDeck, opening.stones);
  return hand === null || stones === null ? undefined : { hand, stones };
}

function placesOf(lines: readonly DeckLine[], names: readonly string[]): readonly number[] | null {
  const places = names.map((name) => lines.findIndex((line) => nameKey(line.name) === nameKey(name)));
  return places.includes(-1) ? null : places;
}

function namesAt(lines: readonly DeckLine[], places: readonly number[]): readonly string[] | null {
  const names = places.flatMap((place) => lines[place]?.name ?? []);
  return names.length === places.length ? names : null;
}
