import { format } from "@/app/i18n/format";
import { encodeBase64urlText } from "@/lib/decks/sharing/text-code";
import { pictureOf } from "./support/pictures";
import { expect, test } from "./support/test";
import { beginning, codedName, words } from "./support/words";

const { builder } = words.ja;
const { code: texts } = builder;
const CODE = "KFBXUHBT8Q";

test("a shared deck is read and its text taken away without script", async ({ client }) => {
  const page = await client.open(`/d/${CODE}`);
  expect(page.heading).toBe(codedName);
  expect(page.meta("robots")).toMatch(/noindex/);
  const list = page.get("textbox", builder.export.list);
  expect(list.element.closest("details")?.querySelector("summary")?.textContent).toContain(texts.text);
  expect(list.value).toMatch(/^\n?---Main Deck---\n3x《/);
});

test("a mangled code is refused with what is wrong and what to do", async ({ client }) => {
  const { broken } = texts;
  const mangled = {
    [CODE.slice(0, -2)]: broken.LENGTH,
    [`${CODE.slice(0, 4)}${CODE[4] === "A" ? "B" : "A"}${CODE.slice(5)}`]: broken.CHECKSUM,
    [`${CODE.slice(0, 5)}!${CODE.slice(6)}`]: format(broken.ALPHABET, { at: 6, sign: "!" }),
    K: broken.TOO_SHORT,
  };
  for (const [written, reason] of Object.entries(mangled)) {
    const page = await client.open(`/d/${encodeURIComponent(written)}`);
    expect(page.heading).toBe(texts.brokenTitle);
    expect(page.main.text).toContain(reason);
    expect(page.main.text).toContain(written);
    expect(page.main.text).toContain(texts.advice);
  }
  const page = await client.open("/d/K");
  const form = page.get("textbox", texts.retry).element.closest("form");
  const found = await page.main.get("form").submit({ code: `https://example.com/en/d/${CODE}?x=1` });
  expect(form).not.toBeNull();
  expect([found.path, found.heading]).toEqual([`/d/${CODE}`, codedName]);
});

test("a deck that was shared under a name keeps it on the page, in the preview, on paper and in a copy", async ({
  client,
}) => {
  const name = `号外 "<i>&`;
  const page = await client.open(`/d/${CODE}?n=${encodeBase64urlText(name)}`);
  expect([page.heading, page.meta("og:title")]).toEqual([name, name]);
  expect(page.title).toMatch(beginning(`${name} |`));
  expect(page.main.text).toContain(texts.named);
  const { paper, deckSocial } = words.ja;
  const sheet = await page.first("link", paper.sheet.link).follow();
  expect(sheet.get("article", paper.sheet.heading).text).toContain(name);
  const proxies = await page.first("link", paper.proxies.link).follow();
  expect(proxies.heading).toContain(name);
  const fewer = await proxies.main.get("form").submit({});
  expect([fewer.heading, fewer.query.get("n")]).toEqual([proxies.heading, encodeBase64urlText(name)]);
  expect((await page.first("link", deckSocial.page.copy).follow()).html).toContain("号外");
  const table = await page.main.first("link", deckSocial.page.goldfish).follow();
  expect(table.title).toContain(name);
  const named = await client.get(pictureOf(page));
  const unnamed = await client.get(`/d/${CODE}/picture`);
  expect([named.status, named.headers.etag === unnamed.headers.etag]).toEqual([200, false]);
});

test("a name that cannot be shown is left out, and a typed link keeps its own", async ({ client }) => {
  for (const name of ["潮\u202eの書", "\u3164"])
    expect((await client.open(`/d/${CODE}?n=${encodeBase64urlText(name)}`)).heading).toBe(codedName);
  const found = await client.open(
    `/d?code=${encodeURIComponent(`https://example.com/d/${CODE}?n=${encodeBase64urlText("潮の書")}`)}`,
  );
  expect(found.heading).toBe("潮の書");
});
