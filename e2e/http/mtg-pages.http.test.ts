import { format } from "@/app/i18n/format";
import { expect, test } from "./support/test";
import { words } from "./support/words";

const { mtgFormats, mtgDesk, mtgSaved } = words.ja;

test("formats tell their lists and sets of a day", async ({ client }) => {
  const formats = await client.open("/mtg/formats");
  const form = formats.main.all("form").find((one) => one.select("[name=on]").length > 0);
  const day = await form?.submit({ on: "2000-10-31" });
  expect(day?.path).toBe("/mtg/formats?on=2000-10-31");
  const standard = await day?.main.first("link", "スタンダード").follow();
  const sets = standard?.get("table", mtgFormats.sets).text;
  expect(sets).toContain("ウルザズ・サーガ");
  expect(sets).not.toContain("インベイジョン");
});

test("a day of which the documents tell nothing is not taken", async ({ client }) => {
  const page = await client.open("/mtg/formats/type1?on=1990-01-01");
  expect(page.main.text).toContain("1990-01-01");
  const [, refused = ""] = mtgFormats.badDay.split(/\{day\}|。/);
  expect(page.main.text.replaceAll(" ", "")).toContain(`1990-01-01${refused}`);
  const desk = await page.get("link", mtgFormats.check).follow();
  expect(desk.address.pathname).toBe("/mtg/decks/new");
  expect(desk.query.get("format")).toBe("type1");
});

test("the desk refuses another day than the documents tell, and keeps its own", async ({ client }) => {
  const page = await client.open("/mtg/decks/new?format=sealed&on=2005-01-01");
  const [said = ""] = mtgDesk.badDay.replace("{day}", "2005-01-01").split("。");
  expect(page.main.text).toContain(said);
  const allowed = await client.open("/mtg/decks/new?format=sealed&on=2000-12-15");
  expect(allowed.main.text).not.toContain(said.replace("2005-01-01", "2000-12-15"));
});

test("a damaged link of a deck says so", async ({ client }) => {
  const page = await client.open("/mtg/d/m1xxxx");
  expect(page.main.text).toContain(mtgDesk.page.broken);
});

test("decks of the other game are told of among one's own, and its pages know none of them", async ({ world }) => {
  const { user, client } = await world.createSignedIn();
  const { id } = await world.createDeck(user, {
    ...{ name: "森の山", game: "mtg", format: "type1", formatOn: new Date("2000-12-15") },
    lines: [{ zone: "main", name: "Forest", count: 60 }],
  });
  const mine = await client.open("/decks/mine");
  const decks = await mine.main.get("link", mtgSaved.title).follow();
  expect(decks.all("link", /森の山/).length).toBeGreaterThan(0);
  expect(mine.main.text).toContain(format(mtgSaved.elsewhere.one, { n: 1 }));
  expect((await client.get(`/decks/${id}`)).status).toBe(404);
  expect((await client.get(`/api/decks/${id}`)).status).toBe(404);
});
