/** Freezes plain data to its depths, so that whoever changes it throws; returns it. */
export function frozen<Data>(data: Data): Data {
  if (typeof data === "object" && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const value of Object.values(data)) frozen(value);
  }
  return data;
}
