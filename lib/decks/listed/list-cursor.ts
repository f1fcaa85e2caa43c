import type { DeckSort } from "../deck-sort";

/** The columns of a deck that list orders use. */
export type ListCursorRow = {
  readonly id: string;
  readonly name: string;
  readonly updatedAt: Date;
  readonly likeCount: number;
};

/** A position in a list: the values of its sort columns. */
export type ListCursor = Partial<ListCursorRow> & Pick<ListCursorRow, "id">;

/** The sort columns of each list, and whether the order is descending. */
export const LIST_ORDERS = {
  newest: { columns: ["updatedAt", "id"], falling: true },
  likes: { columns: ["likeCount", "updatedAt", "id"], falling: true },
  name: { columns: ["name", "id"], falling: false },
} as const satisfies Record<DeckSort, { columns: readonly (keyof ListCursorRow)[]; falling: boolean }>;

const LONGEST = 400;

/** Encodes the position of a deck in a list for URLs. */
export const encodeListCursor = (sort: DeckSort, row: ListCursorRow): string =>
  LIST_ORDERS[sort].columns
    .map((column) => (column === "updatedAt" ? row.updatedAt.toISOString() : `${row[column]}`))
    .join("~");

/** Parses the cursor of a list; null if invalid. */
export function decodeListCursor(sort: DeckSort, text: unknown): ListCursor | null {
  if (typeof text !== "string" || text.length > LONGEST || text.includes("\u0000")) return null;
  // Only a name holds the sign between the parts, and it comes first.
  const parts = text.split("~");
  const { columns } = LIST_ORDERS[sort];
  const rest = parts.splice(parts.length - columns.length + 1);
  const values = [parts.join("~"), ...rest];
  const place: { -readonly [Column in keyof ListCursorRow]?: ListCursorRow[Column] } = {};
  for (const [at, column] of columns.entries()) {
    const value = values[at] ?? "";
    if (column === "updatedAt") place.updatedAt = new Date(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? value : "");
    else if (column === "likeCount") place.likeCount = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    else place[column] = value;
  }
  const { id = "", updatedAt, likeCount } = place;
  const isWhole = /^[\w-]{1,64}$/.test(id) && !Number.isNaN(updatedAt?.getTime() ?? 0) && !Number.isNaN(likeCount ?? 0);
  return isWhole ? { ...place, id } : null;
}
