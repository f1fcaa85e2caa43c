import { countDeckLineCards, type DeckLine, mergeDeckLines } from "../../kernel/deck/lines";
import type { MtgDeck, MtgDeckEdit, MtgDeckFix, MtgDeckZone } from "./deck";
import { toNameKey } from "./name-key";

type PlayedZone = "main" | "sideboard";

/** A card of a deck with its copies in deck and sideboard. */
export type CardCopies = {
  /** The key of the card; all spellings of a card have the same key. */
  readonly key: string;
  /** Spellings of the card; the first spelling of the deck comes first. */
  readonly names: readonly [string, ...string[]];
  /** Copies by zone and spelling; copies of the main deck come first. */
  readonly lines: readonly { readonly zone: PlayedZone; readonly name: string; readonly count: number }[];
  readonly total: number;
};

const merged = (lines: readonly DeckLine[]) => mergeDeckLines(lines, toNameKey, (name) => ({ name }));

/** Returns copies of each card by zone, in order of first appearance. `keyOf` gives spellings of one card the same key. */
export function groupCopiesByCard(
  deck: Pick<MtgDeck, PlayedZone>,
  keyOf: (name: string) => string = toNameKey,
): readonly CardCopies[] {
  const cards = new Map<string, CardCopies>();
  for (const zone of ["main", "sideboard"] as const) {
    for (const { name, count } of merged(deck[zone])) {
      const key = keyOf(name);
      const before = cards.get(key);
      const isNew = before?.names.every((known) => toNameKey(known) !== toNameKey(name)) ?? true;
      cards.set(key, {
        key,
        names: before === undefined ? [name] : isNew ? [...before.names, name] : before.names,
        lines: [...(before?.lines ?? []), { zone, name, count }],
        total: (before?.total ?? 0) + count,
      });
    }
  }
  return [...cards.values()];
}

/** Returns the number of cards in a zone. Counts that are not positive integers count as 0. */
export const countZoneCards = (deck: MtgDeck, zone: MtgDeckZone): number => countDeckLineCards(merged(deck[zone]));

/**
 * Returns a fix that removes copies of a card until `most` are left. Copies in the sideboard are removed first, from
 * the last spelling on.
 */
export function createRemovalFix({ lines, total }: CardCopies, most: number): MtgDeckFix {
  let left = total - most;
  const fromSideboard = lines.filter(({ zone }) => zone === "sideboard").toReversed();
  const fromMain = lines.filter(({ zone }) => zone === "main").toReversed();
  const fixes = [...fromSideboard, ...fromMain].flatMap(({ zone, name, count: there }) => {
    const count = Math.min(there, left);
    left -= count;
    return count > 0 ? [{ do: "remove" as const, zone, name, count }] : [];
  });
  return combineFixes(fixes);
}

/** Returns a fix with one edit, or a combined fix with several. */
export function combineFixes(fixes: readonly MtgDeckEdit[]): MtgDeckFix {
  const [only] = fixes;
  return fixes.length === 1 && only !== undefined ? only : { do: "several", fixes };
}
