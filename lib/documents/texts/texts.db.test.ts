import { afterEach, describe, expect, it } from "vitest";
import type { ParsedEntry } from "@/lib/documents/readers/types";
import { getOfficialTexts } from "@/lib/documents/texts/data";
import { getImportedTexts } from "./data";
import { deleteDocumentTexts, replaceDocumentTexts } from "./mutations";
import type { DocumentCopy } from "./types";

const entry = (id: ParsedEntry["id"], text: string): ParsedEntry => ({
  id,
  printed: null,
  kind: "rule",
  segments: [{ kind: "statement", label: null, text }],
});
const copyOf = (entries: readonly ParsedEntry[], parts: Partial<DocumentCopy> = {}): DocumentCopy => ({
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
  [...(await getImportedTexts(document, now)).texts].map(([id, segments]) => [
    id,
    segments.map(({ text }) => text).join(),
  ]);

afterEach(() => deleteDocumentTexts());

describe("the texts of a document", () => {
  it("are kept in its order, and replaced as a whole without those of others", async () => {
    expect(await replaceDocumentTexts(FRUIT)).toEqual({
      ok: true,
      change: { added: ["mag:101", "mag:102"], changed: [], removed: [] },
    });
    await replaceDocumentTexts(SUMMARY);
    const second = copyOf([entry("mag:102", "甘夏"), entry("mag:103", "梨")], { edition: "1.02" });
    expect(await replaceDocumentTexts(second, { partial: true })).toEqual({
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
    await replaceDocumentTexts({ ...SUMMARY, entries: [{ ...entry("mtg-6e:A.1.1", ""), segments }] });
    const { document, texts } = await getImportedTexts("mtg-6e", now);
    expect(texts.get("mtg-6e:A.1.1")).toEqual(segments);
    expect(document).toMatchObject({
      edition: "00/01/16",
      statedOn: "00/01/16",
      correctedOn: "2001-01-16",
      note: "梨園の許しを得て",
    });
  });

  it("are the official texts of MAGMELL's rules, too", async () => {
    await replaceDocumentTexts(FRUIT);
    expect([...(await getOfficialTexts(now)).values()]).toEqual([
      { id: "mag:101", text: "りんご", edition: "1.01" },
      { id: "mag:102", text: "みかん", edition: "1.01" },
    ]);
    await deleteDocumentTexts("mag");
    expect((await getOfficialTexts(now)).size).toBe(0);
  });

  it("are the same the second time, and change with the edition", async () => {
    await replaceDocumentTexts(FRUIT);
    expect((await replaceDocumentTexts(FRUIT)).change).toEqual({ added: [], changed: [], removed: [] });
    expect((await replaceDocumentTexts({ ...FRUIT, edition: "1.02" })).change.changed).toEqual(["mag:101", "mag:102"]);
  });

  it("stay in a dry run", async () => {
    await replaceDocumentTexts(FRUIT);
    const dry = await replaceDocumentTexts(copyOf([entry("mag:103", "梨")]), { dryRun: true, partial: true });
    expect(dry.change).toEqual({ added: ["mag:103"], changed: [], removed: ["mag:101", "mag:102"] });
    expect(await stored("mag")).toHaveLength(2);
  });

  it("stay where a copy lacks more than a tenth of them, unless that is wanted", async () => {
    await replaceDocumentTexts(FRUIT);
    const short = copyOf([entry("mag:101", "りんご")]);
    expect(await replaceDocumentTexts(short)).toMatchObject({ ok: false, there: 2, change: { removed: ["mag:102"] } });
    expect(await stored("mag")).toHaveLength(2);
    expect((await replaceDocumentTexts(short, { partial: true })).ok).toBe(true);
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
    await replaceDocumentTexts(FRUIT);
    await replaceDocumentTexts(SUMMARY);
    await expect(replaceDocumentTexts({ ...FRUIT, ...parts })).rejects.toThrow();
    expect(await stored("mag")).toEqual([
      ["mag:101", "りんご"],
      ["mag:102", "みかん"],
    ]);
    expect(await stored("mtg-6e")).toHaveLength(2);
  });

  it("are counted when they are removed, of one document or of all", async () => {
    await replaceDocumentTexts(FRUIT);
    await replaceDocumentTexts(SUMMARY);
    expect(await deleteDocumentTexts("mtg-6e")).toBe(2);
    expect(await deleteDocumentTexts()).toBe(2);
    expect((await getImportedTexts("mag", now)).document).toBeNull();
  });
});
