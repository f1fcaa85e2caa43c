import { afterEach, expect, it } from "vitest";
import { setAddedLanguages } from "@/lib/languages";
import { parseRoutedPath } from "./routed-path";

afterEach(() => setAddedLanguages([]));

it("a page is the same in every language of the site, also in one that its operator has added", () => {
  setAddedLanguages(["de", "pt-BR"]);
  const path = (address: string) => parseRoutedPath(address).path;
  expect(["/s/TOKEN", "/ja/s/TOKEN", "/en/s/TOKEN", "/de/s/TOKEN", "/pt-BR/s/TOKEN"].map(path)).toEqual(
    Array.from({ length: 5 }, () => "/s/TOKEN"),
  );
  expect(["/de", "/de/", "/de/cards?q=x", "/fr/cards", "/deck"].map(path)).toEqual([
    "/",
    "/",
    "/cards",
    "/fr/cards",
    "/deck",
  ]);
});
