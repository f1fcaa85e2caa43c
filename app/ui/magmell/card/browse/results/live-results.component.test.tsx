import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createFixtureSnapshot } from "@/app/ui/testing/fixture-cards";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { pressKeys } from "@/app/ui/testing/press";
import { reuseWorkers } from "@/app/ui/testing/reuse-workers";
import "@/app/ui/testing/css-locator";
import { getAllCardNames, mockCardNames, renderBrowse, results, words } from "../testing/browse-kit";

const box = page.getByRole("combobox", { name: words.search.box });
const status = page.getByRole("main").getByRole("status").filter({ hasText: /枚/u });
const shown = (): readonly string[] =>
  results.elements().map((link) => decodeURIComponent(new URL((link as HTMLAnchorElement).href).pathname));
const queryOfPage = (): string | null => new URLSearchParams(window.location.search).get("q");

beforeEach(async () => {
  await page.viewport(1280, 800);
  window.history.replaceState(null, "", "/cards");
  mockCardNames();
  const snapshot = createFixtureSnapshot(getAllCardNames());
  reuseWorkers({ [`/api/v1/snapshot/${encodeURIComponent(snapshot.version)}`]: snapshot });
});

it("shows what is typed without leaving the page, at a canonical address, and says how many there are", async () => {
  await renderBrowse("", { names: getAllCardNames() });
  const visited = window.history.length;
  const top = results.first().element().getBoundingClientRect().top;
  await box.click();
  await userEvent.keyboard("c:b t:unit");
  await expect.poll(queryOfPage).toBe("t:unit c:b");
  const addresses = blockNavigations();
  await pressKeys("Enter");
  await expect.poll(() => addresses).toEqual([`/cards?${new URLSearchParams({ q: "t:unit c:b" })}`]);
  await expect.element(box).toHaveValue("c:b t:unit");
  const count = Number(/\d+/u.exec(status.element().textContent ?? "")?.[0]);
  expect(shown()).toHaveLength(count);
  expect(results.first().element().getBoundingClientRect().top).toBe(top);
  // Filters of the page do not narrow what is being typed.
  expect(document.querySelector("aside")?.inert).toBe(true);
  await userEvent.fill(box, "三冊の取り寄せ");
  await expect.poll(shown).toEqual(["/cards/三冊の取り寄せ"]);
  await expect.element(status).toHaveTextContent("1枚");
  // The way back leads to where the reader came from, not from word to word.
  expect(window.history.length).toBe(visited);
});

it("says that words stand in texts only or nowhere, and keeps what cannot be read", async () => {
  await renderBrowse("", { names: getAllCardNames() });
  await userEvent.fill(box, "カードを引く");
  await expect.element(page.getByText("名称にはありません。")).toBeVisible();
  expect(shown().length).toBeGreaterThan(0);
  await userEvent.fill(box, "フライング");
  await expect.element(page.getByText(words.search.empty.title)).toBeVisible();
  await userEvent.fill(box, "水圧");
  await expect.poll(shown).toEqual(["/cards/水圧"]);
  await userEvent.fill(box, "水圧 ap>");
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(shown()).toEqual(["/cards/水圧"]);
});
