import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { parseLibraryFilters } from "@/lib/documents/search-filters";
import { LibrarySearchForm } from "./filter-form";

it.each([
  [{ q: "マナ" }, false],
  [{ status: "done", doc: "mtg-6e" }, true],
])("shows for %j what the engine makes of entries: %s", (asked, isShown) => {
  const form = renderToStaticMarkup(<LibrarySearchForm filters={parseLibraryFilters(asked)} open lang="ja" />);
  expect(form.includes('name="status"')).toBe(isShown);
  expect(form).toContain('name="kind"');
});
