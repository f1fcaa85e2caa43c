import { expect, test } from "./support/test";
import { words } from "./support/words";

const { site, search } = words.ja;

test("the search and the menu of a phone work without script", async ({ client }) => {
  const page = await client.open("/rules");
  const banner = page.get("banner");
  // What a button opens is a popover of the same page, which needs no script.
  const opened = (name: string) => {
    const [target] = ["popovertarget", "popoverTarget"].flatMap(
      (one) => banner.get("button", name).attribute(one) ?? [],
    );
    return page.target(target);
  };
  const sheet = opened(site.nav.search);
  expect(sheet.attribute("popover")).toBe("auto");
  expect(sheet.get("button", search.submit).element.closest("form")).not.toBeNull();
  expect((await sheet.submit({ q: "さんさつ" })).address.pathname).toBe("/cards");
  const menu = opened(site.nav.menu);
  expect(menu.attribute("popover")).toBe("auto");
  expect((await menu.get("link", site.nav.rules).follow()).path).toBe("/rules");
});

test("a browser can add the search to its bar", async ({ client }) => {
  for (const path of ["/", "/en/rules"]) {
    const page = await client.open(path);
    const answer = await client.get(page.one('link[rel="search"]').attribute("href") ?? "");
    expect(answer.headers["content-type"]).toContain("application/opensearchdescription+xml");
    const template = /type="text\/html"[^>]* template="([^"]+)"/.exec(answer.text)?.[1] ?? "";
    const asked = new URL(template.replace("{searchTerms}", encodeURIComponent("三冊 種別:マジック")));
    expect((await client.open(asked.pathname + asked.search)).select("[data-result]")).toHaveLength(1);
  }
});
