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
 * - `id` is the permanent id of the row, unique among rows of its kind: a set code, a card number, `2 2025-04-25` for a
 *   revision of card 2, `FL FL-002` for a printing, or the id of a ruling or a list.
 * - `name` and `englishName` are the names of the set, card or list; for a ruling, those of its first card.
 * - `cards` are the numbers of the cards concerned; empty for a set.
 * - `fields` are the names of the changed fields in card files; only for `changed`.
 * - `publicOn` is the date from which the row is public (`getPublicRecords`); only if that is after the publication.
 *
 * A new card is a single entry, which includes its revisions and printings. Cards are never removed, only withdrawn
 * (`retired`).
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
