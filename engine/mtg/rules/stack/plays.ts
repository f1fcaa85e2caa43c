import type { PlayerAnswer } from "../../model/choice";
import type { PlayerId } from "../../model/ids";
import type { PlayProblem } from "../../model/problem";
import type { Game } from "../../model/state";
import { activate, cast, castable, playable } from "../casting/play";
import { whyNotActivate, whyNotCast } from "../casting/why-not";
import { actByHand, whyNotByHand } from "./by-hand";
import { playLand, whyNotLand } from "./lands";

/** A way to use priority: the answers that it offers, the reasons against one, and how it is carried out. */
export type Play = {
  readonly does: (answer: PlayerAnswer) => boolean;
  readonly offers: (game: Game, player: PlayerId) => readonly PlayerAnswer[];
  /** All reasons against an answer; none if it is offered. */
  readonly whyNot: (game: Game, player: PlayerId, answer: PlayerAnswer) => readonly PlayProblem[];
  /** Carries out an answer. The player's next priority is on the agenda already. */
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
): Play => {
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

/** All ways to use priority besides passing. */
export const PLAYS: readonly Play[] = [
  play("playLand", {
    offers: (game, player) =>
      game.state.zones.hand[player]
        .filter(({ id }) => whyNotLand(game, player, id).length === 0)
        .map(({ id }) => ({ do: "playLand", instance: id })),
    whyNot: (game, player, { instance }) => whyNotLand(game, player, instance),
    take: (game, player, { instance }) => playLand(game, player, instance),
  }),
  play("cast", {
    offers: (game, player) => castable(game, player).map((instance) => ({ do: "cast", instance })),
    whyNot: (game, player, { instance }) => whyNotCast(game, player, instance),
    take: (game, player, { instance }) => cast(game, player, instance),
  }),
  play("activate", {
    offers: (game, player) => playable(game, player).map((place) => ({ do: "activate", ...place })),
    whyNot: (game, player, { instance, ability }) => whyNotActivate(game, player, instance, ability),
    take: (game, player, { instance, ability }) => activate(game, player, instance, ability),
  }),
  // Nobody could list all that a hand can do.
  play("byHand", {
    offers: () => [],
    whyNot: (game, player, { act }) => whyNotByHand(game, player, act),
    take: (game, player, { act }) => actByHand(game, player, act),
  }),
];
