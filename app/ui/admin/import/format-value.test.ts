import { expect, test } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { formatValue } from "./format-value";

test.each([
  ["ja", "本編", "フォイル", "はい", "頁2、頁3", "3文目：8899"],
  ["en", "Main set", "Foil", "yes", "頁2, 頁3", "sentence 3: 8899"],
] as const)(
  "what is one of a few values is said in words of the page (%s)",
  (lang, type, finish, yes, cards, chosen) => {
    const { search } = getDictionary(lang);
    const known = {
      lang,
      nameOf: (card: number) => `頁${card}`,
    };
    expect(formatValue("type", "main", known)).toBe(type);
    expect(formatValue("finish", "foil", known)).toBe(finish);
    expect(formatValue("retired", "true", known)).toBe(yes);
    expect(formatValue("cards", "2, 3", known)).toBe(cards);
    expect(formatValue("tags", "draw, search", known)).toBe(
      [search.tags.draw, search.tags.search].join(cards.slice(2, -2)),
    );
    expect(formatValue("readings", "0123456789abcdef=2=8899aabbccddeeff", known)).toBe(chosen);
    expect(formatValue("name", "main", known)).toBe("main");
  },
);
