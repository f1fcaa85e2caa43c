import { expect, test } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { LANGS } from "@/app/i18n/lang";
import { renderOpenSearch } from "./open-search";

test.each(LANGS)("the description in %s sends words to the card search of its language", (lang) => {
  const text = renderOpenSearch("https://cards.example", lang, getDictionary(lang));
  const path = lang === "ja" ? "/cards" : "/en/cards";
  expect(text).toContain(`template="https://cards.example${path}?q={searchTerms}"`);
  // Browsers refuse a description whose short name is longer than this.
  expect(/<ShortName>(.*)<\/ShortName>/.exec(text)?.[1]?.length).toBeLessThanOrEqual(16);
});

test("signs of XML in a text stand as text", () => {
  const words = getDictionary("en");
  const text = renderOpenSearch("https://cards.example", "en", {
    ...words,
    search: { ...words.search, description: 'a < b & "c"' },
  });
  expect(text).toContain("<Description>a &lt; b &amp; &quot;c&quot;</Description>");
});
