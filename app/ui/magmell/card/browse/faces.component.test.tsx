import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DeckAddingListener } from "@/app/ui/magmell/editor/adding/deck-adding";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { getAllCardNames, renderBrowse, results, words } from "./testing/browse-kit";

const boxOf = (found: typeof results) => found.first().element().getBoundingClientRect();
const fitsTelephone = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);

it.each(["ja", "en"] as const)(
  "begin on the first screen of a telephone in %s, those that do something first",
  async (lang) => {
    await page.viewport(360, 760);
    await renderBrowse("", { lang });
    await expect.element(results.first()).toBeInTheDocument();
    await document.fonts.ready;
    expect(boxOf(results).top).toBeLessThanOrEqual(200);
    const addresses = results.elements().map((link) => decodeURIComponent(link.getAttribute("href") ?? ""));
    const stones = addresses.filter((address) => address.endsWith("の魔石"));
    expect(stones).toHaveLength(3);
    expect(addresses.slice(-3)).toEqual(stones);
    fitsTelephone();
  },
);

it("fit a telephone where one card is found", async () => {
  await page.viewport(360, 760);
  await renderBrowse("!青の魔石");
  await expect.poll(() => results.elements().length).toBe(1);
  fitsTelephone();
});

it("fit a telephone whatever the length of a condition", async () => {
  await page.viewport(360, 760);
  await renderBrowse(["青の魔石", "赤の魔石", "緑の魔石", ...getAllCardNames().slice(0, 12)].join(" or "));
  await expect.poll(() => results.elements().length).toBeGreaterThan(2);
  fitsTelephone();
});

it("show in small what a card does, and in large all of it", async () => {
  const small = await renderBrowse("!差し戻し");
  const text = results.getByText("手札に戻す");
  await expect.element(text).toBeVisible();
  await document.fonts.ready;
  const lines = Math.round(text.element().getBoundingClientRect().height / 13);
  expect(lines).toBeLessThanOrEqual(4);
  const { width } = boxOf(results);
  await expect.element(page.getByRole("link", { name: words.search.faces.large })).toBeVisible();
  await small.unmount();
  await renderBrowse("!差し戻し", { large: true });
  await expect.element(page.getByRole("link", { name: words.search.faces.small })).toBeVisible();
  expect(boxOf(results).width).toBeGreaterThan(width * 1.4);
  await expect.element(results.first()).toHaveTextContent("Illust.");
});

it("are told apart by their emblems", async () => {
  await renderBrowse("", { names: getAllCardNames() });
  await expect.poll(() => results.elements().length).toBeGreaterThan(50);
  const emblems = results.elements().map((link) => link.querySelector('svg[viewBox="0 0 200 200"]')?.innerHTML ?? "");
  expect(new Set(emblems).size).toBe(emblems.length);
});

it("carry their button on the lower edge once they are pointed to, without a row of its own", async () => {
  await page.viewport(1280, 800);
  await renderBrowse("t:unit", { names: getAllCardNames() });
  await render(
    <AllWordsProvider>
      <DeckAddingListener lang="ja" />
    </AllWordsProvider>,
  );
  await expect.poll(() => results.elements().length).toBeGreaterThan(6);
  const button = page.getByCss("[data-add] [data-by='1']").first();
  const edge = () => getComputedStyle(button.element().closest("[data-add]") as HTMLElement).opacity;
  await userEvent.hover(page.getByRole("main").getByRole("heading", { level: 1 }));
  await expect.poll(edge).toBe("0");
  await results.first().hover();
  await expect.poll(edge).toBe("1");
  const [card, one, next] = [boxOf(results), button.element().getBoundingClientRect(), results.nth(5).element()];
  expect(one.top).toBeLessThan(card.bottom);
  expect(one.bottom).toBeGreaterThan(card.bottom);
  expect(next.getBoundingClientRect().top - card.bottom).toBeLessThan(24);
});

it("leave what few readers look for to a menu", async () => {
  await page.viewport(1280, 800);
  await renderBrowse("");
  const more = page.getByRole("button", { name: words.search.unit });
  const keys = page.getByRole("button", { name: words.search.keys.title });
  await expect.element(keys).not.toBeInTheDocument();
  await more.click();
  await expect.element(page.getByRole("link", { name: words.search.write }).first()).toBeVisible();
  await keys.click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(more).toHaveFocus();
});
