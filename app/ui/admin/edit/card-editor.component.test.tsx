import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { describeImportFix, describeImportProblem } from "@/app/i18n/describe-import-problem";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { getSentRequests, mockResponses } from "@/app/ui/testing/mock-responses";
import { createBlankCard } from "@/lib/admin/edit-forms";
import type { ImportProblemCode } from "@/lib/magmell/catalogue/import/import-problem";
import { CardEditor } from "./card-editor";

const edit = getDictionary("ja").adminEdit;
const { card } = edit;
const { adminImport: importing, importProblems, reading } = getDictionary("ja");
const TODAY = "2026-01-01";

const problem = (pointer: string, code: ImportProblemCode) => ({
  file: "card-1.json",
  line: 1,
  column: null,
  pointer: `/cards/0/${pointer}`,
  fieldPath: `cards.*.${pointer.replaceAll(/\d+/g, "*").replaceAll("/", ".")}`,
  field: pointer.split("/").at(-1) ?? "",
  value: null,
  code,
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });

const open = () =>
  render(
    <CardEditor
      id="new"
      form={createBlankCard(1, TODAY)}
      known={false}
      sets={[{ code: "FL", name: "はじまりの図書館" }]}
      today={TODAY}
      next={null}
      lang="ja"
    />,
    { wrapper: AllWordsProvider },
  );

it("says what is wrong with the form at its fields, and leads to them", async () => {
  const problems = [
    problem("reading", "FORM"),
    problem("revisions/0/useCost", "FORM"),
    problem("revisions/0/ap", "STAT_MISSING"),
  ];
  mockResponses({ "POST /api/admin/drafts": { outcome: "refused", problems, more: 0 } });
  await open();
  const kana = field(card.reading);
  const useCost = field(card.useCost);
  await field(card.name).fill("書きかけの写本");
  await kana.fill("カタカナ");
  await useCost.fill("赤2");
  await button(edit.review).click();
  const title = formatPlural("ja", importing.refusedTitle, 3);
  const summary = page.getByRole("region", { name: title });
  await expect.element(summary).toBeVisible();
  const told = (one: (typeof problems)[number] | undefined) =>
    expect.stringContaining(
      one ? `${describeImportProblem(importProblems, one)} ${describeImportFix(importProblems, one)}` : "nothing",
    );
  await expect.element(kana).toHaveAccessibleDescription(told(problems[0]));
  await expect.element(useCost).toHaveAttribute("aria-invalid", "true");
  await expect.element(field(card.ap)).toHaveAccessibleDescription(told(problems[2]));
  await expect.element(field(card.englishName), { message: "may be left out" }).not.toHaveAttribute("aria-invalid");
  await summary.getByRole("button", { name: importing.fields.useCost }).click();
  await expect.element(useCost).toHaveFocus();
  await expect.element(kana, { message: "nothing typed is lost" }).toHaveValue("カタカナ");
  expect(getSentRequests()).toHaveLength(1);
});

it("asks for the reading of a text that has several, sends the choice, and says when it has lapsed", async () => {
  const gone = blockNavigations();
  mockResponses({ "POST /api/admin/drafts": { outcome: "drafted", id: "7" } });
  const doubtful = "■チャントにある、あなたのユニットを対象としているカード1枚を対象とする。それを無効化する。";
  await open();
  await field(card.kind).selectOptions("magic");
  await field(card.text).fill(doubtful);
  const group = page.getByRole("group", { name: format(reading.doubt, { n: 2 }) });
  await expect.element(group.getByRole("radio").nth(1)).toBeVisible();
  await expect
    .element(group.getByText("■Negate target card you control on the chant that targets a unit."))
    .toBeVisible();
  await expect.element(group.getByRole("radio", { checked: true })).not.toBeInTheDocument();
  await group.getByRole("radio").nth(1).click();
  await expect.element(group.getByRole("radio").nth(1)).toBeChecked();
  await field(card.text).fill(doubtful.replace("1枚", "2枚"));
  await expect.element(page.getByText(formatPlural("ja", card.lapsed, 1))).toBeVisible();
  await field(card.text).fill(doubtful);
  await expect.element(group.getByRole("radio").nth(1)).toBeChecked();
  await button(edit.review).click();
  await expect.poll(() => gone).toEqual(["/admin/drafts/7"]);
  const { body } = getSentRequests()[0] ?? {};
  const [{ base64 = "" } = {}] = (body as { files: { base64: string }[] }).files;
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const hash = expect.stringMatching(/^[0-9a-f]{16}$/);
  expect(JSON.parse(new TextDecoder().decode(bytes)).cards[0].revisions[0].readings).toEqual([
    { textHash: hash, sentence: 0, choice: hash },
  ]);
});

it("adds a printing and takes it back, and the focus goes with it", async () => {
  await open();
  await button(card.addPrinting).click();
  await expect.element(page.getByRole("combobox", { name: card.set, exact: true })).toHaveFocus();
  await button(card.takeBack).click();
  await expect.element(button(card.addPrinting)).toHaveFocus();
});
