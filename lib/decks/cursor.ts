import { isId } from "@/lib/input";

/** The last deck of a page, after which the next page begins. */
export type Cursor = { readonly updatedAt: Date; readonly id: string };

/** A cursor as a part of an address. It tells nothing that the list itself does not. */
export const writeCursor = ({ updatedAt, id }: Cursor): string => `${updatedAt.getTime()}.${id}`;

/** Reads a cursor; `null`, which is the first page, for anything that is none. */
export function readCursor(text: unknown): Cursor | null {
  if (typeof text !== "string") return null;
  const [, time, id] = /^(\d{1,14})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  return time && id && isId(id) ? { updatedAt: new Date(Number(time)), id } : null;
}
