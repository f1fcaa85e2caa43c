import { randomBytes } from "node:crypto";
import type { Deck, DeckLine, DeckZone, Visibility } from "../generated/client";
import { openDatabase } from "./database";

export type { Deck, Visibility } from "../generated/client";

type DeckWishes = {
  name?: string;
  visibility?: Visibility;
  lines?: readonly { zone: DeckZone; name: string; count: number }[];
} & Partial<
  Pick<
    Deck,
    "description" | "primer" | "tags" | "hero" | "folder" | "game" | "format" | "formatOn" | "createdAt" | "updatedAt"
  >
> & {
    cardNotes?: object[];
  };

/**
 * Creates a deck of a user; an unlisted one gets its link. Its lines keep the order in which they are given. A test of an order by
 * time gives `updatedAt`: two decks may be made in the same millisecond.
 */
export function createDeck(
  owner: { id: string },
  { name = "試作デッキ", visibility = "private", lines = [], ...words }: DeckWishes = {},
): Promise<Deck & { lines: DeckLine[] }> {
  const linkToken = visibility === "unlisted" ? randomBytes(16).toString("base64url") : null;
  const numbered = lines.map((line, position) => ({ ...line, position }));
  return openDatabase().deck.create({
    data: { ownerId: owner.id, name, visibility, linkToken, ...words, lines: { create: numbered } },
    include: { lines: { orderBy: { position: "asc" } } },
  });
}
