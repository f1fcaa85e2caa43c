import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { focusElement } from "@/app/ui/testing/focus-on";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { pressKeys } from "@/app/ui/testing/press";
import { GoldfishTable, renderListForm } from "./testing/goldfish-kit";

const { mtg, page: words } = new GoldfishTable().words;
const { form } = words;
const { listReport: report } = getDictionary("ja");

const LIST = "４　苔の雄牛\n4x Noon Bell\nMoss Ox x8\n// 土地\n44 森\nサイドボード\n15 Gate Giant";

it("reads a list as it is typed, and tells what is not read", async () => {
  await renderListForm();
  await page.getByLabelText(form.list).fill(`${LIST}\n999 Ember Sprite`);
  await expect.element(page.getByText(format(form.counted, { cards: 60, names: 4 }))).toBeVisible();
  await expect.element(page.getByText(format(form.side, { cards: 15 }))).toBeVisible();
  await expect.element(page.getByText(form.why.COUNT)).toBeVisible();
  await expect.element(page.getByRole("listitem")).toHaveTextContent(format(report.line, { n: 8 }));
});

it("asks how to read a line in doubt as the deck editor does, and keeps the answer with the list", async () => {
  const screen = await renderListForm();
  const list = page.getByLabelText(form.list);
  await list.fill("2-3 Moss Ox\r\n57 Forest");
  await page.getByRole("button", { name: format(report.count, { line: "3 Moss Ox" }) }).click();
  await expect.element(list).toHaveValue("3 Moss Ox\n57 Forest");
  await expect.element(page.getByText(format(form.counted, { cards: 60, names: 2 }))).toBeVisible();
  await screen.unmount();
  await renderListForm();
  await expect.element(list).toHaveValue("3 Moss Ox\n57 Forest");
});

it("leads to the table of the list by the rules of the chosen era, and keeps the list", async () => {
  const addresses = blockNavigations();
  const screen = await renderListForm();
  await page.getByLabelText(form.list).fill("20 Moss Ox\n40 森");
  await page.getByRole("radio", { name: mtg.eras["8e"] }).click();
  await focusElement(page.getByRole("button", { name: form.deal }));
  await pressKeys("Enter");
  await expect.poll(() => addresses.join()).toMatch(/^\/mtg\/goldfish\/m1[\w-]+\?era=8e$/);
  await screen.unmount();
  await renderListForm();
  await expect.element(page.getByLabelText(form.list)).toHaveValue("20 Moss Ox\n40 森");
  await expect.element(page.getByRole("radio", { name: mtg.eras["8e"] })).toBeChecked();
});

it("begins in the era of the sets that the list names, until one is chosen", async () => {
  await renderListForm();
  const era = (id: "6e" | "8e" | "mod") => page.getByRole("radio", { name: mtg.eras[id] });
  const list = page.getByLabelText(form.list);
  await list.fill("4 Moss Ox (NEO) 12");
  await expect.element(era("mod")).toBeChecked();
  await list.fill("4 Moss Ox (MMQ) 12");
  await expect.element(era("6e")).toBeChecked();
  await era("8e").click();
  await list.fill("4 Moss Ox (NEO) 12");
  await expect.element(era("8e")).toBeChecked();
});
