import { expect, it } from "vitest";
import type { TranslationFile } from "@/lib/languages";
import { mergeCustomWords } from "./custom-words";
import { DICTIONARY_AREAS, getDictionary } from "./dictionary";
import { formatPlural } from "./format";
import { LANGS, type Lang } from "./lang";

const file = (lang: string, area: string, words: unknown): TranslationFile => ({ lang, area, words });
const faultsOf = (...files: TranslationFile[]) => mergeCustomWords(files).faults;

it("words of the operator stand in the place of the site's, and all others stay", () => {
  const { dictionaries, faults } = mergeCustomWords([file("ja", "site", { site: { nav: { cards: "札" } } })]);
  expect(faults).toEqual([]);
  expect(dictionaries.get("ja")).toEqual({
    ...getDictionary("ja"),
    site: { ...getDictionary("ja").site, nav: { ...getDictionary("ja").site.nav, cards: "札" } },
  });
  expect(dictionaries.get("en")).toEqual(getDictionary("en"));
});

it("a new language has English for the words that it lacks", () => {
  const { dictionaries, faults } = mergeCustomWords([file("de", "site", { site: { close: "Schließen" } })]);
  expect(faults).toEqual([]);
  expect([...dictionaries.keys()]).toEqual(["ja", "en", "de"]);
  expect(dictionaries.get("de")?.site).toEqual({ ...getDictionary("en").site, close: "Schließen" });
  expect(dictionaries.get("de")?.decks).toEqual(getDictionary("en").decks);
});

it("forms by number may be those of another language, and may leave the number out", () => {
  const errors = { one: "jeden błąd", few: "{n} błędy", many: "{n} błędów", other: "{n} błędu" };
  const { dictionaries, faults } = mergeCustomWords([file("pl", "decks", { decks: { errors } })]);
  expect(faults).toEqual([]);
  const words = dictionaries.get("pl")?.decks.errors;
  const said = [1, 3, 5].map((n) => words && formatPlural("pl" as Lang, words, n));
  expect(said).toEqual(["jeden błąd", "3 błędy", "5 błędów"]);
});

it("names every fault with its file, its place and what to do", () => {
  expect(faultsOf(file("de", "sitee", {}))).toEqual(["de/sitee.json: Unknown word file. Did you mean site?"]);
  expect(faultsOf(file("mtg", "site", {}))).toEqual([
    'mtg/site.json: "mtg" is not a language tag such as de or pt-BR.',
  ]);
  expect(faultsOf(file("DE", "site", {}))).toHaveLength(1);
  expect(faultsOf(file("ja", "site", { site: { nav: { crads: "札" } } }))).toEqual([
    "ja/site.json: site.nav.crads is not a key of this site. Did you mean cards?",
  ]);
  expect(faultsOf(file("ja", "site", { constructor: {} }))).toEqual([
    "ja/site.json: constructor is not a key of this site.",
  ]);
  expect(faultsOf(file("ja", "site", { site: { close: 5, nav: "札" } }))).toEqual([
    "ja/site.json: site.close must be text in double quotes.",
    "ja/site.json: site.nav must be an object { … } of words.",
  ]);
  expect(faultsOf(file("ja", "site", []))).toEqual(["ja/site.json: The file must be an object { … } of words."]);
  expect(faultsOf(file("de", "decks", { decks: { counts: "{grimoires} von 40" } }))).toEqual([
    "de/decks.json: decks.counts contains {grimoires}, which the site does not fill. Available: {grimoire}, {stoneDeck}.",
  ]);
  expect(faultsOf(file("de", "site", { site: { close: "{n}" } }))[0]).toContain("This text takes no values.");
});

it.each(LANGS)(
  "all words of the site in %s may be laid over a new language, with the empty ones among them",
  (lang) => {
    const { dictionaries, faults } = mergeCustomWords(
      Object.entries(DICTIONARY_AREAS[lang]).map(([area, words]) => file("de", area, words)),
    );
    expect(faults).toEqual([]);
    expect(dictionaries.get("de")).toEqual(getDictionary(lang));
    expect(faultsOf(file("de", "site", { site: { close: "" } }))).toEqual([
      "de/site.json: site.close must be text in double quotes.",
    ]);
  },
);

type WordTree = { readonly [key: string]: string | WordTree };

/** The paths of all texts of a tree, with the places in them. */
const textsIn = (tree: WordTree, path = ""): readonly string[] =>
  Object.entries(tree).flatMap(([key, words]) =>
    typeof words === "string"
      ? [`${path}${key} ${[...new Set(words.match(/\{\w+\}/gu))].sort().join(" ")}`]
      : textsIn(words, `${path}${key}.`),
  );

it("the site's own files have the same words in both languages, with the same places", () => {
  const [ja, en] = LANGS.map((lang) => textsIn(DICTIONARY_AREAS[lang] as unknown as WordTree));
  expect(en).toEqual(ja);
});

it("a part stands in one area only", () => {
  const parts = Object.values(DICTIONARY_AREAS.ja).flatMap((area) => Object.keys(area));
  expect(new Set(parts).size).toBe(parts.length);
});
