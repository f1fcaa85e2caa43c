import { format } from "@/app/ui/i18n/format";
import { expect, test } from "./support/test";
import { codedName, words } from "./support/words";

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
