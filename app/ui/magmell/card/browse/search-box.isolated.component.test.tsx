import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sentRequests } from "@/app/ui/testing/answers";
import { compose, endComposition } from "@/app/ui/testing/composition";
import { holdNavigations } from "@/app/ui/testing/hold-navigations";
import { press } from "@/app/ui/testing/press";
import { allNames, answerNames, completions, renderBrowse, results, words } from "./testing/browse-kit";

const CHANGED = "三冊の取り寄せ";

const box = page.getByRole("combobox", { name: words.search.box });
const dialog = page.getByRole("dialog");

beforeEach(() => answerNames());

it("completes what is typed by keyboard, without asking the server for each key", async () => {
  const addresses = holdNavigations();
  await renderBrowse("");
  await box.click();
  await userEvent.keyboard("さんさつ");
  const first = completions.first();
  await expect.element(first).toHaveTextContent(CHANGED);
  await press("ArrowDown");
  await expect.element(first).toHaveAttribute("aria-selected", "true");
  await press("Enter");
  await expect.element(box).toHaveValue(`《${CHANGED}》 `);
  await expect.element(first).not.toBeInTheDocument();
  await userEvent.keyboard("種別:");
  await completions.filter({ hasText: words.site.kinds.magic }).click();
  await expect.element(box).toHaveValue(`《${CHANGED}》 種別:マジック `);
  expect(sentRequests()).toHaveLength(1);
  await press("Enter");
  const asked = new URLSearchParams({ q: `《${CHANGED}》 種別:マジック ` });
  await expect.poll(() => addresses).toEqual([`/cards?${asked}`]);
});

it("gives no key a meaning but text while a composition is open", async () => {
  const addresses = holdNavigations();
  await renderBrowse("");
  await box.click();
  await compose("さんさつ");
  const first = completions.first();
  await expect.element(first).toBeVisible();
  await press("Enter");
  await press("ArrowDown");
  await expect.element(first).toHaveAttribute("aria-selected", "false");
  await expect.element(box).toHaveFocus();
  await endComposition("三冊");
  await expect.element(box).toHaveValue("三冊");
  expect(addresses).toEqual([]);
});

it.each([
  ["色:青　種別:ユニット", "t:unit c:b", "種別:ユニット 色:青"],
  ["twins of ink", "ink of twins", null],
])("keeps the words of %s for the page that answers them, in this tab", async (typed, canonical, otherwise) => {
  const addresses = holdNavigations();
  const asking = await renderBrowse("");
  await box.fill(typed);
  await press("Enter");
  await expect.poll(() => addresses).toEqual([`/cards?${new URLSearchParams({ q: typed })}`]);
  await asking.unmount();
  const answered = await renderBrowse(canonical);
  await expect.element(box).toHaveValue(typed);
  await answered.unmount();
  sessionStorage.clear();
  await renderBrowse(canonical);
  await expect.element(box).toHaveValue(otherwise ?? canonical);
});

it("is left and entered by keyboard alone, among the cards and their pages", async () => {
  const addresses = holdNavigations();
  const first = await renderBrowse("", { names: allNames() });
  await press("/");
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("n?");
  await expect.element(box).toHaveValue("n?");
  await press("Escape");
  await press("Escape");
  await expect.element(box).toHaveValue("");
  await press("ArrowDown");
  await expect.element(results.first()).toHaveFocus();
  await press("j");
  await press("ArrowRight");
  await press("k");
  await expect.element(results.nth(1)).toHaveFocus();
  await press("ArrowDown");
  await expect.element(results.nth(1)).not.toHaveFocus();
  await press("ArrowUp");
  await expect.element(results.nth(1)).toHaveFocus();
  await press("?");
  await expect.element(dialog).toHaveTextContent(words.search.keys.pages);
  await press("Escape");
  await press("n");
  await expect.poll(() => addresses).toEqual(["/cards?page=2"]);
  await first.unmount();
  await renderBrowse("", { at: 2, names: allNames() });
  await press("p");
  await expect.poll(() => addresses).toEqual(["/cards?page=2", "/cards"]);
});
