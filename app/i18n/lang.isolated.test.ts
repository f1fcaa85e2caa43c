import { afterEach, expect, it } from "vitest";
import { setAddedLanguages } from "@/lib/languages";
import { getPageLangs, getTextLang, isLang, localizePath, negotiateLang } from "./lang";
import { getLanguageName } from "./language-name";
import { splitLangFromPath } from "./split-path";

afterEach(() => setAddedLanguages([]));

it("pages speak Japanese and English, and what the operator has added", () => {
  expect(getPageLangs()).toEqual(["ja", "en"]);
  expect(isLang("pt-BR")).toBe(false);
  setAddedLanguages(["pt-BR"]);
  expect(getPageLangs()).toEqual(["ja", "en", "pt-BR"]);
  const [, , added = "ja"] = getPageLangs();
  expect([localizePath(added, "/"), localizePath(added, "/cards?q=1"), getTextLang(added)]).toEqual([
    "/pt-BR",
    "/pt-BR/cards?q=1",
    "en",
  ]);
  expect([getLanguageName("ja"), getLanguageName("en"), getLanguageName(added)]).toEqual([
    "日本語",
    "English",
    "português (Brasil)",
  ]);
});

it("a path is taken apart into its language and the rest", () => {
  setAddedLanguages(["de"]);
  const parts = (path: string) => Object.values(splitLangFromPath(path, isLang));
  expect(parts("/")).toEqual(["ja", "/"]);
  expect(parts("/en")).toEqual(["en", "/"]);
  expect(parts("/de/cards/en")).toEqual(["de", "/cards/en"]);
  expect(parts("/ja/cards")).toEqual(["ja", "/ja/cards"]);
  expect(parts("/fr/cards")).toEqual(["ja", "/fr/cards"]);
  expect(parts("/english")).toEqual(["ja", "/english"]);
});

it("a browser is answered in the language that it likes best among those of the site", () => {
  expect(negotiateLang("de-AT, en;q=0.5")).toBe("en");
  setAddedLanguages(["de", "pt-BR"]);
  expect(negotiateLang("de-AT, en;q=0.5")).toBe("de");
  expect(negotiateLang("pt-br, en;q=0.5")).toBe("pt-BR");
  expect(negotiateLang("pt, en;q=0.5")).toBe("pt-BR");
  expect(negotiateLang("pt-PT, en;q=0.5")).toBe("pt-BR");
  expect(negotiateLang("fr, ja;q=0")).toBe("ja");
  setAddedLanguages(["de", "de-CH", "zh-Hant", "zh-Hans"]);
  expect(negotiateLang("de-CH-1996")).toBe("de-CH");
  expect(negotiateLang("de-AT")).toBe("de");
  expect(negotiateLang("zh-Hans-SG")).toBe("zh-Hans");
  expect(negotiateLang("en-AU, *;q=0.1")).toBe("en");
  expect(negotiateLang("*, d, fr-CH")).toBe("ja");
});
