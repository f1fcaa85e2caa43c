import { expect, test } from "./support/test";

/** The name that a package gives to a slice of one of its faces. */
const SLICE = /-\d+-(?:wght|600)-normal\b/;

for (const path of ["/rules", "/en/rules"])
  test(`${path} asks early for the fonts by which its lines are measured, and for no others`, async ({ client }) => {
    const page = await client.open(path);
    const links = (page.headers.link ?? "").matchAll(/<([^>]+)>; rel=preload; as="font"/g);
    const early = [...links].map(([, address = ""]) => address);
    expect(early).toHaveLength(3);
    const sheets = new Set([...page.html.matchAll(/href="(\/[^"]+\.css)"/g)].map(([, address = ""]) => address));
    const rules = await Promise.all([...sheets].map(async (address) => (await client.get(address)).text));
    for (const address of early) {
      expect((await client.get(address)).headers["content-type"]).toBe("font/woff2");
      expect(rules.join("\n")).toContain(address);
    }
  });

test("no page waits for the list of all slices before it is drawn", async ({ client }) => {
  const page = await client.open("/");
  const sheets = [...page.document.querySelectorAll("link[rel=stylesheet][data-precedence]")];
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    const address = sheet.getAttribute("href") ?? "";
    expect((await client.get(address)).text, address).not.toMatch(SLICE);
  }
});
