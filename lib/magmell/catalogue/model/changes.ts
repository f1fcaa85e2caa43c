import { z } from "zod";

export const CATALOGUE_ROW_KINDS = ["set", "card", "revision", "printing", "ruling", "list"] as const;
export type CatalogueRowKind = (typeof CATALOGUE_ROW_KINDS)[number];

const text = z.string().max(200);

/** Lenient on what later versions add, so that old and new rows can be read. */
const change = z.object({
  row: z.enum(CATALOGUE_ROW_KINDS),
  id: text,
  name: text,
  englishName: text,
  kind: z.enum(["added", "changed", "removed"]),
  cards: z.array(z.number().int()).max(1_000),
  fields: z.array(text).max(50).optional(),
  publicOn: text.optional(),
});

/**
 * A catalogue row that a version added, changed or removed. `DataVersion.changes` holds a list of them.
 *
 * - `id` is the permanent id of the row among those of its kind: the code of a set, the number of a card, `2 2025-04-25` for
 *   the revision of card 2 from that day, `FL FL-002` for a printing, the id of a ruling or a list.
 * - `name` and `englishName` are those of the set, card or list; a ruling has those of its first card.
 * - `cards` are the numbers of the cards concerned; empty for a set.
 * - `fields` are the names of the changed fields in card files; only for `changed`.
 * - `publicOn` is the day from which the row is public (`getPublicRecords`); only where that is after the publication.
 *
 * A new card is one entry: its revisions and printings have none of their own. Cards are never removed but withdrawn, which
 * changes `retired`.
 */
export type CatalogueChange = Readonly<z.infer<typeof change>>;

/** Parses the changes of a history row; empty for old versions whose changes were not stored. */
export function parseCatalogueChanges(stored: unknown): readonly CatalogueChange[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    const read = change.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}
