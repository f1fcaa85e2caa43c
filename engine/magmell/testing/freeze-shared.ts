import { freezeParts } from "../../kernel/testing/deep-freeze";
import type { GameState } from "..";
import { listInstances } from "./invariants";

/**
 * Freezes the instances, scopes and other shared parts of a state, so that writing to them throws. The lists of the
 * state stay mutable.
 */
export const freezeSharedParts = (state: GameState): GameState => {
  const { scopes, agenda, waiting, lasting, past } = state;
  return freezeParts(state, [...listInstances(state), ...scopes, ...agenda, ...waiting, ...lasting, past]);
};
