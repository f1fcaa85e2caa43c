import { isRuleId, type RuleId } from "@/engine/magmell/rulebook";
import { cachedFor } from "@/lib/cache";
import { db } from "@/lib/server/db";
import type { OfficialText } from "./types";

type Texts = ReadonlyMap<RuleId, OfficialText>;

/** How long it is believed that no operator has loaded another document, in milliseconds. */
const BELIEVED = 10_000;

/** The official texts that an operator loaded for this site; without any, an empty map. They are kept for some seconds. */
export const officialTexts = cachedFor(async (): Promise<Texts> => {
  const rows = await db().officialRule.findMany({ orderBy: { position: "asc" } });
  return new Map(rows.flatMap(({ id, text, edition }) => (isRuleId(id) ? [[id, { id, text, edition }] as const] : [])));
}, BELIEVED);
