import { beforeAll, describe, expect, test, vi } from "vitest";
import { GET as decksFeed } from "@/app/feeds/decks.atom/route";
import { GET as mtgFeed } from "@/app/feeds/mtg.atom/route";
import { GET as rulingsFeed } from "@/app/feeds/rulings.atom/route";
import { GET as index } from "@/app/sitemap.xml/route";
import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import { publishExampleCatalogue } from "@/lib/magmell/catalogue/testing/example-catalogue";
import { moderatePage } from "@/lib/moderation/mutations";
import { createDeck } from "@/prisma/factories/create-deck";
import { createUser } from "@/prisma/factories/create-user";
import { openDatabase } from "@/prisma/factories/database";
import { GET as part } from "./[part]/route";

beforeAll(() => publishExampleCatalogue(openDatabase()));

const ask = async (address: string, headers: Record<string, string> = {}) => {
  const url = new URL(address, "http://localhost:3000");
  const context = (params: Record<string, string>) => ({ params: Promise.resolve(params) });
  const request = new Request(url, { headers });
  if (url.pathname === "/sitemap.xml") return index(request, context({}));
  if (url.pathname === "/feeds/decks.atom") return decksFeed(request, context({}));
  if (url.pathname === "/feeds/mtg.atom") return mtgFeed(request, context({}));
  if (url.pathname === "/feeds/rulings.atom") return rulingsFeed(request, context({}));
  return part(request, context({ part: url.pathname.split("/").at(-1) ?? "" }));
};
const text = async (address: string) => (await ask(address)).text();
const places = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = ""]) => new URL(place).pathname);

/** A step of the clock after which nothing that is kept for a minute is left. */
const later = () => vi.advanceTimersByTime(61_000);

async function world() {
  const author = await createUser({ name: "綴り手" });
  const shared = await createDeck(author, { name: "<見せる> & デッキ", visibility: "public", description: "速い。" });
  const link = await createDeck(author, { name: "限りある", visibility: "unlisted" });
  const hermit = await createUser({ name: "見せない人" });
  const own = await createDeck(hermit, { name: "秘密" });
  const magic = await createDeck(author, {
    ...{ name: "森の山", visibility: "public", game: "mtg", format: "type1", formatOn: new Date("2000-12-15") },
    lines: [{ zone: "main", name: "Forest", count: 60 }],
  });
  return { author, hermit, shared, magic, link, own };
}

describe("what everybody may find", () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() }));

  test("is in the sitemaps that the index lists: cards, public decks and their authors, and nothing else of players", async () => {
    const { author, hermit, shared, magic, link, own } = await world();
    later();
    const files = places(await text("/sitemap.xml"));
    expect(files).toEqual([
      "/sitemaps/pages-1.xml",
      "/sitemaps/decks-1.xml",
      "/sitemaps/mtg-1.xml",
      "/sitemaps/authors-1.xml",
    ]);
    const [pages = "", decks = "", magicDecks = "", authors = ""] = await Promise.all(files.map(text));
    expect(places(pages)).toContain("/cards/%E7%81%AB%E3%81%AE%E5%AD%90");
    expect(places(decks)).toContain(`/decks/${shared.id}`);
    expect(places(magicDecks)).toContain(`/mtg/decks/${magic.id}`);
    expect(decks + authors).not.toContain(magic.id);
    expect(await text("/feeds/mtg.atom?lang=en")).toContain(`http://localhost:3000/en/mtg/decks/${magic.id}`);
    expect(decks).toContain(`<lastmod>${shared.updatedAt.toISOString()}</lastmod>`);
    expect(decks).toContain(`hreflang="en" href="http://localhost:3000/en/decks/${shared.id}"`);
    // Authors of other tests on the same database may be there, too.
    expect(places(authors)).toContain(`/authors/${author.authorKey}`);
    expect(places(authors)).not.toContain(`/authors/${hermit.authorKey}`);
    for (const { id, linkToken } of [link, own])
      for (const found of [pages, decks, magicDecks, authors]) {
        expect(found).not.toContain(id);
        if (linkToken) expect(found).not.toContain(linkToken);
      }
  });

  test("leaves sitemap and feed when it is hidden", async () => {
    const { shared } = await world();
    later();
    expect(await text("/sitemaps/decks-1.xml")).toContain(shared.id);
    expect(await text("/feeds/decks.atom")).toContain(shared.id);
    await moderatePage(COMMAND_LINE_ACTOR, { about: "deck", id: shared.id, act: "hide", reason: "Grund" });
    expect(await text("/feeds/decks.atom")).not.toContain(shared.id);
    later();
    expect(await text("/sitemaps/decks-1.xml")).not.toContain(shared.id);
  });

  test("is answered with 304 to whoever has it, and with 404 where there is no such sitemap", async () => {
    await world();
    for (const address of [
      "/sitemap.xml",
      "/sitemaps/pages-1.xml",
      "/feeds/decks.atom",
      "/feeds/rulings.atom?lang=en",
    ]) {
      const first = await ask(address);
      const again = await ask(address, { "if-none-match": first.headers.get("etag") ?? "" });
      expect([first.status, again.status, await again.text()]).toEqual([200, 304, ""]);
    }
    for (const name of ["decks-9.xml", "decks-0.xml", "users-1.xml", "constructor-1.xml", "decks-1.xml.bak"])
      expect((await ask(`/sitemaps/${name}`)).status, name).toBe(404);
  });

  test("is news in a feed: decks with their authors, rulings with their cards, in both languages", async () => {
    const { shared } = await world();
    const decks = await text("/feeds/decks.atom");
    expect(decks).toContain("<title>&lt;見せる&gt; &amp; デッキ</title>");
    expect(decks).toContain(`,2026:deck:${shared.id}</id>`);
    expect(decks).toContain("綴り手のデッキ");
    expect(await text("/feeds/decks.atom?lang=en")).toContain(`http://localhost:3000/en/decks/${shared.id}`);
    const rulings = await text("/feeds/rulings.atom");
    expect(rulings).toMatch(/,2026:ruling:TS-R\d{3}<\/id>/);
    expect(rulings).toMatch(/<updated>\d{4}-\d\d-\d\dT/);
  });
});
