import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import type { AuditEntry } from "@/lib/magmell/catalogue/history/audit/types";
import { AuditTable } from "./audit-table";

const ENTRY: AuditEntry = {
  id: "1",
  at: new Date("2026-11-22T03:00:00Z"),
  actor: "編集者",
  actorId: "2",
  action: "suggestion.accept",
  details: { card: 5, field: "englishName", answered: 1 },
};

test("the log calls parts of cards by the words of the page", () => {
  for (const [lang, said] of [
    ["ja", "英語名"],
    ["en", getDictionary("en").admin.suggestions.fields.englishName],
  ] as const) {
    const shown = renderToStaticMarkup(<AuditTable entries={[ENTRY]} lang={lang} />);
    expect(shown).toContain(said);
    expect(shown).not.toContain("englishName");
  }
});
