import { isRuleId, type RuleId } from "@/engine/magmell/rulebook";
import { cachedFor } from "@/lib/cache";
import { isDatabaseAway } from "@/lib/server/database-away";
import { db } from "@/lib/server/db";
import type { OfficialText } from "./types";

type Texts = ReadonlyMap<RuleId, OfficialText>;

/** Milliseconds for which the texts are cached before they are read again. */
const BELIEVED = 10_000;

/** The official texts that an operator loaded for this site, cached for some seconds; an empty map without any. */
export const officialTexts = cachedFor(
  async (): Promise<Texts> => {
    const rows = await db().officialRule.findMany({ orderBy: { position: "asc" } });
    return new Map(
      rows.flatMap(({ id, text, edition }) => (isRuleId(id) ? [[id, { id, text, edition }] as const] : [])),
    );
  },
  BELIEVED,
  isDatabaseAway,
);
