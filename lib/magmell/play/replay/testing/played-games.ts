import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type Cards,
  copyState,
  createCards,
  type Deck,
  legalAnswers,
  type PlayerAnswer,
  type PlayerId,
  startGame,
  stepGame,
} from "@/engine/magmell";
import { createTextReader } from "@/lib/magmell/catalogue/model/text-reader";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { createStarterCatalogue } from "@/lib/magmell/decks/lists/testing/starter-cards";
import { createNumberTable, decodeDeck, encodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { selectGameCards } from "../../game-cards";
import { createGameRecord } from "../../positions";
import type { GoldfishSetup } from "../../types";
import { weighAnswers } from "../answer-weights";
import type { Replay } from "../types";

const FOLDER = fileURLToPath(new URL("../../../../../prisma/seed/decks/", import.meta.url));
const catalogue = createStarterCatalogue(createTextReader);
const numbers = createNumberTable(catalogue.cards);

/** The bundled decks, decoded from their codes, with the codes. */
export const BUNDLED_DECKS: readonly { readonly deck: Deck; readonly code: string }[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".json"))
  .sort()
  .map((file) => {
    const encoded = encodeDeck(JSON.parse(readFileSync(`${FOLDER}${file}`, "utf8")), numbers);
    const decoded = encoded.ok ? decodeDeck(encoded.code, numbers) : null;
    if (!encoded.ok || !decoded?.ok) throw new Error(`${file} has no code`);
    return { deck: decoded.deck, code: encoded.code };
  });

/** Returns the engine cards for games with some decks. `change` may replace their definitions. */
export function createGameCards(decks: readonly Deck[], change?: (card: CatalogueCard) => CatalogueCard): Cards {
  const shown = selectGameCards(catalogue.cards, ...decks);
  if (change !== undefined) return createCards(shown.map(change));
  const key = shown.map(({ number }) => number).join();
  const cards = made.get(key) ?? createCards(shown);
  made.set(key, cards);
  return cards;
}

const made = new Map<string, Cards>();

/** A test player: returns answers to try in order; the engine may refuse some. */
type Player = (
  cards: Cards,
  state: Parameters<typeof legalAnswers>[1],
  answers: readonly PlayerAnswer[],
) => PlayerAnswer;

/** Plays a game until it is over or a number of answers is reached. */
export function playGame(
  cards: Cards,
  setup: GoldfishSetup,
  players: Readonly<Record<PlayerId, Player>>,
  most = 4000,
): Replay {
  const { decks, seed, options } = createGameRecord(cards, setup);
  const dealt = startGame(cards, decks, seed, options);
  if (!dealt.ok) throw new Error("The deck is refused");
  const answers: PlayerAnswer[] = [];
  const { state } = dealt;
  while (state.choice !== null && answers.length < most) {
    const answer = players[state.choice.player](cards, state, legalAnswers(cards, state));
    const refusal = stepGame(cards, state, answer);
    if (refusal !== null) throw new Error(refusal.code);
    answers.push(answer);
  }
  return { setup, answers };
}

/**
 * Returns a player that answers at random. It also uses copies that the engine does not offer because it offers another
 * copy.
 */
export function createRandomPlayer(seed: number): Player {
  let drawn = seed;
  const chance = (): number => {
    drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0;
    return drawn / 2 ** 32;
  };
  const oneOf = (answers: readonly PlayerAnswer[]): PlayerAnswer => {
    const answer = answers[Math.floor(chance() * answers.length)];
    if (answer === undefined) throw new Error("No answer is offered");
    return answer;
  };
  return (cards, state, offered) => {
    const usual = offered.filter(({ do: act }) => act !== "byHand" || chance() < 0.05);
    if (chance() < 0.2) {
      const others = weighAnswers(cards, state, "passive").slice(offered.length);
      const other = others.length === 0 ? null : oneOf(others.map(({ answer }) => answer));
      if (other !== null && stepGame(cards, copyState(state), other) === null) return other;
    }
    return oneOf(usual.length > 0 ? usual : offered);
  };
}
