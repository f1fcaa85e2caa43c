import { expect, test } from "./support/test";

test("the manifest of the site names icons and pages that are there", async ({ client }) => {
  const page = await client.open("/");
  const address = page.document.querySelector("link[rel=manifest]")?.getAttribute("href") ?? "";
  expect(address).toBe("/site.webmanifest");
  const manifest = (await client.get(address)).json();
  const addresses = [
    ...manifest.icons.map(({ src }: { src: string }) => src),
    ...manifest.shortcuts.map(({ url }: { url: string }) => url),
    manifest.start_url,
  ];
  expect(addresses.length).toBeGreaterThan(2);
  for (const path of addresses) expect((await client.get(path)).status, path).toBe(200);
});
