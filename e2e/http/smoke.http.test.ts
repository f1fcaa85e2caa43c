import type { Client } from "./support/client";
import type { HtmlPage } from "./support/html-page";
import { expect, test } from "./support/test";
import { words } from "./support/words";

test("the home page answers in Japanese, and in English at an address of its own", async ({ client }) => {
  for (const [path, lang] of [
    ["/", "ja"],
    ["/en", "en"],
  ] as const) {
    const home = await client.open(path);
    expect(home.lang).toBe(lang);
    expect(home.heading).toBe(words[lang].home.title);
  }
});

/** Opens the home page anew by the link of its head to the other language. */
const choose = async (client: Client, name: string): Promise<HtmlPage> =>
  (await client.open("/")).get("banner").get("link", name).follow();

test("the language a reader chooses is kept for the next visit", async ({ client }) => {
  await choose(client, words.ja.site.language.en);
  expect((await client.open("/")).path).toBe("/en");
  await choose(client, words.en.site.language.ja);
  expect((await client.open("/")).path).toBe("/");
});
