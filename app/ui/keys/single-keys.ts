/** The storage key of the setting, which all screens share. */
const KEY = "grimoire.keys";

/** The storage keys under which the deck builder and the goldfish once kept a setting of their own. */
const OLD_KEYS = ["grimoire.letters", "goldfish-keys"];

type KeyStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Reads whether single keys are shortcuts. They are until the player turns them off (WCAG 2.1.4); a setting of old that
 * turned them off on one screen counts for all screens until the player chooses again.
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

/** Stores whether single keys are shortcuts. Without storage the choice lasts as long as the page. */
export function writeSingleKeySetting(storage: KeyStorage | null, on: boolean): void {
  try {
    storage?.setItem(KEY, on ? "on" : "off");
    for (const key of OLD_KEYS) storage?.removeItem(key);
  } catch {
    // A browser that forbids storage keeps nothing.
  }
}
