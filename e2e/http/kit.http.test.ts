import { expect, test } from "./support/test";
import { words } from "./support/words";

test("the page about the public interface leads to the gallery of the kit, which search engines leave out", async ({
  client,
}) => {
  const developers = await client.open("/developers");
  const gallery = await developers.get("link", words.ja.kit.link).follow();
  expect(gallery.heading).toBe(words.ja.kit.title);
  expect(gallery.meta("robots")).toContain("noindex");
  expect((await client.open("/en/developers/kit")).heading).toBe(words.en.kit.title);
});
