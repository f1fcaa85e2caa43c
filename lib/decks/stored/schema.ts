import { z } from "zod";

/** The idempotency key of a save, chosen by its sender: a repeated request with the same key is saved only once. */
export const saveKeySchema = z.guid().max(36).optional();

/** Maximum version number, limited by its database column. */
export const MAX_DECK_VERSION = 2_147_483_647;

/** The version that a save is based on. */
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
