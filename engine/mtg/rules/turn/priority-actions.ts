import type { PlayerAnswer } from "../../model/choice";
import type { PlayerId } from "../../model/ids";
import type { PlayProblem } from "../../model/problem";
import type { Game } from "../../model/state";
import { getByHandProblems, performByHandAct } from "../by-hand";
import { getLandProblems, getPlayableLands, playLand } from "../use/play-land";
import { activateAbility, castSpell, getCastableCards, getPlayableAbilities } from "../use/use";
import { getActivationProblems, getCastProblems } from "../use/use-conditions";

/**
 * A way to use priority: the answers that it offers, the reasons against an answer, and how an answer is carried out.
 */
export type PriorityAction = {
  readonly does: (answer: PlayerAnswer) => boolean;
  readonly offers: (game: Game, player: PlayerId) => readonly PlayerAnswer[];
  /** All reasons against an answer; none if it is offered. */
  readonly whyNot: (game: Game, player: PlayerId, answer: PlayerAnswer) => readonly PlayProblem[];
  /** Carries out an answer. The player's next priority is already on the agenda. */
  readonly take: (game: Game, player: PlayerId, answer: PlayerAnswer) => void;
};

type AnswerTo<Do extends PlayerAnswer["do"]> = Extract<PlayerAnswer, { readonly do: Do }>;

/** A row for one sort of answer, which gets answers of that sort only. */
const play = <Do extends PlayerAnswer["do"]>(
  sort: Do,
  row: {
    readonly offers: (game: Game, player: PlayerId) => readonly AnswerTo<Do>[];
    readonly whyNot: (game: Game, player: PlayerId, answer: AnswerTo<Do>) => readonly PlayProblem[];
    readonly take: (game: Game, player: PlayerId, answer: AnswerTo<Do>) => void;
  },
): PriorityAction => {
  const is = (answer: PlayerAnswer): answer is AnswerTo<Do> => answer.do === sort;
  return {
    does: is,
    offers: row.offers,
    whyNot: (game, player, answer) => (is(answer) ? row.whyNot(game, player, answer) : []),
    take: (game, player, answer) => {
      if (is(answer)) row.take(game, player, answer);
    },
  };
};

/** All ways to use priority except passing. */
export const PRIORITY_ACTIONS: readonly PriorityAction[] = [
  play("playLand", {
    offers: (game, player) => getPlayableLands(game, player).map((instance) => ({ do: "playLand", instance })),
    whyNot: (game, player, { instance }) => getLandProblems(game, player, instance),
    take: (game, player, { instance }) => playLand(game, player, instance),
  }),
  play("cast", {
    offers: (game, player) => getCastableCards(game, player).map((instance) => ({ do: "cast", instance })),
    whyNot: (game, player, { instance }) => getCastProblems(game, player, instance),
    take: (game, player, { instance }) => castSpell(game, player, instance),
  }),
  play("activate", {
    offers: (game, player) =>
      getPlayableAbilities(game, player).map(({ instance, ability }) => ({ do: "activate", instance, ability })),
    whyNot: (game, player, { instance, ability }) => getActivationProblems(game, player, instance, ability),
    take: (game, player, { instance, ability }) => activateAbility(game, player, instance, ability),
  }),
  // Nobody could list all that a hand can do.
  play("byHand", {
    offers: () => [],
    whyNot: (game, player, { act }) => getByHandProblems(game, player, act),
    take: (game, player, { act }) => performByHandAct(game, player, act),
  }),
];
