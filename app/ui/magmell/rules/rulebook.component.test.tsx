import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PageFilter } from "@/app/ui/page-filter/page-filter";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { Rulebook } from "./rulebook";

const isShown = (id: string): boolean | undefined => document.getElementById(id)?.checkVisibility();
const follow = (hash: string) => {
  window.location.hash = hash;
};

it("stands closed by chapters, and opens the chapter of the number that an address names", async () => {
  await page.viewport(1280, 800);
  const { container } = await render(<Rulebook lang="ja" />);
  expect(container.getBoundingClientRect().height).toBeLessThan(1_500);
  // The closed chapters are the contents, which need no second list.
  await expect.element(page.getByText("第1章")).toHaveLength(1);
  expect(isShown("705.4.3")).toBe(false);
  follow("#705.4.3");
  await expect.poll(() => isShown("705.4.3")).toBe(true);
  expect(isShown("101")).toBe(false);
  follow("#chapter-1");
  await expect.poll(() => isShown("101")).toBe(true);
  await expect.element(page.getByRole("heading", { level: 2, name: "第1章" })).toBeInViewport();
  follow("");
});

it("opens what holds the words that are looked for, and closes only that again", async () => {
  await render(
    <AllWordsProvider>
      <main>
        <PageFilter root="rulebook" entries="li[id], article[id]" headings="h3[id], h4[id]" />
        <Rulebook lang="ja" />
      </main>
    </AllWordsProvider>,
  );
  await page.getByRole("heading", { level: 2, name: "第1章" }).click();
  await expect.poll(() => isShown("101")).toBe(true);
  const filter = page.getByRole("searchbox");
  await filter.fill("触媒");
  await expect.poll(() => isShown("211.1")).toBe(true);
  expect(isShown("101")).toBe(false);
  await filter.fill("");
  await expect.poll(() => isShown("211.1")).toBe(false);
  expect(isShown("101")).toBe(true);
});
