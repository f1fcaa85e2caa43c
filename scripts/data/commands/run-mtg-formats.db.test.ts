import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { getCardDataFile } from "@/lib/mtg/catalogue/data";
import { createCardCollector } from "@/lib/mtg/catalogue/import/collect";
import { readScryfallEntry } from "@/lib/mtg/catalogue/import/scryfall-entry";
import { removeCardData, replaceCardData } from "@/lib/mtg/catalogue/mutations";
import { createScryfallSample } from "@/lib/mtg/catalogue/testing/sample-data";
import { findFormatFiles } from "@/lib/mtg/formats/data";
import { removeFormats } from "@/lib/mtg/formats/mutations";
import { createSampleFormats } from "@/lib/mtg/formats/testing/sample-formats";
import { runMtgFormats } from "./run-mtg-formats";

const folder = mkdtempSync(join(tmpdir(), "formats-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => removeFormats(null));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content, null, 1));
  return path;
}

async function run(args: readonly string[], dryRun = false) {
  const said: string[] = [];
  const spies = (["log", "error"] as const).map((way) =>
    vi.spyOn(console, way).mockImplementation((line) => void said.push(String(line))),
  );
  const code = await runMtgFormats(args, { dryRun });
  for (const spy of spies) spy.mockRestore();
  return { code, said: said.join("\n") };
}

test("a file is shown, loaded, told of and taken away again", async () => {
  const path = file("lists.json", createSampleFormats());
  expect(await run(["status"])).toMatchObject({
    code: 0,
    said: expect.stringContaining("No format files have been imported"),
  });
  const dry = await run(["import", path], true);
  expect(dry.said).toContain(
    "Dry run of lists.json: lists and formats: 2 added, 0 changed, 0 removed, 0 unchanged; sets: 1 added",
  );
  expect(await findFormatFiles()).toEqual([]);
  expect(await run(["import", path])).toMatchObject({ code: 0, said: expect.stringContaining("Loaded lists.json") });
  expect((await run(["import", path])).said).toContain("no changes");
  expect((await run(["status"])).said).toMatch(
    /lists\.json: 2 lists \(1999-10-01–2001-03-01\), 1 set, loaded .*Source: A sample of a test/,
  );
  expect(await run(["remove", "other.json"])).toMatchObject({ code: 1, said: expect.stringContaining("lists.json") });
  expect(await run(["remove", "lists.json"])).toMatchObject({ code: 0, said: "Removed 1 format file." });
});

test("a malformed file is refused with place, reason and fix, and changes nothing", async () => {
  const [list] = createSampleFormats().lists;
  const path = file("bad.json", { ...createSampleFormats(), lists: [{ ...list, from: "1999-13-01" }] });
  const { code, said } = await run(["import", path]);
  expect(code).toBe(1);
  expect(said).toMatch(/bad\.json:\d+ \/lists\/0\/from\n {2}FORM: from = "1999-13-01": .*\n {2}Fix: Write a date from/);
  expect(said).toContain("Refused, nothing was changed: 1 problem.");
  expect(await findFormatFiles()).toEqual([]);
  expect(await run(["import", join(folder, "nowhere.json")])).toMatchObject({ code: 1 });
  expect(await run(["import", file("big.json", " ".repeat(1024 * 1024 + 1))])).toMatchObject({ code: 1 });
});

test("words that are no command are none", async () => {
  for (const args of [[], ["import"], ["status", "x"], ["export", "x"], ["remove", "x", "y"]])
    expect((await run(args)).code, args.join(" ")).toBeNull();
});

test("names that the card data lacks are told, and refuse nothing", async () => {
  const collector = createCardCollector({ texts: false });
  for (const entry of createScryfallSample().map(readScryfallEntry))
    if (entry.is === "card") collector.add(entry.sighting);
  await replaceCardData(collector.collection(), { name: "sample.json", format: "scryfall", texts: false });
  await getCardDataFile(Number.POSITIVE_INFINITY);
  const [list] = createSampleFormats().lists;
  const path = file("names.json", {
    ...createSampleFormats(),
    lists: [{ ...list, restricted: ["Reed Wardn", "葦の番人"] }],
  });
  const { code, said } = await run(["import", path], true);
  expect(code).toBe(0);
  expect(said).toContain("“Reed Wardn” is not in this site's card data. Did you mean “Reed Warden”?");
  expect(said).not.toContain("葦の番人");
  await removeCardData();
  await getCardDataFile(Number.POSITIVE_INFINITY);
});
