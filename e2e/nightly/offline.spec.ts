import { OfflineDeckEditor } from "../support/offline/offline-page";
import { expect, test } from "../support/test";

test.use({ serviceWorkers: "allow" });

let builder: OfflineDeckEditor;
test.beforeEach(({ page, allowMessages }) => {
  builder = new OfflineDeckEditor(page);
  // The browser writes down every request that finds no network.
  allowMessages(/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/);
});

test("without a network a page says so in its language, and shows the decks of this device", async ({
  page,
  context,
}) => {
  await builder.build();
  await builder.name.fill("旅の書");
  await builder.keepsAll();
  for (const [path, lang] of [
    ["/cards", "ja"],
    ["/en/rules", "en"],
  ] as const) {
    await context.setOffline(true);
    await page.goto(path);
    await builder.expectNoConnection(lang);
    await builder.openKept("旅の書");
    await page.goto(path);
    await context.setOffline(false);
    await builder.openAgain(lang);
  }
});

test("the site can be installed", async ({ page, context }) => {
  await builder.build();
  await builder.keepsAll();
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Windows of tests are private ones, where nothing is ever installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});
