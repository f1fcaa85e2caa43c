import { createQuestionHandlers } from "../../ask";
import { isArrayOf, isInteger, isPairOf, isString } from "../../json-value";
import { getOpponent, PLAYERS, type PlayerId } from "../../players";
import { givePriority, passPriority, popPriorityFrame } from "../../priority";
import { seedRandom, shuffle } from "../../random";
import { replayRecord } from "../../record";
import { runGame } from "../../run-game";
import {
  type AdvanceResult,
  answerChoice,
  type ChoiceHandlers,
  COMMON_ANSWER_PREDICATES,
  getLegalAnswers,
  type StepDefinition,
  type StepProblem,
} from "../../step";
import { canSeeZone, hideMoveOrder, type VisibleMove, viewChoice, viewMove } from "../../visibility";
import { freezeParts } from "../deep-freeze";
import type { GameTestKit } from "../kit";
import { describeAnswer } from "../names";
import { createStateInvariants } from "../state-invariants";
import {
  TOY_ZONES,
  type ToyAnswer,
  type ToyCard,
  type ToyChoice,
  type ToyEvent,
  type ToyGame,
  type ToyInstance,
  type ToyKitTypes,
  type ToyRecord,
  type ToyScene,
  type ToyState,
} from "./model";
import { drawToyCard, endToyGame, isRepeatedQuestion, moveToyCard, TOY_FRAMES } from "./rules";

type ToyRefusal = StepProblem<ToyChoice, ToyAnswer, "over">;

const TOY_CHOICES: ChoiceHandlers<ToyGame, ToyChoice, ToyAnswer> = {
  priority: {
    offers: ({ state }, { player }) => [
      { do: "pass" },
      ...state.zones.hand[player].map(({ id }): ToyAnswer => ({ do: "play", instance: id })),
    ],
    accepts: ({ state }, { player }, answer) =>
      answer.do === "pass" ||
      (answer.do === "play" && state.zones.hand[player].some(({ id }) => id === answer.instance)),
    take: takePriority,
  },
  ...createQuestionHandlers(isRepeatedQuestion),
};

/** Plays a card, which gives its player priority again, or passes. */
function takePriority(game: ToyGame, { player }: { readonly player: PlayerId }, answer: ToyAnswer): void {
  const frame = popPriorityFrame(game);
  const card =
    answer.do === "play" ? game.state.zones.hand[player].find(({ id }) => id === answer.instance) : undefined;
  if (card === undefined) {
    passPriority(game, frame, {
      handOver: (_game, other) => givePriority(game, other, 1),
      bothPassed: handleBothPassed,
    });
    return;
  }
  moveToyCard(game, card, ["hand", "chain"], "play");
  givePriority(game, player);
}

function handleBothPassed(game: ToyGame): void {
  const { state } = game;
  if (state.zones.chain.length === 0) return;
  givePriority(game, state.turnPlayer);
  state.agenda.push({ run: "resolve" });
}

const runToy = (game: ToyGame): void => runGame(game, TOY_FRAMES, () => endToyGame(game, "endless", null));

const PARTS: StepDefinition<ToyGame, ToyChoice, ToyAnswer, "over"> = {
  answers: { ...COMMON_ANSWER_PREDICATES, pass: {}, play: { instance: isInteger } },
  choices: TOY_CHOICES,
  run: runToy,
  concede: (game, player) => {
    game.state.choice = null;
    endToyGame(game, "concede", getOpponent(player));
  },
  over: "over",
};

const createToyGame = (cards: readonly ToyCard[], state: ToyState, log: ToyEvent[] | null = null): ToyGame => ({
  cards,
  state,
  log,
  offered: null,
});

export const getToyAnswers = (cards: readonly ToyCard[], state: ToyState): readonly ToyAnswer[] =>
  getLegalAnswers(createToyGame(cards, state), TOY_CHOICES);

export const applyToyAnswer = (
  cards: readonly ToyCard[],
  state: ToyState,
  answer: ToyAnswer,
  events: ToyEvent[] | null = null,
): ToyRefusal | null => answerChoice(PARTS, createToyGame(cards, state, events), answer);

export function advanceToy(
  cards: readonly ToyCard[],
  state: ToyState,
  answer: ToyAnswer,
): AdvanceResult<ToyState, ToyEvent, ToyRefusal> {
  const events: ToyEvent[] = [];
  const next = structuredClone(state);
  const problem = applyToyAnswer(cards, next, answer, events);
  return problem === null ? { ok: true, state: next, events } : { ok: false, problem };
}

/** A game with hands drawn, at its first choice; `null` if a pile names a card that there is not. */
function startToyGame({ cards, seed, piles }: ToyKitTypes["setup"]): { state: ToyState; events: ToyEvent[] } | null {
  const state = createToyState(cards, seed, { piles });
  if (state === null) return null;
  const game = createToyGame(cards, state, []);
  for (const player of PLAYERS) {
    shuffle(state.random, state.zones.pile[player]);
    for (let card = 0; card < 2; card += 1) drawToyCard(game, player);
  }
  runToy(game);
  return { state, events: game.log ?? [] };
}

