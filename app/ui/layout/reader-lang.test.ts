import { expect, test } from "vitest";
import { getReaderLang } from "./reader-lang";

const answered = (lang: "ja" | "en", headers: Record<string, string>) =>
  getReaderLang(lang, (name) => headers[name] ?? null);

test("the language of the address comes first, then the chosen one, then that of the browser", () => {
  expect(answered("ja", {})).toBe("ja");
  expect(answered("en", { cookie: "lang=ja", "accept-language": "ja" })).toBe("en");
  expect(answered("ja", { cookie: "a=b; lang=en", "accept-language": "ja" })).toBe("en");
  expect(answered("ja", { cookie: "lang=ja", "accept-language": "en" })).toBe("ja");
  expect(answered("ja", { "accept-language": "en-GB" })).toBe("en");
});

test("a cookie that names no language of the site counts as none", () => {
  for (const cookie of ["lang=xx", "lang=en-x", "language=ja", "slang=ja", "lang="])
    expect(answered("ja", { cookie, "accept-language": "en" })).toBe("en");
});
