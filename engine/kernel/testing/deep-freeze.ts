/** Returns plain data, frozen at every depth: a change to it throws. */
export function deepFreeze<Data>(data: Data): Data {
  if (typeof data === "object" && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const value of Object.values(data)) deepFreeze(value);
  }
  return data;
}

/** Freezes the given parts of a state deeply and returns the state. Its other parts stay mutable. */
export function freezeParts<State>(state: State, parts: readonly unknown[]): State {
  for (const part of parts) deepFreeze(part);
  return state;
}
