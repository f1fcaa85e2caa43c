import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getImportedTexts } from "@/lib/documents/texts/data";
import { deleteDocumentTexts } from "@/lib/documents/texts/mutations";
import { importTexts } from "./import-texts";

type ImportOptions = Parameters<typeof importTexts>[1];

const folder = mkdtempSync(join(tmpdir(), "grimoire-rules-"));
const said: string[] = [];
const log = vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));

/** Loads a file of some content, under a name that says nothing of it. */
function load(content: string | Uint8Array, options: Partial<ImportOptions> = {}, name = "copy.txt"): Promise<void> {
  writeFileSync(join(folder, name), content);
  return importTexts(join(folder, name), { dryRun: false, partial: false, ...options });
}
const stored = async (document: "mag" | "mtg-6e") =>
  (await getImportedTexts(document, Number.POSITIVE_INFINITY)).texts.size;

const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
/** A small summary: one section with twenty rules, in sentences of our own. */
const SUMMARY = `更新 00/01/16 A.4 - 果物(Fruit) ${numbers.map((n) => `A.4.${n} - 果物${n}は甘い。`).join(" ")}`;
const FRUIT = "総合ルール 1.01\n101 りんごは赤い。\n102 みかんは丸い。\n";

beforeEach(() => {
  said.splice(0);
});
afterEach(() => deleteDocumentTexts());
afterAll(() => {
  log.mockRestore();
  rmSync(folder, { recursive: true });
});

describe("loading a copy", () => {
  it("says what it read and what changed, and in a dry run changes nothing", async () => {
    await load(SUMMARY, { dryRun: true });
    expect(said[0]).toContain("copy.txt: mtg-6e, 21 entries read (UTF-8)");
    expect(said.at(-1)).toBe("Dry run of mtg-6e, edition 00/01/16: 21 added, 0 changed, 0 removed.");
    expect(await stored("mtg-6e")).toBe(0);
    await load(SUMMARY, { note: "梨園の許しを得て" });
    expect(said.at(-1)).toBe("Loaded mtg-6e, edition 00/01/16: 21 added, 0 changed, 0 removed.");
    expect((await getImportedTexts("mtg-6e", Number.POSITIVE_INFINITY)).document?.note).toBe("梨園の許しを得て");
  });

  it("keeps one document where another is loaded, and takes editions from option, file or name", async () => {
    await load(FRUIT);
    await load(SUMMARY, { edition: "2001-01-16" });
    await load("101\tりんご\n102\tみかん\n", {}, "rules-1.02.tsv");
    expect(said.at(-1)).toBe("Loaded mag, edition 1.02: 0 added, 2 changed, 0 removed.");
    expect([await stored("mag"), await stored("mtg-6e")]).toEqual([2, 21]);
  });
});

describe("a copy that is refused leaves everything as it was, and says why", () => {
  const cutOff = SUMMARY.slice(0, SUMMARY.indexOf("A.4.15"));
  const hostile = '<script>alert(1)</script>\'; DROP TABLE "RulesText"; --';
  it.each<[string, string | Uint8Array, Partial<ImportOptions>, RegExp]>([
    ["nothing", "", {}, /does not look like any known document\. Name the one/u],
    ["a letter", "りんごを送ります。", {}, /any known document/u],
    ["a page of markup", `<html><body>${hostile}</body></html>`, {}, /any known document/u],
    ["data", JSON.stringify({ "A.1.1": "りんご", __proto__: 1 }), {}, /any known document/u],
    ["an archive", gzipSync(SUMMARY), {}, /UTF-8|any known document/u],
    ["bytes", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]), {}, /Save it as UTF-8|any known document/u],
    ["more than a document can be", new Uint8Array(4 * 1024 * 1024 + 1).fill(65), {}, /4 MiB/u],
    ["lines without end", "\n".repeat(50_001), {}, /50,000 lines/u],
    ["another document under a name", FRUIT, { document: "mtg-6e" }, /no entry of this document was found/u],
    ["numbers that there are none of", "A.1.99 - 梨。 ".repeat(9), {}, /no entry of this document was found/u],
    ["one number among thousands", `A.4.1 - 梨。 ${"A.1.99 - 梨。 ".repeat(2_001)}`, {}, /more than 2,000/u],
    ["an edition that is none", FRUIT, { edition: hostile }, /--edition 1\.01/u],
    ["no edition", "101 りんご\n102 みかん\n", {}, /the edition is missing or invalid/u],
    ["a note without end", SUMMARY, { note: "あ".repeat(501) }, /1 to 500 characters/u],
    [
      "a copy that is cut off",
      cutOff,
      {},
      /has 21 texts of this document, of which 6 are not in the file.* --partial/u,
    ],
  ])("%s", async (_, content, options, reason) => {
    await load(FRUIT);
    await load(SUMMARY);
    await expect(load(content, options)).rejects.toThrow(reason);
    expect([await stored("mag"), await stored("mtg-6e")]).toEqual([2, 21]);
  });

  it("is taken cut off where that is wanted, and markup is kept as the text that it is", async () => {
    await load(SUMMARY);
    await load(`${cutOff} A.4.24 - ${hostile}`, { partial: true });
    expect(said.at(-1)).toBe("Loaded mtg-6e, edition 00/01/16: 1 added, 0 changed, 6 removed.");
    const { texts } = await getImportedTexts("mtg-6e", Number.POSITIVE_INFINITY);
    expect(texts.get("mtg-6e:A.4.24")?.[0]?.text).toBe(hostile);
  });
});
