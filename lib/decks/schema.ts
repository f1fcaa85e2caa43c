import { z } from "zod";
import { type Deck, type DeckLine, nameKey } from "@/engine/magmell";
import { line } from "@/lib/input";
import { DRAFT_LIMITS } from "./draft";
import { VISIBILITIES } from "./types";

const CARD_NAME_MAX = 100;

const name = line(DRAFT_LIMITS.name).pipe(z.string().min(1));

const deckLine = z.strictObject({
  name: line(CARD_NAME_MAX).pipe(z.string().min(1)),
  count: z.int().min(1).max(DRAFT_LIMITS.copies),
});

const zone = z
  .array(deckLine)
  .max(DRAFT_LIMITS.lines)
  .superRefine((lines: readonly DeckLine[], context) => {
    const seen = new Set<string>();
    for (const [index, { name }] of lines.entries()) {
      const key = nameKey(name);
      if (seen.has(key))
        context.addIssue({
          code: "custom",
          path: [index, "name"],
          message: "stands in this zone twice: put the copies on one line",
          params: { code: "twice" },
        });
      seen.add(key);
    }
  });

const deck = z.strictObject({ grimoire: zone, stoneDeck: zone });

export const createDeckInput = z.strictObject({ name, deck });
export const saveDeckInput = z.strictObject({ name, deck, expectedVersion: z.int().min(1).max(2_147_483_647) });
export const changeDeckInput = z.strictObject({ name: name.optional(), visibility: z.enum(VISIBILITIES).optional() });

export type DeckInput = Readonly<{ name: string; deck: Deck }>;
export type SaveDeckInput = Readonly<DeckInput & { expectedVersion: number }>;

/** Whether a text can be the token of an unlisted link: 16 bytes as base64url. */
export const isLinkToken = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);
