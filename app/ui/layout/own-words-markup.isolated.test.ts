import { expect, it } from "vitest";
import { mergeCustomWords } from "@/app/i18n/custom-words";
import { DICTIONARY_AREAS, setDictionaries } from "@/app/i18n/dictionary";
import { createBusyResponse } from "./busy-answer";
import { renderUnavailablePage } from "./unavailable-page";

type WordTree = { readonly [key: string]: string | WordTree };

/** Returns words of a language in which each text has signs of markup before it. */
const marked = (words: string | WordTree): string | WordTree =>
  typeof words === "string"
    ? `<b>&amp;${words}`
    : Object.fromEntries(Object.entries(words).map(([key, of]) => [key, marked(of)]));

it("words of the operator are shown as they are written on pages without a frame", async () => {
  const answers = (["ja", "en"] as const).map((lang) => ({
    lang,
    area: "answers",
    words: marked(DICTIONARY_AREAS[lang].answers),
  }));
  const { dictionaries, faults } = mergeCustomWords(answers);
  expect(faults).toEqual([]);
  setDictionaries(dictionaries, "-own");
  const away = renderUnavailablePage({ lang: "en", address: "/en", holdsCards: true, nonce: "abc" });
  const header = () => null;
  const busy = await createBusyResponse({ code: "busy", wait: 7, work: "search", address: "/en", header }).text();
  for (const page of [away, busy]) {
    expect(page).toContain("<title>&lt;b&gt;&amp;amp;");
    expect(page).toContain('<section lang="ja"><h2>&lt;b&gt;&amp;amp;');
    expect(page).not.toMatch(/<b>|&amp;(?!amp;)/);
  }
  // In both languages a title, a text and a link, and the title of the page; while the database is away, a sentence and five links more.
  expect([away, busy].map((page) => page.split("&lt;b&gt;&amp;amp;").length - 1)).toEqual([19, 7]);
});
