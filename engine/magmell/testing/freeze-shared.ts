import { freezeParts } from "../../kernel/testing/deep-freeze";
import type { GameState } from "..";
import { listInstances } from "./invariants";

/**
 * Returns a state whose lists may change, and whose instances, scopes and other shared parts are frozen: a change to one
 * throws.
 */
export const freezeSharedParts = (state: GameState): GameState => {
  const { scopes, agenda, waiting, lasting, past } = state;
  return freezeParts(state, [...listInstances(state), ...scopes, ...agenda, ...waiting, ...lasting, past]);
};
