import { assertExpectation, type BaseExpectation, type ExpectationReader, type ExpectedCard } from "../expectation";
import { getPlayerName, getTargetName, type ScenarioPlayer } from "../names";
import { createScenarioPlayer, findAnswerByWords, giveAnswer } from "../scenario";
import { listToyZone, TOY_ZONES, type ToyAnswer, type ToyEvent, type ToyKitTypes, type ToyZone } from "./model";
import { TOY_KIT } from "./toy";

type ToySide = { readonly points?: number } & {
  readonly [Zone in Exclude<ToyZone, "chain">]?: readonly ExpectedCard<{ readonly number?: number }>[];
};

/** The expectations of a scenario of the toy game. */
export type ToyExpectation = BaseExpectation<ToySide, ToyEvent["type"]> & {
  readonly turnPlayer?: ScenarioPlayer;
  /** Names from the top. */
  readonly chain?: readonly string[];
};

const READER: ExpectationReader<ToyKitTypes> = {
  kit: TOY_KIT,
  zones: TOY_ZONES,
  facts: ({ cards, state: { turnPlayer, zones } }) => ({
    turnPlayer: getPlayerName(turnPlayer),
    chain: zones.chain.map(({ card }) => cards[card]?.name).reverse(),
  }),
  sideFacts: ({ state }, player) => ({ points: state.points[player] }),
  cardsIn: ({ cards, state }, zone, player) =>
    listToyZone(state, zone as ToyZone, player)
      .filter(({ owner }) => owner === player)
      .map(({ card }) => ({ ...cards[card] })),
  describeEvent: ({ names }, event) => ({
    ...event,
    ...("instance" in event && { name: getTargetName(names, { instance: event.instance }) }),
    ...("player" in event && { player: getPlayerName(event.player) }),
  }),
};

/** Plays lines of the toy game, each an answer or its words, or a whole scenario. */
export const { playLines: playToyLines, playScene: playToyScene } = createScenarioPlayer<
  ToyKitTypes,
  string | ToyAnswer,
  ToyExpectation
>(TOY_KIT, {
  playLine: (stage, line) =>
    giveAnswer(TOY_KIT, stage, typeof line === "string" ? findAnswerByWords(TOY_KIT, stage, line) : line),
  assert: (stage, events, after) => assertExpectation(READER, stage, events, after),
});
