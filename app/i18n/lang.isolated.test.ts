import { afterEach, expect, it } from "vitest";
import { setAddedLanguages } from "@/lib/languages";
import { href, isLang, pageLangs, preferredLang, textLang } from "./lang";
import { languageName } from "./language-name";
import { splitPath } from "./split-path";

afterEach(() => setAddedLanguages([]));

it("pages speak Japanese and English, and what the operator has added", () => {
  expect(pageLangs()).toEqual(["ja", "en"]);
  expect(isLang("pt-BR")).toBe(false);
  setAddedLanguages(["pt-BR"]);
  expect(pageLangs()).toEqual(["ja", "en", "pt-BR"]);
  const [, , added = "ja"] = pageLangs();
  expect([href(added, "/"), href(added, "/cards?q=1"), textLang(added)]).toEqual(["/pt-BR", "/pt-BR/cards?q=1", "en"]);
  expect([languageName("ja"), languageName("en"), languageName(added)]).toEqual([
    "日本語",
    "English",
    "português (Brasil)",
  ]);
});

it("a path is taken apart into its language and the rest", () => {
  setAddedLanguages(["de"]);
  const parts = (path: string) => Object.values(splitPath(path, isLang));
  expect(parts("/")).toEqual(["ja", "/"]);
  expect(parts("/en")).toEqual(["en", "/"]);
  expect(parts("/de/cards/en")).toEqual(["de", "/cards/en"]);
  expect(parts("/ja/cards")).toEqual(["ja", "/ja/cards"]);
  expect(parts("/fr/cards")).toEqual(["ja", "/fr/cards"]);
  expect(parts("/english")).toEqual(["ja", "/english"]);
});

it("a browser is answered in the language that it likes best among those of the site", () => {
  expect(preferredLang("de-AT, en;q=0.5")).toBe("en");
  setAddedLanguages(["de", "pt-BR"]);
  expect(preferredLang("de-AT, en;q=0.5")).toBe("de");
  expect(preferredLang("pt-br, en;q=0.5")).toBe("pt-BR");
  expect(preferredLang("pt, en;q=0.5")).toBe("pt-BR");
  expect(preferredLang("pt-PT, en;q=0.5")).toBe("pt-BR");
  expect(preferredLang("fr, ja;q=0")).toBe("ja");
  setAddedLanguages(["de", "de-CH", "zh-Hant", "zh-Hans"]);
  expect(preferredLang("de-CH-1996")).toBe("de-CH");
  expect(preferredLang("de-AT")).toBe("de");
  expect(preferredLang("zh-Hans-SG")).toBe("zh-Hans");
  expect(preferredLang("en-AU, *;q=0.1")).toBe("en");
  expect(preferredLang("*, d, fr-CH")).toBe("ja");
});
