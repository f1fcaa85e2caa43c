import type { GameState } from "..";
import { everyInstance } from "./invariants";

/** Plain data, frozen at every depth: a change to it throws. */
export function deepFreeze<Data>(data: Data): Data {
  if (typeof data === "object" && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const value of Object.values(data)) deepFreeze(value);
  }
  return data;
}

/** A state whose lists may change, and whose instances, scopes and other shared parts are frozen: a change to one throws. */
export function freezeShared(state: GameState): GameState {
  const { scopes, agenda, waiting, lasting, past } = state;
  for (const part of [...everyInstance(state), ...scopes, ...agenda, ...waiting, ...lasting, past]) deepFreeze(part);
  return state;
}
