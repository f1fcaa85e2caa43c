import { expect, test } from "vitest";
import { createCardFile } from "@/lib/admin/create-edited-file";
import { type CardForm, createBlankCard } from "@/lib/admin/edit-forms";
import { getDraftRestoreMode } from "./use-form-draft";

const textOf = (form: CardForm) => createCardFile(form).text;
const blank = createBlankCard(30, "2026-01-01");
const typed: CardForm = { ...blank, aliases: "うつし" };
const kept = { form: typed, begin: textOf(blank) };

test("what was typed comes back as long as the data of its card is the same, whatever else was published", () => {
  expect(getDraftRestoreMode(kept, { ...blank }, true, textOf)).toBe("back");
});

test("it is only offered when its card has changed since", () => {
  expect(getDraftRestoreMode(kept, { ...blank, reading: "べつのよみ" }, true, textOf)).toBe("apart");
});

test("a new thing undoes nothing, though the next free number is another by now", () => {
  expect(getDraftRestoreMode(kept, createBlankCard(31, "2026-01-02"), false, textOf)).toBe("back");
});

test("what is published, or no form of today, is not kept any longer", () => {
  const published = { ...typed, revisions: typed.revisions.map((revision) => ({ ...revision, fresh: false })) };
  expect(getDraftRestoreMode({ ...kept, form: { ...typed, aliases: " うつし \n" } }, published, true, textOf)).toBe(
    "nothing",
  );
  expect(getDraftRestoreMode({ form: { number: "30" } as never, begin: "" }, blank, true, textOf)).toBe("nothing");
  expect(getDraftRestoreMode(null, blank, true, textOf)).toBe("nothing");
});
