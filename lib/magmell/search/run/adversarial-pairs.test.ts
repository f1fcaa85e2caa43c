import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { foldForSearch } from "@/lib/japanese/search-fold";
import { buildCard, buildCardFile, buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { getSearchIndex } from "../index/search-index";
import { readQuery } from "../query/read/read-query";
import { ADVERSARIAL_LATIN } from "../testing/adversarial-latin";
import { ADVERSARIAL_NAMES } from "../testing/adversarial-names";
import { ADVERSARIAL_PAIRS } from "../testing/adversarial-pairs";
import { romanizeReading } from "../testing/romanize-reading";
import { searchCatalogue } from "./search";

const PAIRS = { ...ADVERSARIAL_PAIRS, ...ADVERSARIAL_LATIN };

const index = getSearchIndex(
  buildTestCatalogue(
    buildCardFile({
      cards: ADVERSARIAL_NAMES.map(([name, reading, englishName, ...aliases], at) =>
        buildCard(at + 1, name, reading, { englishName, aliases }),
      ),
    }),
    "2026-11-21",
  ),
);
const namesFound = (query: string): readonly string[] =>
  searchCatalogue(index, readQuery(query))
    .hits()
    .map((hit) => hit.card.name);

describe.each(Object.entries(PAIRS))("%s", (_, pairs) => {
  test.each(pairs.map(([typed, found, not]) => ({ typed, found, not })))("$typed", ({ typed, found, not }) => {
    const names = namesFound(typed);
    if (found === null) expect(names).toEqual(not ? expect.not.arrayContaining([not]) : []);
    else expect(names).toContain(found);
    if (not) expect(names).not.toContain(not);
  });
});

test("the list is long", () => {
  expect(Object.values(PAIRS).flat().length).toBeGreaterThan(190);
});

const KANA = [..."あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん"].concat(
  [..."がぎぐげござじずぜぞだでどばびぶべぼぱぴぷぺぽ"].concat(["きゃ", "しゅ", "ちょ", "りゃ", "っか", "っと", "ー"]),
);
const readings = fc
  .array(fc.constantFrom(...KANA), { minLength: 2, maxLength: 8 })
  .map((parts) => parts.join(""))
  .filter((reading) => !/^[ーん]|ーー|んー/u.test(reading));

test("every card is found by its reading in hiragana, katakana, half width and romaji", () => {
  fc.assert(
    fc.property(readings, (reading) => {
      const snapshot = buildTestCatalogue(
        buildCardFile({ cards: [buildCard(1, "無", reading, { englishName: "Q" })] }),
        "2026-11-21",
      );
      const toKatakana = (kana: string) => String.fromCharCode(kana.charCodeAt(0) + 0x60);
      const katakana = reading.replace(/[ぁ-ゖ]/gu, toKatakana);
      for (const typed of [reading, katakana, halfWidth(katakana), ...romanizeReading(reading)])
        expect([typed, searchCatalogue(getSearchIndex(snapshot), readQuery(`"${typed}"`)).total]).toEqual([typed, 1]);
    }),
    { numRuns: scaleRuns(60) },
  );
});

/** Parts of names, as they are written and read. */
const PARTS = [
  "青あお",
  "魔石ませき",
  "勇者ゆうしゃ",
  "大狼おおかみ",
  "王おう",
  "図書館としょかん",
  "A級えーきゅう",
].map((part) => {
  const [, written = "", read = ""] = /^([^ぁ-ん]+)(.+)$/u.exec(part) ?? [];
  return { written, read };
});
const BETWEEN = ["の", "と", "を負う", "ドラゴンの", "なき", ""].map((kana) => ({
  written: kana,
  read: foldForSearch(kana.replace("負", "お")),
}));

test("every card is found by its name with any of its parts in kana", () => {
  const part = fc.tuple(fc.constantFrom(...PARTS), fc.constantFrom(...BETWEEN), fc.boolean());
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
      const all = parts.flatMap(([sign, between, inKana]) => [
        { ...sign, typed: inKana ? sign.read : sign.written },
        { ...between, typed: between.written },
      ]);
      const [name, reading] = (["written", "read"] as const).map((of) => all.map((one) => one[of]).join(""));
      const cards = [buildCard(1, name ?? "", reading ?? "", { englishName: "Q" })];
      const typed = all.map((one) => one.typed).join("");
      const snapshot = buildTestCatalogue(buildCardFile({ cards }), "2026-11-21");
      expect([typed, searchCatalogue(getSearchIndex(snapshot), readQuery(`"${typed}"`)).total]).toEqual([typed, 1]);
    }),
    { numRuns: scaleRuns(150) },
  );
});

/** The half-width kana that a text is the usual form of. */
function halfWidth(katakana: string): string {
  const half = Array.from({ length: 0xff9d - 0xff66 + 1 }, (_, at) => String.fromCharCode(0xff66 + at));
  const narrow = new Map(half.map((sign) => [sign.normalize("NFKC"), sign]));
  const marks = new Map([
    ["\u3099", "ﾞ"],
    ["\u309a", "ﾟ"],
  ]);
  return [...katakana.normalize("NFD")].map((sign) => narrow.get(sign) ?? marks.get(sign) ?? sign).join("");
}
