import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { composeText, endComposition } from "@/app/ui/testing/composition";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { getSentRequests } from "@/app/ui/testing/mock-responses";
import { pressKeys } from "@/app/ui/testing/press";
import { completions, getAllCardNames, mockCardNames, renderBrowse, results, words } from "./testing/browse-kit";

const CHANGED = "三冊の取り寄せ";

const box = page.getByRole("combobox", { name: words.search.box });
const dialog = page.getByRole("dialog");

beforeEach(() => mockCardNames());

it("completes what is typed by keyboard, without asking the server for each key", async () => {
  const addresses = blockNavigations();
  await renderBrowse("");
  await box.click();
  await userEvent.keyboard("さんさつ");
  const first = completions.first();
  await expect.element(first).toHaveTextContent(CHANGED);
  await pressKeys("ArrowDown");
  await expect.element(first).toHaveAttribute("aria-selected", "true");
  await pressKeys("Enter");
  await expect.element(box).toHaveValue(`《${CHANGED}》 `);
  await expect.element(first).not.toBeInTheDocument();
  await userEvent.keyboard("種別:");
  await completions.filter({ hasText: words.site.kinds.magic }).click();
  await expect.element(box).toHaveValue(`《${CHANGED}》 種別:マジック `);
  expect(getSentRequests()).toHaveLength(1);
  await pressKeys("Enter");
  const asked = new URLSearchParams({ q: `《${CHANGED}》 種別:マジック ` });
  await expect.poll(() => addresses).toEqual([`/cards?${asked}`]);
});

it("gives no key a meaning but text while a composition is open", async () => {
  const addresses = blockNavigations();
  await renderBrowse("");
  await box.click();
  await composeText("さんさつ");
  const first = completions.first();
  await expect.element(first).toBeVisible();
  await pressKeys("Enter");
  await pressKeys("ArrowDown");
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
  const addresses = blockNavigations();
  const asking = await renderBrowse("");
  await box.fill(typed);
  await pressKeys("Enter");
  await expect.poll(() => addresses).toEqual([`/cards?${new URLSearchParams({ q: typed })}`]);
  await asking.unmount();
  const answered = await renderBrowse(canonical);
  await expect.element(box).toHaveValue(typed);
  await answered.unmount();
  sessionStorage.clear();
  await renderBrowse(canonical);
  await expect.element(box).toHaveValue(otherwise ?? canonical);
});

it.each([
  ["ao no maseki", "ao no maseki"],
  ["another query", "ao maseki no"],
])("takes the words %s from the redirect that answered them, if they mean the query", async (typed, shown) => {
  sessionStorage.clear();
  window.history.replaceState(null, "", `#typed=${encodeURIComponent(typed)}`);
  const answered = await renderBrowse("ao maseki no");
  await expect.element(box).toHaveValue(shown);
  await expect.poll(() => window.location.hash).toBe("");
  await answered.unmount();
});

it("is left and entered by keyboard alone, among the cards and their pages", async () => {
  const addresses = blockNavigations();
  const first = await renderBrowse("", { names: getAllCardNames() });
  await pressKeys("/");
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("n?");
  await expect.element(box).toHaveValue("n?");
  await pressKeys("Escape");
  await pressKeys("Escape");
  await expect.element(box).toHaveValue("");
  await pressKeys("ArrowDown");
  await expect.element(results.first()).toHaveFocus();
  await pressKeys("j");
  await pressKeys("ArrowRight");
  await pressKeys("k");
  await expect.element(results.nth(1)).toHaveFocus();
  await pressKeys("ArrowDown");
  await expect.element(results.nth(1)).not.toHaveFocus();
  await pressKeys("ArrowUp");
  await expect.element(results.nth(1)).toHaveFocus();
  await pressKeys("?");
  await expect.element(dialog).toHaveTextContent(words.search.keys.pages);
  await pressKeys("Escape");
  await pressKeys("n");
  await expect.poll(() => addresses).toEqual(["/cards?page=2"]);
  await first.unmount();
  await renderBrowse("", { at: 2, names: getAllCardNames() });
  await pressKeys("p");
  await expect.poll(() => addresses).toEqual(["/cards?page=2", "/cards"]);
});
