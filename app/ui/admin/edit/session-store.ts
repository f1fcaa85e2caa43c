/** Reads a value of this tab's session storage; `null` when there is none, or the browser stores nothing. */
export function readSessionItem<T>(place: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Keeps something in this tab, or lets go of it with `null`. A browser that keeps nothing is not told so. */
export function writeSessionItem(place: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(value));
  } catch {
    // What is typed can still be sent.
  }
}
