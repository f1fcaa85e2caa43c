import { type DeckLine, MTG_DECK_ZONES, type MtgDeck, type MtgDeckZone, toNameKey } from "@/engine/mtg/deck";
import { readWholeList } from "./lists/card-lines";
import { addListLine, printCardLine, toUnreadLine, type UnreadLine } from "./lists/pasted-list";

/** A deck read from a text. */
export type DeckText = {
  readonly deck: MtgDeck;
  /** Lines that were not read, by their number from 1. */
  readonly unread: readonly UnreadLine[];
  /** Numbers of the lines that name a card, by the key of its name (`toNameKey`). */
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Set codes in the list, by name key. */
  readonly printings: ReadonlyMap<string, readonly string[]>;
  /** Name of the deck in the list, empty without one; and numbers of comment lines, from 1. */
  readonly name: string;
  readonly remarks: readonly number[];
};

/** Deck zones by list section. */
export const LIST_SECTION_ZONES = { main: "main", side: "sideboard", pool: "pool" } as const;

/**
 * Reads a deck with sideboard and pool from a list in any usual format, as `readList` does. Zones are marked by
 * headings in both languages or by `SB:`; in a list without such marks, the sideboard is what follows the last empty
 * line. Spellings of one card are combined into one line per zone, under the first spelling. Never throws.
 */
export function readDeckText(text: string): DeckText {
  const zones = {
    main: new Map<string, DeckLine>(),
    sideboard: new Map<string, DeckLine>(),
    pool: new Map<string, DeckLine>(),
  };
  const unread: UnreadLine[] = [];
  const places = new Map<string, number[]>();
  const printings = new Map<string, string[]>();
  const { lines: read, name, kinds } = readWholeList(text);
  for (const card of read) {
    const refused = card.why ?? addListLine(zones[LIST_SECTION_ZONES[card.part]], card, toNameKey);
    const key = toNameKey(card.name);
    if (refused !== null) unread.push(toUnreadLine(card, refused));
    else {
      places.set(key, [...(places.get(key) ?? []), card.line]);
      printings.set(key, [...(printings.get(key) ?? []), ...(card.sets ?? [])]);
    }
  }
  const lines = (zone: MtgDeckZone) => [...zones[zone].values()];
  return {
    deck: { main: lines("main"), sideboard: lines("sideboard"), pool: lines("pool") },
    unread,
    places,
    printings,
    name,
    remarks: kinds.flatMap(({ line, kind }) => (kind === "remark" || kind === "title" ? [line] : [])),
  };
}

/** The heading of each zone. The main deck gets its heading only if the list does not begin with it. */
const HEADINGS = { main: "Deck", sideboard: "Sideboard", pool: "Pool" } as const;

/** Prints a deck as text in a format that other programs read, too. */
export const printDeck = (deck: MtgDeck): string => printZones(deck, ({ name, count }) => `${count} ${name}`);

/** Prints a deck as text that is always read back as the same deck. */
export const printDraftText = (deck: MtgDeck): string => printZones(deck, printCardLine);

function printZones(deck: MtgDeck, printLine: (line: DeckLine) => string): string {
  const blocks = MTG_DECK_ZONES.filter((zone) => deck[zone].length > 0).map((zone) => {
    const lines = deck[zone].map(printLine);
    return [...(zone === "main" ? [] : [HEADINGS[zone]]), ...lines].join("\n");
  });
  return blocks.join("\n\n");
}