function createToyState(cards: readonly ToyCard[], seed: number, scene: ToyScene): ToyState | null {
  let nextId = 1;
  const known = (name: string): number => cards.findIndex((card) => card.name === name);
  const laid = (names: readonly string[] = [], owner: PlayerId): ToyInstance[] =>
    names.map((name) => ({ id: nextId++, card: known(name), owner }));
  const { hands = [[], []], piles = [[], []], boards = [[], []], points = [0, 0] } = scene;
  if ([...hands, ...piles, ...boards].flat().some((name) => known(name) < 0)) return null;
  const zones: ToyState["zones"] = {
    pile: [laid(piles[0], 0), laid(piles[1], 1)],
    hand: [laid(hands[0], 0), laid(hands[1], 1)],
    board: [...laid(boards[0], 0), ...laid(boards[1], 1)],
    chain: [],
  };
  return {
    random: seedRandom(seed),
    turn: 0,
    turnPlayer: 0,
    points: [points[0], points[1]],
    zones,
    nextId,
    waiting: [],
    agenda: [{ run: "turn" }],
    choice: null,
    defeats: [],
    wins: [],
    outcome: null,
  };
}

const listToyInstances = ({ zones: { pile, hand, board, chain } }: ToyState): readonly ToyInstance[] => [
  ...pile.flat(),
  ...hand.flat(),
  ...board,
  ...chain,
];

/** Returns a toy game as a player sees it. */
export const viewToyGame = ({ zones: { pile, hand, board, chain }, choice, points }: ToyState, player: PlayerId) => ({
  piles: pile.map(({ length }) => length),
  hands: PLAYERS.map((whose) => (canSeeZone(TOY_ZONES.hand, whose, player) ? hand[whose] : hand[whose].length)),
  board,
  chain,
  points,
  choice: viewChoice(choice, player),
});

/** Returns events as far as a player may know them. */
export const viewToyEvents = (
  events: readonly ToyEvent[],
  player: PlayerId,
): readonly (Exclude<ToyEvent, { type: "moved" }> | VisibleMove<Extract<ToyEvent, { type: "moved" }>>)[] =>
  hideMoveOrder(TOY_ZONES, events, player).map((event) =>
    event.type === "moved" ? viewMove(TOY_ZONES, event, player) : event,
  );

/** Returns the fingerprint of cards that records of the toy game contain: the card names. */
export const hashToyCards = (cards: readonly ToyCard[]): string => cards.map(({ name }) => name).join(" ");

export const replayToy = (cards: readonly ToyCard[], record: ToyRecord) =>
  replayRecord(record, {
    rulesEdition: "toy 1",
    cardsHash: hashToyCards(cards),
    setup: { piles: isPairOf(isArrayOf(isString)) },
    start: ({ seed, piles }) => {
      const begun = startToyGame({ cards, seed, piles });
      return begun === null ? { ok: false, problem: { code: "OTHER_PILES" as const } } : { ok: true, ...begun };
    },
    step: (state: ToyState, answer, events: ToyEvent[]) => applyToyAnswer(cards, state, answer, events),
  });

/** A card for each ability in the toy game; `one` scores a point. */
export const TOY_CARDS: readonly ToyCard[] = [
  { name: "one", number: 1, does: "score" },
  { name: "nine", number: 9, does: "score" },
  { name: "echo 1", number: 1, does: "echo" },
  { name: "echo 2", number: 2, does: "echo" },
  { name: "return", number: 0, does: "return" },
  { name: "share 3", number: 3, does: "share" },
  { name: "who 2", number: 2, does: "who" },
  { name: "again", number: 0, does: "again" },
  { name: "win", number: 0, does: "win" },
  { name: "doom", number: 0, does: "doom" },
  { name: "endless", number: 0, does: "endless" },
  { name: "crowd", number: { sum: [1, { count: { not: { name: "one" } } }] }, does: "score" },
  {
    name: "catch up",
    number: { if: { not: { amount: "points", is: ">=", than: 3 } }, then: 4, otherwise: 1 },
    does: "score",
  },
  { name: "return theirs", number: 0, filter: { own: false }, does: "return" },
];

export const TOY_KIT: GameTestKit<ToyKitTypes> = {
  lay: (scene) => {
    const state = createToyState(TOY_CARDS, 1, {
      piles: [
        ["one", "one"],
        ["one", "one"],
      ],
      ...scene,
    });
    if (state === null) throw new Error("A scene names a card that there is not");
    const game = createToyGame(TOY_CARDS, state, []);
    runToy(game);
    return { cards: TOY_CARDS, state, events: game.log ?? [] };
  },
  start: (setup) => {
    const begun = startToyGame(setup);
    return begun === null ? { ok: false, problem: "a card that there is not" } : { ok: true, ...begun };
  },
  advance: advanceToy,
  step: applyToyAnswer,
  legalAnswers: getToyAnswers,
  view: (_cards, state, player) => viewToyGame(state, player),
  record: ({ cards, seed, piles }, answers) => ({
    rulesEdition: "toy 1",
    cardsHash: hashToyCards(cards),
    seed,
    piles,
    answers,
  }),
  replay: replayToy,
  invariants: (first) =>
    createStateInvariants(first, {
      everyInstance: listToyInstances,
      isCard: () => true,
      isAbility: () => false,
      ownZones: ({ zones: { pile, hand } }) => [pile, hand],
      pending: ({ zones }) => zones.chain,
      counts: ({ points }) => points,
      unfinished: ({ waiting }) => [waiting],
    }),
  freezeShared: (state) => freezeParts(state, [...listToyInstances(state), ...state.agenda, ...state.waiting]),
  learn: (cards, state, _events, names) => {
    for (const { id, card } of listToyInstances(state)) names.set(id, cards[card]?.name ?? "?");
  },
  nameOf: describeAnswer,
};
