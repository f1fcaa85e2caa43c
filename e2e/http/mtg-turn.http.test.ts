import { format } from "@/app/i18n/format";
import { expect, test } from "./support/test";
import { beginning, words } from "./support/words";

const { mtg, mtgTurn } = words.ja;

test("the second game has its own doors, and MAGMELL's pages lead there by one word", async ({ client }) => {
  const game = await (await client.open("/")).get("banner").first("link", words.ja.site.nav.mtg).follow();
  expect(game.heading).toContain("Magic");
  let page = game;
  for (const name of [mtg.nav.formats, mtg.nav.turn, mtg.nav.lab]) {
    page =
      (await page.main
        .all("navigation")
        .flatMap((menu) => menu.all("link", name))[0]
        ?.follow()) ?? page;
    expect(page.select("[aria-current=page]").map(({ text }) => text)).toContain(name);
  }
  const library = await page.first("link", mtg.nav.library).follow();
  expect(library.heading).toBe(words.ja.library.title);
  expect((await library.main.first("link", words.ja.library.doors.mtg).follow()).heading).toBe(game.heading);
});

test("an address of old leads to where its page stands now", async ({ client }) => {
  const rulings = await client.open("/en/mtg/rulings");
  expect(rulings.path).toBe("/en/rules/mtg-house");
  expect(rulings.target("ruling-7").text).not.toBe("");
  expect((await client.open("/rules/sources")).target("sources").text).toBe(words.ja.librarySources.title);
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
  const later = draw.get("article", `${mtg.eras["8e"]}・${mtg.eras.mod}`);
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

test("each state-based action leads to a board of its own, in the era of its rule", async ({ client }) => {
  const menu = (await client.open("/en/mtg/checks")).get("region", words.en.mtgChecks.title);
  const lab = await menu.get("link", beginning(words.en.mtgChecks.rows.K_17_2)).follow();
  expect(lab.heading).toBe(words.en.mtgLab.title);
  expect(lab.query.get("era")).toBe("8e");
});
