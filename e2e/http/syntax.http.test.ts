import { expect, test } from "./support/test";
import { words } from "./support/words";

test("the page on searching leads to each key, and an example to its search", async ({ client }) => {
  const page = await client.open("/syntax");
  expect(page.heading).toBe(words.ja.syntax.title);
  const contents = page.get("navigation", words.ja.syntax.contents).all("link");
  expect(contents.length).toBeGreaterThan(10);
  for (const { href } of contents) expect(page.target(decodeURIComponent(href.split("#")[1] ?? "")).text).not.toBe("");
  const cost = page.get("navigation", words.ja.syntax.contents).get("link", "総コスト").href.split("#")[1];
  expect(page.target(cost).text).toContain("総コスト:");
  const results = await page.get("link", "総コスト:4..5").follow();
  expect(results.one("#search-box").value).toMatch(/total:4\.\.5|総コスト:4\.\.5/);
});

test("it tells English readers the same", async ({ client }) => {
  const page = await client.open("/en/syntax#key-colors");
  expect(page.heading).toBe(words.en.syntax.title);
  expect(page.target().text).toContain("c:");
  expect(page.all("link", "c<=br t:unit")).not.toHaveLength(0);
});

test("the whole page stands without script, and no filter that does nothing", async ({ client }) => {
  for (const path of ["/syntax", "/rules", "/developers"]) {
    const page = await client.open(path);
    expect(page.all("searchbox", words.ja.pageFilter.label), path).toHaveLength(0);
    expect(page.document.querySelectorAll("[hidden=until-found]"), path).toHaveLength(0);
  }
});
