/** Returns plain data, frozen at every depth: a change to it throws. */
export function deepFreeze<Data>(data: Data): Data {
  if (typeof data === "object" && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const value of Object.values(data)) deepFreeze(value);
  }
  return data;
}

/** Returns a state some of whose parts are frozen now; the others may change. */
export function freezeParts<State>(state: State, parts: readonly unknown[]): State {
  for (const part of parts) deepFreeze(part);
  return state;
}
