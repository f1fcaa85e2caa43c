import { format } from "@/app/i18n/format";
import { expect, test } from "./support/test";
import { pattern, words } from "./support/words";

const CODE = "KFBXUHBT8Q";
const { paper } = words.ja;

for (const [lang, prefix] of [
  ["ja", ""],
  ["en", "/en"],
] as const)
  test(`a registration sheet has both decks, totals and the code (${lang})`, async ({ client }) => {
    const { sheet: said } = words[lang].paper;
    const page = await client.open(`${prefix}/d/${CODE}/sheet`);
    const sheet = page.get("article", said.heading);
    const total = format(said.total, { have: 40, want: 40 });
    for (const text of [total, said.player, CODE, said.legal]) expect(sheet.text).toContain(text);
    const counts = sheet.select("tbody tr td:first-child").map(({ text }) => Number(text));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
    expect(sheet.all("img")).toHaveLength(1);
  });

test("a registration sheet says what is wrong with a deck, and is for those who may see it", async ({
  client: stranger,
  world,
}) => {
  const { user, client } = await world.createSignedIn();
  const lines = [{ zone: "grimoire" as const, name: "墨つぎの見習い", count: 4 }];
  const { id } = await world.createDeck(user, { name: "まだ途中", lines });
  const page = await (await client.open(`/decks/${id}`)).first("link", paper.sheet.link).follow();
  const sheet = page.get("article", paper.sheet.heading);
  expect(sheet.text).toContain("まだ途中");
  expect(sheet.text).toMatch(new RegExp(format(paper.sheet.errors, { n: "\\d+" })));
  expect(sheet.first("listitem").text).toMatch(/（\d+\.\d/);
  for (const kind of ["sheet", "proxies"]) expect((await stranger.get(`/decks/${id}/${kind}`)).status).toBe(404);
});

const sheetsOf = (n: number, pages: number) => pattern(paper.proxies.sheets, { n, pages });

test("the copies of each card are chosen, without script too", async ({ client }) => {
  const whole = await (await client.open(`/d/${CODE}`)).first("link", paper.proxies.link).follow();
  whole.get("region", sheetsOf(40, 5));
  const choice = whole.get("group", paper.proxies.choose);
  const fieldOf = (name: string) => choice.get("spinbutton", name).attribute("name") ?? "";
  choice.get("button", paper.proxies.update);
  const few = await choice.page.main
    .one("form")
    .submit({ [fieldOf("青の魔石")]: "2", [fieldOf("墨つぎの見習い")]: "0" });
  few.get("region", sheetsOf(39, 5));
  const none = await few.get("link", paper.proxies.none).follow();
  expect(none.text).toContain(paper.proxies.nothing);
  const all = await none.get("link", paper.proxies.all).follow();
  all.get("region", sheetsOf(60, 7));
});
