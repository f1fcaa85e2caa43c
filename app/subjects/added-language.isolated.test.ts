import { afterEach, expect, it } from "vitest";
import { generateMetadata } from "@/app/[lang]/developers/page";
import { mergeCustomWords } from "@/app/i18n/custom-words";
import { setDictionaries } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { encodeBase64urlText } from "@/lib/decks/sharing/text-code";
import { setAddedLanguages } from "@/lib/languages";
import { indexNames } from "@/lib/magmell/catalogue/model/lookup";
import { resolveCodedDeck } from "./coded-deck";

afterEach(() => setAddedLanguages([]));

it("the name that a deck has without one is none in any language", () => {
  setAddedLanguages(["de"]);
  const words = { share: { deckName: { empty: "Leere Liste" } } };
  const { dictionaries, faults } = mergeCustomWords([{ lang: "de", area: "site", words }]);
  expect(faults).toEqual([]);
  setDictionaries(dictionaries, "-own");
  const read = { deck: { grimoire: [], stoneDeck: [] }, code: "CODE" };
  const named = (name: string, lang: Lang) =>
    resolveCodedDeck(read, encodeBase64urlText(name), { names: indexNames([]) }, lang);
  expect(named("Leere Liste", "ja").given).toBeNull();
  expect(named("Volle Liste", "ja").given).toBe("Volle Liste");
});

it("the feed of changes of the API is named in a language that it has", async () => {
  setAddedLanguages(["de"]);
  const feedOf = async (lang: string) => {
    const { alternates } = await generateMetadata({
      params: Promise.resolve({ lang }),
      searchParams: Promise.resolve({}),
    });
    return JSON.stringify(alternates?.types).match(/changes\.atom[^"]*/)?.[0];
  };
  expect([await feedOf("ja"), await feedOf("en"), await feedOf("de")]).toEqual([
    "changes.atom",
    "changes.atom?lang=en",
    "changes.atom?lang=en",
  ]);
});
