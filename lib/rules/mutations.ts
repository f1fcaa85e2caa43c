import { db } from "@/lib/server/db";
import { editionSchema } from "./schema";
import type { ParsedRule } from "./types";

/** Timeouts in milliseconds: a busy machine may take long to write some hundred texts. */
const TRANSACTION = { timeout: 60_000, maxWait: 30_000 } as const;

/** The changes that loading a document makes, as rule numbers. */
type OfficialRulesChange = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
};

/**
 * Replaces all official texts by those of a document, in one transaction. Throws for a malformed edition; with `dryRun`
 * nothing is written.
 */
export async function replaceOfficialRules(
  rules: readonly ParsedRule[],
  edition: string,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<OfficialRulesChange> {
  editionSchema.parse(edition);
  const rows = rules.map(({ id, text }, position) => ({ id, text, position, edition }));
  return db().$transaction(async (tables) => {
    const before = new Map((await tables.officialRule.findMany()).map((row) => [row.id, row]));
    const after = new Map(rows.map((row) => [row.id as string, row]));
    const change = {
      added: rows.filter(({ id }) => !before.has(id)).map(({ id }) => id),
      changed: rows
        .filter(
          ({ id, text }) => before.has(id) && (before.get(id)?.text !== text || before.get(id)?.edition !== edition),
        )
        .map(({ id }) => id),
      removed: [...before.keys()].filter((id) => !after.has(id)),
    };
    if (!dryRun) {
      await tables.officialRule.deleteMany();
      await tables.officialRule.createMany({ data: rows });
    }
    return change;
  }, TRANSACTION);
}

/** Deletes all official texts, and returns their number. */
export async function removeOfficialRules(): Promise<number> {
  const { count } = await db().officialRule.deleteMany();
  return count;
}
