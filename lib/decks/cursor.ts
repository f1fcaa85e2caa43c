import { isId } from "@/lib/input";

/** A cursor of a list of decks: the last deck of a page. */
export type DeckCursor = { readonly updatedAt: Date; readonly id: string };

/** Encodes a cursor for an address. It holds nothing that the list itself does not show. */
export const writeCursor = ({ updatedAt, id }: DeckCursor): string => `${updatedAt.getTime()}.${id}`;

/** Decodes a cursor; `null`, the first page, for a text that is no cursor. */
export function readCursor(text: unknown): DeckCursor | null {
  if (typeof text !== "string") return null;
  const [, time, id] = /^(\d{1,14})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  return time && id && isId(id) ? { updatedAt: new Date(Number(time)), id } : null;
}
