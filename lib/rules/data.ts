import { isRuleId, type RuleId } from "@/engine/magmell/rulebook";
import { db } from "@/lib/db";
import type { OfficialText } from "./types";

type Texts = ReadonlyMap<RuleId, OfficialText>;

/** How long it is believed that no operator has loaded another document, in milliseconds. */
const BELIEVED = 10_000;

let held: { readonly until: number; readonly texts: Promise<Texts> } | null = null;

/** The official texts that an operator loaded for this site; without any, an empty map. They are kept for some seconds. */
export function officialTexts(now = Date.now()): Promise<Texts> {
  if (held === null || now >= held.until) {
    const texts = readTexts();
    held = { until: now + BELIEVED, texts };
    texts.catch(() => {
      held = null;
    });
  }
  return held.texts;
}

async function readTexts(): Promise<Texts> {
  const rows = await db().officialRule.findMany({ orderBy: { position: "asc" } });
  return new Map(rows.flatMap(({ id, text, edition }) => (isRuleId(id) ? [[id, { id, text, edition }] as const] : [])));
}
