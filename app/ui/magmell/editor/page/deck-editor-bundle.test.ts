import { expect, test } from "vitest";
import { measureFirstLoad } from "@/app/ui/lazy/testing/first-load";

test.each([
  ["app/ui/magmell/editor/page/deck-editor.tsx", "app/ui/magmell/editor/cards/card-pool.tsx"],
  ["app/ui/magmell/card/browse/query/search-field.tsx", "app/ui/magmell/card/browse/query/focus-result.ts"],
])("%s leaves what searches until the cards are there", async (module, part) => {
  const { files } = await measureFirstLoad(module);
  expect(files).toContain(part);
  expect(files.filter((file) => /^lib\/magmell\/search\/(?:index|query|run|pattern)\//.test(file))).toEqual([]);
});

test("the box to search with brings neither signs nor lists until it is written in", async () => {
  const { files } = await measureFirstLoad("app/ui/magmell/card/browse/query/search-field.tsx");
  expect(files).toContain("app/ui/kit/class-names.ts");
  expect(files.filter((file) => /glyph|completion/.test(file))).toEqual([]);
});

test("the deck editor and what makes the cards come after the page", async () => {
  const { files } = await measureFirstLoad("app/ui/magmell/editor/page/deck-editor-loader.tsx");
  expect(files).toContain("app/ui/magmell/editor/draft/use-draft-session.ts");
  expect(
    files.filter((file) => /deck-editor\.tsx$|build-catalogue|toolbar|^app\/ui\/magmell\/statistics/.test(file)),
  ).toEqual([]);
});

test("the deck editor begins with one module, and dialogs, tiles and the card in view come late", async () => {
  const { files } = await measureFirstLoad("app/ui/magmell/editor/page/deck-editor-code.ts");
  for (const part of ["page/deck-editor.tsx", "cards/pool-search.ts", "page/drag-rows.ts"])
    expect(files).toContain(`app/ui/magmell/editor/${part}`);
  expect(files.filter((file) => /editor-dialogs|card-tile|card-preview|editor-actions/.test(file))).toEqual([]);
});
