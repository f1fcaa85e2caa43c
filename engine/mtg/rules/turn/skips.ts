import type { PendingSkip } from "../../model/lasting-effect";
import type { Game } from "../../model/state";
import { getStepAt, STEPS, type StepDefinition } from "../../model/turn";
import { findPermanent } from "../../model/zone";
import { hasKeyword } from "../continuous/characteristics";
import { getPlayerChanges } from "../player-changes";

/** A skip that applies to a step: a stored skip, which is used up, or that of a continuous effect. */
export type ApplicableSkip = { readonly skip: PendingSkip; readonly stored: boolean };

/**
 * Returns the skips that apply to a step of the active player that would begin now: stored skips, and those of
 * continuous effects (G.36.2).
 * @rule mtg-6e:G.36.3, mtg-6e:G.36.5, mtg-6e:G.36.r3
 */
export function getApplicableSkips(game: Game, { step }: StepDefinition): readonly ApplicableSkip[] {
  const { state } = game;
  const player = state.active;
  const stored = state.skips.filter((skip) => skip.player === player && skip.step === step);
  const standing = getPlayerChanges(game, player, "skip").filter(({ change }) => change.skip === step);
  return [
    ...stored.map((skip) => ({ skip, stored: true })),
    ...standing.map(({ scope }) => ({ skip: { player, step, source: scope.source }, stored: false })),
  ];
}

/** Returns whether a step is the draw step of the starting player's first turn, which is skipped (P.1.4). */
export const isFirstDrawStep = ({ state }: Game, { step }: StepDefinition): boolean =>
  step === "draw" && state.turn === 1 && state.active === state.first;

/**
 * Returns whether the condition of a step is met: an attack, or a creature with first or double strike in combat
 * (C.3.1, C.5.9).
 */
export function isStepNeeded(game: Game, { only }: StepDefinition): boolean {
  const { combat } = game.state;
  if (only === null) return true;
  if (combat?.attacked !== true) return false;
  return only === "attack" || [...combat.attackers, ...combat.blockers].some(({ id }) => strikesFirst(game, id));
}

function strikesFirst(game: Game, id: number): boolean {
  const object = findPermanent(game.state.zones, id);
  return object !== null && (hasKeyword(game, object, "firstStrike") || hasKeyword(game, object, "doubleStrike"));
}

/**
 * Returns whether a phase ends with the step at an index, because no later step of the phase will take place (P.4.2).
 */
export function endsPhase(game: Game, index: number): boolean {
  const { phase } = getStepAt(index);
  for (let next = index + 1; next < STEPS.length; next += 1) {
    const row = getStepAt(next);
    if (row.phase !== phase) return true;
    if (isStepNeeded(game, row) && !isFirstDrawStep(game, row) && getApplicableSkips(game, row).length === 0)
      return false;
  }
  return true;
}
