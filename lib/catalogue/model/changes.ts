import { z } from "zod";

export const CHANGED_ROWS = ["set", "card", "revision", "printing", "ruling", "list"] as const;
export type ChangedRow = (typeof CHANGED_ROWS)[number];

const text = z.string().max(200);

/** Lenient on what later versions add, so that old and new rows can be read. */
const change = z.object({
  row: z.enum(CHANGED_ROWS),
  id: text,
  name: text,
  englishName: text,
  kind: z.enum(["added", "changed", "removed"]),
  cards: z.array(z.number().int()).max(1_000),
  fields: z.array(text).max(50).optional(),
});

/**
 * One row that a version of the catalogue brought, changed or took away; what `DataVersion.changes` holds a list of.
 *
 * - `id` names the row among its kind for ever: the code of a set, the number of a card, `2 2025-04-25` for the revision of
 *   card 2 from that day, `FL FL-002` for a printing, the id of a ruling or a list.
 * - `name` and `englishName` are those of the set, card or list; a ruling has those of its first card.
 * - `cards` are the numbers of the cards it is about; empty for a set.
 * - `fields` are the names of what changed, as card files call it; only for `changed`.
 *
 * A card that is new is told once: its revisions and printings have no entries of their own. A card never goes: it is
 * withdrawn, which changes its `retired`.
 */
export type CatalogueChange = Readonly<z.infer<typeof change>>;

/** The changes that a row of the history holds; versions from before changes were kept have none. */
export function readChanges(stored: unknown): readonly CatalogueChange[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    const read = change.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}
