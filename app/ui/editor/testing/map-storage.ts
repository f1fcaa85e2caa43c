import type { DraftStorage } from "../browser-storage";

/**
 * Creates a storage on a map. It reports each write that changes something, and rejects more than `room` characters.
 */
export const createMapStorage = (
  items: Map<string, string>,
  onWrite: (key: string, value: string) => void = () => {},
  room = Number.POSITIVE_INFINITY,
): DraftStorage => ({
  get length() {
    return items.size;
  },
  key: (index) => [...items.keys()][index] ?? null,
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => {
    const others = [...items.entries()].filter(([other]) => other !== key);
    const size = others.reduce((sum, [other, text]) => sum + other.length + text.length, key.length + value.length);
    if (size > room) throw new Error("QuotaExceededError");
    const changes = items.get(key) !== value;
    items.set(key, value);
    if (changes) onWrite(key, value);
  },
  removeItem: (key) => void items.delete(key),
});

/** Returns a storage that throws on every access, as in a browser that forbids it. */
export const createThrowingStorage = (): DraftStorage => {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  return {
    get length(): number {
      return refuse();
    },
    key: refuse,
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  };
};
