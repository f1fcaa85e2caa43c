import { afterEach, describe, expect, it } from "vitest";
import { findFormatFiles, getFormatData } from "./data";
import { importFormats, removeFormats } from "./mutations";
import { createSampleFormats } from "./testing/sample-formats";

const source = (content: unknown, file = "sample.json") => ({
  file,
  bytes: new TextEncoder().encode(JSON.stringify(content)),
});
const later = () => getFormatData(Number.POSITIVE_INFINITY);

afterEach(async () => {
  await removeFormats(null);
  await later();
});

describe("importing formats", () => {
  it("shows in a dry run what it would write, and writes it once", async () => {
    const dry = await importFormats(source(createSampleFormats()), { dryRun: true });
    expect(dry).toMatchObject({ ok: true, plan: { lists: { added: 2 }, sets: { added: 1 } } });
    expect(await findFormatFiles()).toEqual([]);
    await importFormats(source(createSampleFormats()));
    const [before] = await findFormatFiles();
    expect(before).toMatchObject({ name: "sample.json", content: createSampleFormats() });
    expect(await importFormats(source(createSampleFormats()))).toMatchObject({ plan: { lists: { same: 2 } } });
    expect(await findFormatFiles()).toEqual([before]);
  });

  it("takes the place of the file of the same name, and leaves the others", async () => {
    const [type1, standard] = createSampleFormats().lists;
    await importFormats(source({ ...createSampleFormats(), lists: [type1] }, "one.json"));
    await importFormats(source({ ...createSampleFormats(), sets: [], lists: [standard] }, "two.json"));
    await importFormats(source({ ...createSampleFormats(), sets: [], lists: [{ ...type1, banned: [] }] }, "one.json"));
    const { lists, sets } = await later();
    expect(lists.map(({ format, banned }) => [format, banned.length])).toEqual([
      ["type1", 0],
      ["standard", 1],
    ]);
    expect(sets.some(({ code }) => code === "zza")).toBe(false);
    expect(await removeFormats("two.json")).toBe(1);
    expect(await removeFormats("two.json")).toBe(0);
    expect((await findFormatFiles()).map(({ name }) => name)).toEqual(["one.json"]);
  });

  it("keeps formats that the documents do not know", async () => {
    const elder = { id: "elder", ja: "昔", en: "Elder", sets: ["leg"], restricted: [], banned: ["Moss Ox"] };
    const file = source({ ...createSampleFormats(), sets: [], lists: [], formats: [elder] });
    expect(await importFormats(file)).toMatchObject({ ok: true, plan: { lists: { added: 1 } } });
    expect((await later()).formats).toEqual([{ ...elder, source: createSampleFormats().source }]);
    expect(await importFormats(file)).toMatchObject({ ok: true, plan: { lists: { same: 1 } } });
    expect(await importFormats({ ...file, file: "again.json" })).toMatchObject({
      ok: false,
      problems: [{ code: "LIST_TWICE", pointer: "/formats/0/id" }],
    });
  });

  it("takes a format of sets that another file on the site tells", async () => {
    const elder = { id: "elder", ja: "昔", en: "Elder", sets: ["zza"], restricted: [], banned: [] };
    const file = source({ ...createSampleFormats(), sets: [], lists: [], formats: [elder] }, "elder.json");
    expect(await importFormats(file)).toMatchObject({ ok: false, problems: [{ code: "SET_UNKNOWN" }] });
    await importFormats(source(createSampleFormats()));
    expect(await importFormats(file)).toMatchObject({ ok: true });
  });

  it("changes nothing where a file is malformed, or tells what another one tells", async () => {
    await importFormats(source(createSampleFormats()));
    const before = await findFormatFiles();
    const broken = await importFormats(source({ ...createSampleFormats(), sets: 3 }));
    expect(broken).toMatchObject({ ok: false, problems: [{ code: "TYPE", pointer: "/sets" }] });
    const twice = await importFormats(source(createSampleFormats(), "again.json"));
    expect(twice).toMatchObject({ ok: false, problems: [{ code: "SET_TWICE" }, { code: "LIST_TWICE" }, {}] });
    expect(await findFormatFiles()).toEqual(before);
  });

  it("carries out two imports at once one after the other", async () => {
    const results = await Promise.all(
      ["one.json", "two.json"].map((name) => importFormats(source(createSampleFormats(), name))),
    );
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await findFormatFiles()).toHaveLength(1);
  });
});
