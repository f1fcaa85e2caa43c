import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extractTexts, listOwnTexts } from "./own-texts";
import { findSharedRun, indexRuns, OVERLAP_LIMITS } from "./shared-runs";

const DOCUMENT = indexRuns(
  "毎朝、りんごを三つ洗ってから籠に入れて市場へ運ぶ。 Wash three apples and carry them to market at dawn.",
);

describe("a text of ours", () => {
  it("follows a document where fourteen Japanese signs are its own, whatever stands between them", () => {
    expect(findSharedRun("りんごを三つ洗ってから籠に入れて", DOCUMENT, [])).toBe("りんごを三つ洗ってから籠に入れて");
    expect(findSharedRun("まず「りんご」を、三つ 洗ってから籠（に入れる）", DOCUMENT, [])).toBe(
      "りんごを三つ洗ってから籠に入れ",
    );
    expect(findSharedRun("りんごを三つ洗ってから籠へ", DOCUMENT, [])).toBeNull();
  });

  it("follows it where six English words are, in any case and punctuation", () => {
    expect(findSharedRun("First, wash three Apples (and carry them).", DOCUMENT, [])).toBe(
      "wash three apples and carry them",
    );
    expect(findSharedRun("Wash three apples and carry two.", DOCUMENT, [])).toBeNull();
  });

  it("may use names of things, each of which counts as four signs", () => {
    expect(findSharedRun("りんごを三つ洗ってから籠に", DOCUMENT, [])).toBeNull();
    expect(findSharedRun("りんごを三つ洗ってから籠に入", DOCUMENT, [])).not.toBeNull();
    expect(findSharedRun("りんごを三つ洗ってから籠に入", DOCUMENT, ["りんごを三つ"])).toBeNull();
    expect(findSharedRun("りんごを三つ洗ってから籠に入れて市場へ", DOCUMENT, ["りんごを三つ"])).not.toBeNull();
  });

  it("is found wherever it holds a run of a document, and nowhere else", () => {
    const sign = fc.constantFrom(..."あいうえおかきくけこさしすせそたちつてと");
    fc.assert(
      fc.property(
        fc.array(sign, { minLength: 14, maxLength: 40 }),
        fc.nat(),
        fc.array(sign, { maxLength: 9 }),
        (signs, at, around) => {
          const runs = indexRuns(signs.join(""));
          const from = at % (signs.length - OVERLAP_LIMITS.signs + 1);
          const run = signs.slice(from, from + OVERLAP_LIMITS.signs).join("");
          expect(findSharedRun(`${around.join("")}、${run}。${around.join("")}`, runs, [])).toContain(run);
          expect(findSharedRun(signs.slice(0, OVERLAP_LIMITS.signs - 1).join(""), runs, [])).toBeNull();
        },
      ),
    );
  });

  it("is looked for in everything that ships: sources, pages, data and documents, but not among facts of documents", () => {
    const texts = listOwnTexts(process.cwd());
    const files = new Set(texts.map(({ file }) => file));
    for (const file of [
      "engine/rulebook/documents/mtg-house.json",
      "engine/rulebook/documents/mtg-cr.json",
      "lib/documents/answers/mtg-6e.json",
      "app/i18n/ja/library.json",
      "app/[lang]/layout.tsx",
      "lib/api/examples/examples.json",
      "prisma/seed/cards/blue.json",
      "docs/rules-documents.md",
      "public/site.webmanifest",
      "CHANGELOG.md",
    ])
      expect(files).toContain(file);
    expect([...files].filter((file) => file.startsWith("engine/rulebook/documents/"))).toHaveLength(7);
    expect([...files].filter((file) => file.endsWith(".tsx")).length).toBeGreaterThan(500);
    expect([...files].filter((file) => /^lib\/documents\/(?:readers|structure)\//.test(file))).toEqual([]);
    expect(
      texts.find(({ file, text }) => file === "app/i18n/ja/library.json" && text.includes("http"))?.line,
    ).toBeGreaterThan(1);
  });

  it("is found in strings and between the tags of a page, in data, and in prose over the ends of its lines", () => {
    const found = (file: string, content: string) =>
      extractTexts(file, content).flatMap(({ line, text }) =>
        findSharedRun(text, DOCUMENT, []) === null ? [] : [line],
      );
    expect(found("a.tsx", "const a = 1;\n<p title='りんごを三つ洗ってから籠に入れて'>")).toEqual([2]);
    expect(found("a.tsx", "<p>\n  毎朝、りんごを三つ洗ってから籠に\n</p>")).toEqual([2]);
    expect(found("a.json", '{\n "a": "wash three apples and carry them"\n}')).toEqual([2]);
    expect(found("a.md", "# Title\n\nToday we wash three\napples and carry them.\n")).toEqual([3]);
    expect(found("a.ts", "// りんごを三つ洗う。籠に入れる。")).toEqual([]);
  });
});
