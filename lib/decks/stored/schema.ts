import { z } from "zod";

/** The key of one save, made by its sender: a request that is sent again with the same key saves nothing a second time. */
export const saveKeySchema = z.guid().max(36).optional();

/** The largest number of a version, as the database keeps it. */
export const MAX_DECK_VERSION = 2_147_483_647;

/** The version over which a deck is saved. */
export const expectedVersionSchema = z.int().min(1).max(MAX_DECK_VERSION);

/** Creates a check that no name appears twice in a list; `keyOf` maps spellings of one name to one key. */
export const createUniqueNamesCheck =
  (keyOf: (name: string) => string) =>
  (lines: readonly { readonly name: string }[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    for (const [index, { name }] of lines.entries()) {
      const key = keyOf(name);
      if (seen.has(key))
        context.addIssue({
          code: "custom",
          path: [index, "name"],
          message: "This card is listed more than once in its zone. Put all its copies on one line.",
          params: { code: "twice" },
        });
      seen.add(key);
    }
  };
