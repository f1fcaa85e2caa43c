import { format } from "@/app/i18n/format";
import { expect, test } from "./support/test";
import { pattern, words } from "./support/words";

const { goldfish, goldfishStart, goldfishReplay, dailyHand, openingValue } = words.ja;

/** A legal deck of the starter cards: 14 names, blue and green stones. */
const LEGAL = "KFBXUHBT8Q";
/** A replay of a game with cards that no catalogue has. */
const REPLAY = "b5NrNNBA_X2niCgQAABAaIygYS4";
/** Stones in the grimoire. */
const IMPOSSIBLE = "K8qHNr0kPI";

test("without script the page says what is missing and lists the deck", async ({ client }) => {
  const page = await client.open(`/goldfish/${LEGAL}?seed=7`);
  expect(page.main.text).toContain(goldfish.noScript);
  expect(page.main.text).toContain(format(goldfish.deck.counts, { grimoire: 40, stoneDeck: 20 }));
  expect(page.main.text).toContain("貸出停止");
});

test("a broken code says what is wrong; the form reads a code or a link", async ({ client }) => {
  const broken = await client.open("/goldfish/KFBXUHBT8R");
  expect(broken.main.text).toContain(goldfish.broken.title);
  expect(broken.main.text).toContain(goldfish.broken.codes.CHECKSUM);
  const form = (await client.open("/goldfish")).main
    .all("form")
    .find(({ text }) => text.includes(goldfishStart.pasted.submit));
  const dealt = await form?.submit({ code: `https://grimoire.example/d/${LEGAL}` });
  expect(dealt?.path).toBe(`/goldfish/${LEGAL}`);
  const again = await broken.main.get("form").submit({ code: `https://grimoire.example/d/${LEGAL}` });
  expect(again.path).toBe(`/goldfish/${LEGAL}`);
});

test("a deck that no game could use is refused with what to change", async ({ client }) => {
  const page = await client.open(`/goldfish/${IMPOSSIBLE}`);
  expect(page.main.text).toContain(goldfish.refused.title);
  expect(page.main.text).toContain(format(words.ja.problems.codes.GRIMOIRE_KIND, { names: "《青の魔石》" }));
});

test("a pasted list leads to the table of its deck, which is named by its colors", async ({ client }) => {
  const form = (await client.open("/goldfish")).main
    .all("form")
    .find(({ text }) => text.includes(goldfishStart.pasted.submit));
  const list = "3 青墨の小魚\n3 三冊の取り寄せ\n34 墨つぎの見習い\n20 青の魔石";
  const table = await form?.submit({ code: list });
  expect(table?.path).toMatch(/^\/goldfish\/[\w-]+$/);
  const named = format(words.ja.deckSocial.page.coloredDeck, { colors: words.ja.site.colors.blue });
  expect(table?.heading).toContain(named);
});

test("a replay that cannot be read, or not with the cards of today, says why and leads to a hand", async ({
  client,
}) => {
  const { refused } = goldfishReplay;
  const mangled = await client.open(`/goldfish/${LEGAL}/replay/${REPLAY.slice(0, -1)}5`);
  expect(mangled.main.text).toContain(refused.broken);
  expect(mangled.main.text).toContain(refused.CHECKSUM);
  const old = await client.open(`/goldfish/${LEGAL}/replay/${REPLAY}`);
  expect(old.main.text).toContain(refused.other);
  expect(old.main.text).toContain(refused.OTHER_CARDS);
  expect((await old.main.get("link", goldfishReplay.table).follow()).path).toMatch(/^\/goldfish\/KFBXUHBT8Q/);
});

test("the trial of a broken code leads back to the page that says what is wrong", async ({ client }) => {
  const page = await client.open("/goldfish/nonsense/trial");
  expect(page.path).toBe("/goldfish/nonsense");
});

test("a day without a hand is said so, and today's is shown", async ({ client }) => {
  const page = await client.open("/goldfish/daily?day=2019-01-01");
  expect(page.main.text).toContain(dailyHand.broken.title);
  expect(page.heading).toBe(dailyHand.title);
});

test("a day that is over is shown with its cards, and leads to the day after", async ({ client }) => {
  const today = await client.open("/goldfish/daily");
  const before = await today.first("link", new RegExp(dailyHand.days.previous)).follow();
  expect(before.heading).toMatch(pattern(dailyHand.titleOf));
  expect(before.get("list", dailyHand.hand).all("link").length).toBeGreaterThanOrEqual(5);
  expect(before.main.all("button").map(({ text }) => text)).toEqual([openingValue.how]);
  const after = await before.first("link", new RegExp(dailyHand.days.next)).follow();
  expect(after.heading).toBe(dailyHand.title);
  expect(after.main.text).toMatch(/今日の手札\s*\d{4}年/);
});
