import { z } from "zod";
import { expectedVersionSchema, MAX_DECK_VERSION } from "@/lib/decks/stored/schema";
import { createTitleSchema } from "@/lib/input-schemas";
import { DRAFT_LIMITS } from "../draft";

/** The new name of a version; an empty name removes it. */
export const nameVersionInputSchema = z.strictObject({ name: createTitleSchema(DRAFT_LIMITS.name) });
export const restoreVersionInputSchema = z.strictObject({ expectedVersion: expectedVersionSchema });

/** Parses a version number in a URL; null if invalid. */
export function parseVersionNumber(text: unknown): number | null {
  if (typeof text !== "string" || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const version = Number(text);
  return version <= MAX_DECK_VERSION ? version : null;
}
