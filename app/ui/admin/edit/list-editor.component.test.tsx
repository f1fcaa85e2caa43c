import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { getSentRequests, mockResponses } from "@/app/ui/testing/mock-responses";
import { BLANK_LIST_FORM } from "@/lib/admin/edit-forms";
import { ListEditor } from "./list-editor";

const edit = getDictionary("ja").adminEdit;
const FIRST = { id: "first", name: "最初のデッキに", englishName: "For a first deck", cards: "火の子", removed: false };
const remove = page.getByRole("checkbox", { name: edit.list.remove });

it("sends a list that is to go as a file that says so, after a word on what that means", async () => {
  const gone = blockNavigations();
  mockResponses({ "POST /api/admin/drafts": { outcome: "drafted", id: "7" } });
  await render(<ListEditor form={FIRST} known lang="ja" />, { wrapper: AllWordsProvider });
  await expect.element(page.getByText(edit.list.removeHint)).not.toBeInTheDocument();
  await remove.click();
  await expect.element(page.getByText(edit.list.removeHint)).toBeVisible();
  await page.getByRole("button", { name: edit.review, exact: true }).click();
  await expect.poll(() => gone).toEqual(["/admin/drafts/7"]);
  const { body } = getSentRequests()[0] ?? {};
  const [{ base64 = "" } = {}] = (body as { files: { base64: string }[] }).files;
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  expect(JSON.parse(new TextDecoder().decode(bytes)).lists).toMatchObject([{ id: "first", removed: true }]);
});

it("offers nothing of the kind for a list that is not there yet", async () => {
  await render(<ListEditor form={BLANK_LIST_FORM} known={false} lang="ja" />, { wrapper: AllWordsProvider });
  await expect.element(page.getByLabelText(edit.list.cards, { exact: true })).toBeVisible();
  await expect.element(remove).not.toBeInTheDocument();
});
