import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { planFontSubsets } from "./cut-fonts.mjs";

const root = resolve(import.meta.dirname, "../..");
const plans = planFontSubsets(root);

/** All texts in a module or a file, at any depth. */
const textsOf = (value) =>
  typeof value === "string" ? [value] : typeof value === "object" && value ? Object.values(value).flatMap(textsOf) : [];

const inFolder = (folder) =>
  readdirSync(resolve(root, folder))
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => textsOf(JSON.parse(readFileSync(resolve(root, folder, name), "utf8"))));

/** Texts that readers see of the site as it is shipped. */
const SHOWN = {
  "the words in Japanese": textsOf(getDictionary("ja")),
  "the words in English": textsOf(getDictionary("en")),
  "the cards": inFolder("prisma/seed/cards"),
  "the starter decks": inFolder("prisma/seed/decks"),
  "the rules and rulings": inFolder("engine/rulebook/documents"),
  kana: ["あいうえおかがきぎんアイウエオカガキギンヴー、。「」"],
  ASCII: [Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)).join("")],
};

describe.each(plans)("the cuts of $face.name", ({ slices, groups, letters }) => {
  const files = [...groups.map(({ signs }) => signs), ...letters.map(({ signs }) => signs)];
  const cut = new Set(files.join(""));

  test.each(Object.entries(SHOWN))("hold every sign of %s that the face has", (_, texts) => {
    const signs = new Set(texts.join(""));
    expect(signs.size).toBeGreaterThan(20);
    expect([...signs].filter((sign) => sign > "\u001f" && slices.has(sign.codePointAt(0)) && !cut.has(sign))).toEqual(
      [],
    );
  });

  test("hold what lines are measured by apart from what has one width", () => {
    const measured = [...groups, ...letters].filter(({ signs }) => /[A-z、「]/.test(signs));
    expect(measured.length).toBeGreaterThan(0);
    for (const { signs } of measured)
      expect(signs).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
  });

  test("are few, since a page asks for most of them", () => expect(files.length).toBeLessThanOrEqual(5));

  test("hold no sign twice", () => expect(files.join("")).toHaveLength(cut.size));
});
