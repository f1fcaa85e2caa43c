/** The part of the Storage interface that drafts need. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Returns the browser's local storage; null if it is forbidden. */
export function getBrowserStorage(): Storage | null {
  // Reading the property itself throws there.
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Returns the browser functions that a draft needs: storage, a random id of this tab, and the clock. */
export const openBrowser = () => ({ storage: getBrowserStorage(), writer: createRandomKey(), now: Date.now });

/**
 * Returns a random 128-bit key in the form of a UUID. Replaces `crypto.randomUUID`, which is missing on sites without
 * HTTPS.
 */
export function createRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
