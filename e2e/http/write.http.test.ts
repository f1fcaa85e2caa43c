import { expect, test } from "./support/test";
import { words } from "./support/words";

const CARD = "三冊の取り寄せ";

test("the page of a card leads to its text, and says how it is read", async ({ client }) => {
  const { reading } = words.ja;
  const page = await client.open(`/cards/${encodeURIComponent(CARD)}`);
  const panel = page.get("region", reading.mark);
  const mark = panel.element.querySelector("[data-coverage]");
  expect(mark?.textContent).toBe(reading.coverage.full);
  expect(panel.text).toContain(reading.open);
  expect(panel.text).toContain("Draw three cards.");
  const { href } = page.get("link", reading.try);
  expect(href).toMatch(/^\/cards\/write#c=[\w-]+$/);
  const card = JSON.parse(Buffer.from(href.slice(href.indexOf("c=") + 2), "base64url").toString());
  expect(card).toMatchObject({ name: CARD, text: "■カードを3枚引く。" });
});

test("in English a card has its English text, and the Japanese below it", async ({ client }) => {
  const page = await client.open(`/en/cards/${encodeURIComponent(CARD)}`);
  const text = page.get("region", words.en.site.fields.text);
  expect(text.element.querySelector("[lang=en]")?.textContent).toContain("Draw three cards.");
  expect(text.element.querySelector("[lang=ja]")?.textContent).toContain("カードを3枚引く。");
  const found = await client.open("/en/cards?q=o:%22draw+three+cards%22");
  expect(found.main.all("link", /Order of Three Volumes/).length).toBeGreaterThan(0);
});
