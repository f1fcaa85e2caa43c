/** The part of the browser's storage that drafts need. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Returns the storage of the browser; `null` where it is forbidden. */
export function getBrowserStorage(): Storage | null {
  // Reading the property itself throws there.
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Returns what the draft of a new tab takes from the browser. */
export const openBrowser = () => ({ storage: getBrowserStorage(), writer: createRandomKey(), now: Date.now });

/** Returns a random key of 128 bits, in the form of a UUID. `crypto.randomUUID` is missing where a site has no certificate. */
export function createRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
