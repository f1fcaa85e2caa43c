/** The storage key of the setting, which all screens share. */
const KEY = "grimoire.keys";

/** Storage keys of earlier settings of the deck builder and the goldfish. */
const OLD_KEYS = ["grimoire.letters", "goldfish-keys"];

type KeyStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Returns whether single-key shortcuts are on, which is the default (WCAG 2.1.4). An old setting that turned them off
 * on one screen applies to all screens until the player chooses again.
 */
export function readSingleKeySetting(storage: KeyStorage | null): boolean {
  try {
    const stored = storage?.getItem(KEY) ?? null;
    if (stored !== null) return stored !== "off";
    return OLD_KEYS.every((key) => storage?.getItem(key) !== "off");
  } catch {
    return true;
  }
}

/** Stores whether single-key shortcuts are on. Does nothing if the browser forbids storage. */
export function writeSingleKeySetting(storage: KeyStorage | null, on: boolean): void {
  try {
    storage?.setItem(KEY, on ? "on" : "off");
    for (const key of OLD_KEYS) storage?.removeItem(key);
  } catch {
    // A browser that forbids storage keeps nothing.
  }
}
