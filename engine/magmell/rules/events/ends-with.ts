import type { Duration } from "../../model/ability";
import { getAbility } from "../../model/cards";
import { getOpponent, type PlayerId, type Target } from "../../model/ids";
import type { LastingEffect } from "../../model/scope";
import type { Game } from "../../model/state";
import { findInstance } from "../../model/zone";
import { selectTargets } from "../continuous/select";

/** Moments of the turn at which lasting effects end (306.1.1). */
type EndMoment = "turnBegins" | "standbyEnds" | "turnEnds";

/**
 * Whose turn it must be for an effect to end; `null` for any turn. A next turn is later than the turn in which the
 * effect began.
 */
type EndRow = {
  readonly at: EndMoment;
  readonly whose: ((game: Game, lasting: LastingEffect) => PlayerId) | null;
  readonly next: boolean;
};

const yours = (_game: Game, { scope }: LastingEffect): PlayerId => scope.controller;
const opponents = (_game: Game, { scope }: LastingEffect): PlayerId => getOpponent(scope.controller);

/** The controller of the affected instance, or the affected player; for other effects the controller of the effect. */
function affectedSide(game: Game, lasting: LastingEffect): PlayerId {
  const { state } = game;
  const [target] = affectedBy(game, lasting);
  if (target === undefined) return lasting.scope.controller;
  if ("player" in target) return target.player;
  return findInstance(state.zones, target.instance)?.instance.controller ?? lasting.scope.controller;
}

function affectedBy(game: Game, lasting: LastingEffect): readonly Target[] {
  if (lasting.kind === "changes") return lasting.affected;
  const ability = lasting.kind === "ability" ? getAbility(game.cards, lasting.ability) : undefined;
  return ability?.type === "static" ? selectTargets(game, lasting.scope, ability.affects) : [];
}

/** The moments at which durations end in the course of the game. */
const ENDS: Readonly<Partial<Record<Duration, EndRow>>> = {
  turn: { at: "turnEnds", whose: null, next: false },
  phase: { at: "turnEnds", whose: null, next: false },
  yourNextTurn: { at: "turnBegins", whose: yours, next: true },
  yourNextTurnEnd: { at: "turnEnds", whose: yours, next: true },
  opponentNextTurn: { at: "turnBegins", whose: opponents, next: true },
  opponentNextTurnEnd: { at: "turnEnds", whose: opponents, next: true },
  nextStandby: { at: "standbyEnds", whose: affectedSide, next: true },
  yourNextStandby: { at: "standbyEnds", whose: yours, next: true },
  opponentNextStandby: { at: "standbyEnds", whose: opponents, next: true },
};

/**
 * Returns whether a lasting effect ends at this moment of the current turn.
 * @rule mag:306.1.1
 */
export function isEndingAt(game: Game, lasting: LastingEffect, moment: EndMoment): boolean {
  const row = ENDS[lasting.until];
  if (row === undefined || row.at !== moment) return false;
  if (row.next && game.state.turn <= lasting.turn) return false;
  return row.whose === null || row.whose(game, lasting) === game.state.turnPlayer;
}
