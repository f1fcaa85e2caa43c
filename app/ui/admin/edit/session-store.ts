/** Reads a value from this tab's session storage; null without a value or without storage. */
export function readSessionItem<T>(place: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Stores a value in this tab, or deletes it with null. Does nothing if the browser forbids storage. */
export function writeSessionItem(place: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(value));
  } catch {
    // What is typed can still be sent.
  }
}
