import { MTG_DECK_ZONES, type MtgDeck } from "@/engine/mtg/deck";
import type { Viewer } from "@/lib/accounts/types";
import { isDeckOwner } from "@/lib/decks/access";
import { type DeckContentRow, type DeckRow, getDeckLinkPath, getZoneLines } from "@/lib/decks/stored/deck-select";
import { DEFAULT_FORMAT_DATE } from "../../formats/format-date";
import type { MtgDeckContent, SavedMtgDeck } from "./types";

/** Returns the content of a deck row, except the name. */
export const toDeckContent = (row: DeckContentRow): MtgDeckContent => ({
  deck: { main: getZoneLines(row, "main"), sideboard: getZoneLines(row, "sideboard"), pool: getZoneLines(row, "pool") },
  format: row.format ?? "type1",
  on: row.formatOn?.toISOString().slice(0, 10) ?? DEFAULT_FORMAT_DATE,
});

/** Returns a deck as a viewer may see it. Only the owner gets its secret link. */
export function toSavedDeck(row: DeckRow, viewer: Viewer | null): SavedMtgDeck {
  const mine = isDeckOwner(viewer, row);
  return {
    id: row.id,
    name: row.name,
    ...toDeckContent(row),
    visibility: row.visibility,
    version: row.version,
    link: getDeckLinkPath(row, mine),
    author: row.owner?.name ?? null,
    mine,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Returns the database columns for the given parts of a deck. */
export const toDeckColumns = ({ format, on }: Partial<MtgDeckContent>) => ({
  ...(format !== undefined && { format }),
  ...(on !== undefined && { formatOn: new Date(`${on}T00:00:00Z`) }),
});

/** Returns the lines of all zones in the format of the database. */
export const toStoredLines = (deck: MtgDeck) =>
  MTG_DECK_ZONES.flatMap((zone) => deck[zone].map(({ name, count }, position) => ({ zone, name, count, position })));
