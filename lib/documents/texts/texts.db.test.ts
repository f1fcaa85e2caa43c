import { afterEach, describe, expect, it } from "vitest";
import type { ReadEntry } from "@/lib/documents/readers/types";
import { officialTexts } from "@/lib/documents/texts/data";
import { importedTexts } from "./data";
import { removeTexts, replaceTexts } from "./mutations";
import type { DocumentCopy } from "./types";

const entry = (id: ReadEntry["id"], text: string): ReadEntry => ({
  id,
  printed: null,
  kind: "rule",
  segments: [{ kind: "statement", label: null, text }],
});
const copyOf = (entries: readonly ReadEntry[], parts: Partial<DocumentCopy> = {}): DocumentCopy => ({
  document: "mag",
  edition: "1.01",
  statedOn: null,
  note: null,
  sha256: "00",
  entries,
  ...parts,
});
const FRUIT = copyOf([entry("mag:101", "りんご"), entry("mag:102", "みかん")]);
const SUMMARY = copyOf([entry("mtg-6e:A.1.1", "洋梨"), entry("mtg-6e:G.1.n1", "すもも")], {
  document: "mtg-6e",
  edition: "00/01/16",
  statedOn: "00/01/16",
  note: "梨園の許しを得て",
});
const now = Number.POSITIVE_INFINITY;
const stored = async (document: DocumentCopy["document"]) =>
  [...(await importedTexts(document, now)).texts].map(([id, segments]) => [
    id,
    segments.map(({ text }) => text).join(),
  ]);

afterEach(() => removeTexts());

describe("the texts of a document", () => {
  it("are kept in its order, and replaced as a whole without those of others", async () => {
    expect(await replaceTexts(FRUIT)).toEqual({
      ok: true,
      change: { added: ["mag:101", "mag:102"], changed: [], removed: [] },
    });
    await replaceTexts(SUMMARY);
    const second = copyOf([entry("mag:102", "甘夏"), entry("mag:103", "梨")], { edition: "1.02" });
    expect(await replaceTexts(second, { partial: true })).toEqual({
      ok: true,
      change: { added: ["mag:103"], changed: ["mag:102"], removed: ["mag:101"] },
    });
    expect(await stored("mag")).toEqual([
      ["mag:102", "甘夏"],
      ["mag:103", "梨"],
    ]);
    expect(await stored("mtg-6e")).toHaveLength(2);
  });

  it("keep the pieces that they were read in, and what is known of the document", async () => {
    const segments = [
      { kind: "step", label: "a", text: "洗う。" },
      { kind: "citation", label: null, text: "Farmer 99/01/01" },
      { kind: "translator", label: null, text: "<b>拭く</b>" },
    ] as const;
    await replaceTexts({ ...SUMMARY, entries: [{ ...entry("mtg-6e:A.1.1", ""), segments }] });
    const { document, texts } = await importedTexts("mtg-6e", now);
    expect(texts.get("mtg-6e:A.1.1")).toEqual(segments);
    expect(document).toMatchObject({
      edition: "00/01/16",
      statedOn: "00/01/16",
      correctedOn: "2001-01-16",
      note: "梨園の許しを得て",
    });
  });

  it("are the official texts of MAGMELL's rules, too", async () => {
    await replaceTexts(FRUIT);
    expect([...(await officialTexts(now)).values()]).toEqual([
      { id: "mag:101", text: "りんご", edition: "1.01" },
      { id: "mag:102", text: "みかん", edition: "1.01" },
    ]);
    await removeTexts("mag");
    expect((await officialTexts(now)).size).toBe(0);
  });

  it("are the same the second time, and change with the edition", async () => {
    await replaceTexts(FRUIT);
    expect((await replaceTexts(FRUIT)).change).toEqual({ added: [], changed: [], removed: [] });
    expect((await replaceTexts({ ...FRUIT, edition: "1.02" })).change.changed).toEqual(["mag:101", "mag:102"]);
  });

  it("stay in a dry run", async () => {
    await replaceTexts(FRUIT);
    const dry = await replaceTexts(copyOf([entry("mag:103", "梨")]), { dryRun: true, partial: true });
    expect(dry.change).toEqual({ added: ["mag:103"], changed: [], removed: ["mag:101", "mag:102"] });
    expect(await stored("mag")).toHaveLength(2);
  });

  it("stay where a copy lacks more than a tenth of them, unless that is wanted", async () => {
    await replaceTexts(FRUIT);
    const short = copyOf([entry("mag:101", "りんご")]);
    expect(await replaceTexts(short)).toMatchObject({ ok: false, there: 2, change: { removed: ["mag:102"] } });
    expect(await stored("mag")).toHaveLength(2);
    expect((await replaceTexts(short, { partial: true })).ok).toBe(true);
  });

  it.each([
    ["an edition that is none", { edition: "newest" }],
    ["an edition of markup", { document: "mtg-6e", edition: "<b>6</b>" }],
    ["an empty note", { note: " " }],
    ["a note without end", { note: "あ".repeat(501) }],
    ["a text without end", { entries: [entry("mag:101", "あ".repeat(20_001))] }],
    ["an entry twice", { entries: [entry("mag:101", "x"), entry("mag:102", "y"), entry("mag:101", "z")] }],
    ["a text that the database cannot hold", { entries: [entry("mag:101", "x"), entry("mag:102", "a\u0000b")] }],
  ] as const)("stay where a copy is refused: %s", async (_, parts) => {
    await replaceTexts(FRUIT);
    await replaceTexts(SUMMARY);
    await expect(replaceTexts({ ...FRUIT, ...parts })).rejects.toThrow();
    expect(await stored("mag")).toEqual([
      ["mag:101", "りんご"],
      ["mag:102", "みかん"],
    ]);
    expect(await stored("mtg-6e")).toHaveLength(2);
  });

  it("are counted when they are removed, of one document or of all", async () => {
    await replaceTexts(FRUIT);
    await replaceTexts(SUMMARY);
    expect(await removeTexts("mtg-6e")).toBe(2);
    expect(await removeTexts()).toBe(2);
    expect((await importedTexts("mag", now)).document).toBeNull();
  });
});
