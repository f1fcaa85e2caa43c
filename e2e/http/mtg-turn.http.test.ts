import { format } from "@/app/i18n/format";
import { expect, test } from "./support/test";
import { beginning, words } from "./support/words";

const { mtg, mtgTurn } = words.ja;

test("the second game has its own doors, and MAGMELL's pages lead there by one word", async ({ client }) => {
  const game = await (await client.open("/")).get("banner").first("link", words.ja.site.nav.mtg).follow();
  expect(game.heading).toContain("Magic");
  let page = game;
  for (const name of [mtg.nav.turn, mtg.nav.checks, mtg.nav.lab, mtg.nav.rulings]) {
    page =
      (await page.main
        .all("navigation")
        .flatMap((menu) => menu.all("link", name))[0]
        ?.follow()) ?? page;
    expect(page.select("[aria-current=page]").map(({ text }) => text)).toContain(name);
  }
});

test("the turn says once what is equal, and what only some eras have under their names, with rules, without script", async ({
  client,
}) => {
  const page = await client.open("/mtg/turn");
  const draw = page.target("draw");
  expect(draw.first("heading").text).toContain(mtg.steps.draw);
  expect(draw.text.split(mtgTurn.facts.firstDrawSkipped)).toHaveLength(2);
  const sixth = draw.get("article", mtg.eras["6e"]);
  expect(sixth.text).toContain(mtgTurn.facts.drawsOnStack);
  expect(sixth.text).toContain("P.7.1");
  const later = draw.get("article", `${mtg.eras["8e"]}${mtg.eraSeparator}${mtg.eras.mod}`);
  expect(later.text).toContain(mtgTurn.facts.drawsAtOnce);
});

test("an era has a sheet to print, to which the page on the turn and its old address lead", async ({ client }) => {
  const { heading, own } = words.ja.mtgSheet;
  const sheet = await (await client.open("/mtg/turn")).main.first("link", mtg.eras["6e"]).follow();
  expect(sheet.path).toBe("/mtg/turn/6e");
  const title = format(heading, { era: mtg.eras["6e"], checks: own.old.checks });
  expect(sheet.get("article", title).text).toContain(mtgTurn.facts.manaBurns);
  expect((await client.open("/en/mtg/turn?era=mod")).path).toBe("/en/mtg/turn/mod");
  expect((await client.get("/mtg/turn/7e")).status).toBe(404);
});

test("each cell of the table of checks leads to the lab on a board of its own", async ({ client }) => {
  const page = await client.open("/en/mtg/checks");
  const [row] = page.all("row").filter(({ text }) => text.includes("704.5j"));
  const lab = await row?.get("link", beginning(words.en.mtgChecks.open)).follow();
  expect(lab?.heading).toBe(words.en.mtgLab.title);
});
