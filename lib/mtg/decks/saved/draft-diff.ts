import { MTG_DECK_ZONES, type MtgDeckZone, toNameKey } from "@/engine/mtg/deck";
import { readDraftDeck } from "./saved-draft";

/** A name with different numbers of copies in a zone of two lists. */
type DraftChange = {
  readonly zone: MtgDeckZone;
  readonly name: string;
  readonly before: number;
  readonly after: number;
};

/** Returns the differences between two lists by zone and name, ignoring different spellings of a name. */
export function diffDrafts(before: string, after: string): readonly DraftChange[] {
  const [had, has] = [readDraftDeck(before), readDraftDeck(after)];
  return MTG_DECK_ZONES.flatMap((zone) => {
    const names = new Map([...has[zone], ...had[zone]].map(({ name }) => [toNameKey(name), name]));
    const countIn = (lines: typeof had.main, key: string) =>
      lines.find(({ name }) => toNameKey(name) === key)?.count ?? 0;
    return [...names]
      .map(([key, name]) => ({ zone, name, before: countIn(had[zone], key), after: countIn(has[zone], key) }))
      .filter((change) => change.before !== change.after);
  });
}
