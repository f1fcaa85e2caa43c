import { expect, test } from "vitest";
import { createCardRecord } from "@/lib/magmell/catalogue/import/import-plan";
import { buildCard, buildUnitRevision } from "@/lib/magmell/catalogue/testing/card-file";
import { applySuggestionToForm } from "./apply-suggestion";
import { toCardForm } from "./to-edit-form";

const form = toCardForm(
  createCardRecord(
    buildCard(5, "火の粉", "ひのこ", {
      revisions: [
        buildUnitRevision({ text: "昔" }),
        buildUnitRevision({ effectiveOn: "2026-01-01", text: "今" }),
        buildUnitRevision({ effectiveOn: "2027-01-01", text: "先" }),
      ],
    }),
  ),
);
const textsAfter = (today: string) =>
  applySuggestionToForm(form, { field: "text", proposed: "正" }, today).revisions.map(({ text }) => text);

test("a text is put into the information that is in force", () => {
  expect(textsAfter("2026-11-20")).toEqual(["昔", "正", "先"]);
  expect(textsAfter("2025-05-01")).toEqual(["正", "今", "先"]);
  expect(textsAfter("2020-01-01")).toEqual(["正", "今", "先"]);
});

test("names are put in whole, and what is described in words changes nothing", () => {
  expect(applySuggestionToForm(form, { field: "reading", proposed: "ひのこな" }, "2026-11-20").reading).toBe(
    "ひのこな",
  );
  expect(applySuggestionToForm(form, { field: "englishName", proposed: "Ash" }, "2026-11-20").englishName).toBe("Ash");
  expect(applySuggestionToForm(form, { field: "alias", proposed: "こな" }, "2026-11-20")).toEqual(form);
});
