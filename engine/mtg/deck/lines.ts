import { countLines, type DeckLine, mergeLines } from "../../kernel/deck/lines";
import type { MtgDeck, MtgDeckFix, MtgDeckZone } from "./deck";
import { nameKey } from "./name-key";

/** A name of a deck with its copies in deck and sideboard. */
export type NamedCopies = {
  readonly key: string;
  /** The name as the deck spells it first. */
  readonly name: string;
  readonly main: number;
  readonly sideboard: number;
  readonly total: number;
};

const merged = (lines: readonly DeckLine[]) => mergeLines(lines, nameKey, (name) => ({ name }));

/** Copies of each name by zone, in order of first appearance. */
export function namedCopies({ main, sideboard }: Pick<MtgDeck, "main" | "sideboard">): readonly NamedCopies[] {
  const zones = { main: merged(main), sideboard: merged(sideboard) };
  const names = new Map([...zones.main, ...zones.sideboard].map(({ key, name }) => [key, name] as const).reverse());
  const order = new Set([...zones.main, ...zones.sideboard].map(({ key }) => key));
  const count = (zone: "main" | "sideboard", key: string) => zones[zone].find((line) => line.key === key)?.count ?? 0;
  return [...order].map((key) => {
    const copies = { main: count("main", key), sideboard: count("sideboard", key) };
    return { key, name: names.get(key) ?? key, ...copies, total: copies.main + copies.sideboard };
  });
}

/** Number of cards in a zone. Counts that are no positive integers count as none. */
export const cardsIn = (deck: MtgDeck, zone: MtgDeckZone): number => countLines(merged(deck[zone]));

/** Removes copies of a name until a number is left, from the sideboard first. */
export function removeTo({ name, main, sideboard, total }: NamedCopies, most: number): MtgDeckFix {
  const fromSideboard = Math.min(sideboard, total - most);
  const fromMain = Math.min(main, total - most - fromSideboard);
  const remove = (zone: MtgDeckZone, count: number) =>
    count > 0 ? [{ do: "remove" as const, zone, name, count }] : [];
  const fixes = [...remove("sideboard", fromSideboard), ...remove("main", fromMain)];
  const [only] = fixes;
  return fixes.length === 1 && only !== undefined ? only : { do: "several", fixes };
}
