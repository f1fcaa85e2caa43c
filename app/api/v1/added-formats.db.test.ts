import { afterEach, describe, expect, it } from "vitest";
import { askApi, postApi } from "@/app/api/v1/testing/ask-api";
import { getFormatData } from "@/lib/mtg/formats/data";
import { importFormats, removeFormats } from "@/lib/mtg/formats/mutations";
import { createSampleFormats } from "@/lib/mtg/formats/testing/sample-formats";

const load = () =>
  importFormats({ file: "sample.json", bytes: new TextEncoder().encode(JSON.stringify(createSampleFormats())) });
/** The book that the site believes for a while, read anew. */
const later = () => getFormatData(Number.POSITIVE_INFINITY);

afterEach(async () => {
  await removeFormats(null);
  await later();
});

describe("the public interface with added lists", () => {
  const ask = async (path: string) => {
    const response = await askApi(path);
    return { status: response.status, answer: await response.json() };
  };

  it("tells the lists and sets of the day, and where they are from", async () => {
    expect((await ask("/mtg/formats?on=2001-03-01")).status).toBe(422);
    await load();
    await later();
    const { answer } = await ask("/mtg/formats/standard?on=2001-03-01");
    expect(answer.format).toMatchObject({
      listsOf: "2001-03-01",
      listDays: ["2001-01-16", "2001-03-01"],
      banned: { names: ["Salt Flats"], source: "A sample of a test" },
    });
    expect(answer.format.sets.at(-1)).toMatchObject({ code: "zza", source: "A sample of a test" });
    expect((await ask("/mtg/formats/type1?on=2000-12-15")).answer.format.listsOf).toBe("1999-10-01");
    const late = await ask("/mtg/formats?on=2001-03-02");
    expect(late).toMatchObject({
      status: 422,
      answer: {
        error: {
          fields: [
            { path: "query.on", message: "No format data for this date. Use a date from 1993-08-05 to 2001-03-01." },
          ],
        },
      },
    });
  });

  it("checks a deck by them", async () => {
    await load();
    await later();
    const check = async (on: string) => {
      const main = [
        { name: "Reed Warden", count: 2 },
        { name: "Forest", count: 58 },
      ];
      const response = await postApi("/mtg/decks/check", { format: "type1", on, main });
      const { listsOf, problems } = await response.json();
      return [listsOf, problems.map(({ code }: { code: string }) => code)];
    };
    expect(await check("2000-12-15")).toEqual(["1999-10-01", ["RESTRICTED"]]);
    expect(await check("2001-01-16")).toEqual(["2001-01-16", ["SETS_UNKNOWN"]]);
  });

  it("tells formats that were added, checks decks by them, and refuses those that nobody knows", async () => {
    const elder = { id: "elder", ja: "昔", en: "Elder", sets: ["leg"], restricted: ["Sol Ring"], banned: [] };
    const content = { ...createSampleFormats(), formats: [elder] };
    const body = { format: "elder", main: [{ name: "Sol Ring", count: 2 }] };
    const unknown = await postApi("/mtg/decks/check", body);
    expect([unknown.status, (await unknown.json()).error.fields[0].path]).toEqual([422, "body.format"]);
    expect((await ask("/mtg/formats/elder")).status).toBe(404);
    await importFormats({ file: "elder.json", bytes: new TextEncoder().encode(JSON.stringify(content)) });
    await later();
    expect((await ask("/mtg/formats")).answer.formats.at(-1)).toMatchObject({ id: "elder", group: "added" });
    expect((await ask("/mtg/formats/elder")).answer.format).toMatchObject({
      restricted: { names: ["Sol Ring"], states: null, source: "A sample of a test" },
    });
    const { problems } = await (await postApi("/mtg/decks/check", body)).json();
    expect(problems.map(({ code }: { code: string }) => code)).toContain("RESTRICTED");
  });
});
