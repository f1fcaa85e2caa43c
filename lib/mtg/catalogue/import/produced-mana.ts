import { COLOR_LETTERS } from "./source-fields";

/** Mana that the basic land types make (K.15.4). */
const BASIC_TYPES: ReadonlyMap<string, string> = new Map([
  ["plains", "w"],
  ["island", "u"],
  ["swamp", "b"],
  ["mountain", "r"],
  ["forest", "g"],
]);
const LETTERS: readonly string[] = [...COLOR_LETTERS, "c"];
/** The one template of a text that is read: `{T}: Add {W} or {U}`. */
const TEMPLATE = /\{T\}: Add ((?:\{[WUBRGC]\}|,? or |, )+)/gu;

type Source = {
  /** Letters in the data; null if it has none. */
  readonly given: readonly string[] | null;
  readonly subtypes: readonly string[];
  readonly text: string;
};

/**
 * Returns the types of mana that a card produces by tapping, in color order. Takes them from the data; if the data has
 * none, from the basic land types and a text pattern.
 */
export function getProducedMana({ given, subtypes, text }: Source): readonly string[] {
  const letters = new Set(given?.map((letter) => letter.toLowerCase()) ?? derived(subtypes, text));
  return LETTERS.filter((letter) => letters.has(letter));
}

const derived = (subtypes: readonly string[], text: string): readonly string[] => [
  ...subtypes.flatMap((word) => BASIC_TYPES.get(word) ?? []),
  ...[...text.matchAll(TEMPLATE)].flatMap(([, added = ""]) => added.toLowerCase().match(/(?<=\{)[wubrgc]/gu) ?? []),
];
