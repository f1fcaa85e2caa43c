import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { createFixtureCatalogue } from "@/app/ui/testing/fixture-cards";
import { BookShelf } from "./book-shelf";
import { buildShelfItems } from "./shelf-items";

it.each([360, 1280])("shows every book of the shelf at %i pixels, in rows", async (width) => {
  await page.viewport(width, 800);
  const books = buildShelfItems(createFixtureCatalogue(), "ja", getDictionary("ja").home);
  await render(
    <main style={{ inlineSize: Math.min(width - 32, 604) }}>
      <BookShelf books={books} lang="ja" />
    </main>,
  );
  const shelf = page.getByRole("list").element();
  expect(shelf.scrollWidth).toBeLessThanOrEqual(shelf.clientWidth);
  const links = page.getByRole("link").elements();
  expect(links).toHaveLength(books.length);
  expect(new Set(links.map((link) => link.closest("li")?.offsetTop)).size).toBeGreaterThan(1);
  for (const link of links) expect(link.scrollHeight, link.textContent ?? "").toBeLessThanOrEqual(link.clientHeight);
});
