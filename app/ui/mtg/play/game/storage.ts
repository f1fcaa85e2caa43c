import { parseEra } from "@/app/ui/mtg/parse-era";
import type { Era } from "@/engine/mtg";
import { parseCardInfo, serializeCardInfo } from "@/lib/mtg/play/stored-session";
import type { CardInfoByName } from "@/lib/mtg/play/types";

/** Storage keys in this browser. A new format of a value gets a new key. */
const SESSION = "grimoire.mtg.goldfish.1";
const WORDS = "grimoire.mtg.words.1";
const LIST = "grimoire.mtg.list.1";
const ERA = "grimoire.mtg.era.1";

/** Runs a storage operation. If the browser forbids storage, returns `otherwise`. */
function tried<Value>(act: () => Value, otherwise: Value): Value {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

const read = (key: string): string | null => tried(() => window.localStorage.getItem(key), null);
const write = (key: string, text: string): void => tried(() => window.localStorage.setItem(key, text), undefined);

export const readStoredSession = (): string | null => read(SESSION);
export const storeSession = (text: string): void => write(SESSION, text);

/** Returns the last pasted list; empty if there is none. */
export const readStoredList = (): string => read(LIST) ?? "";
export const storeList = (text: string): void => write(LIST, text);

/** Returns the last chosen era; null if there is none. */
export const readStoredEra = (): Era | null => parseEra(read(ERA));
export const storeEra = (era: Era): void => write(ERA, era);

/** Returns the card info that players entered in any game of this browser. */
export const readStoredCardInfo = (): CardInfoByName => parseCardInfo(read(WORDS));
/** Adds card info to the stored info; the newest entry is last. */
export function storeCardInfo(words: CardInfoByName): void {
  const others = Object.entries(readStoredCardInfo()).filter(([name]) => !Object.hasOwn(words, name));
  write(WORDS, serializeCardInfo({ ...Object.fromEntries(others), ...words }));
}
