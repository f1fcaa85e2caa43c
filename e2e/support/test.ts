import { type BrowserContext, test as base, expect, type Page } from "playwright/test";
import { openDatabase } from "../../prisma/factories/database";
import { type MailSink, openMailSink } from "../../prisma/factories/mail-sink";
import { type OwnSite, openOwnSite } from "./own-site";
import { type Watch, watchContext } from "./watch";
import { World } from "./world";

type Fixtures = {
  /** Makes users and decks that only this test knows, and signs in. */
  world: World;
  /** A page in a window that shares nothing with `page`: for what a stranger sees. Watched like `page`. */
  strangersPage: Page;
  /** Lets one kind of message through, for a test that provokes it: a page that is missing writes one. */
  allowMessages: (pattern: RegExp) => void;
  watch: Watch;
};

type WorkerFixtures = {
  /** True in specs that publish cards: they get a site and a database to themselves, which no other spec reads. */
  ownSite: boolean;
  /** True in specs that read mail: their own site sends it to `mailbox`. */
  mails: boolean;
  /** Everything that the own site mails, where `mails` asked for it. */
  mailbox: MailSink | undefined;
  /** Site of its own that `ownSite` asked for. Once it is open, DATABASE_OWNER_URL names its database. */
  site: OwnSite | undefined;
};

/**
 * The test of all browser specs. It fails on any error in the console, on any error thrown in a page and on any breach of
 * the content policy, whatever else the test looks at.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownSite: [false, { scope: "worker", option: true }],
  mails: [false, { scope: "worker", option: true }],
  mailbox: [
    async ({ mails }, use) => {
      const mailbox = mails ? await openMailSink() : undefined;
      await use(mailbox);
      await mailbox?.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ ownSite, mailbox }, use) => {
      const settings = mailbox && {
        SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
        MAIL_FROM: "Grimoire <cards@example.org>",
      };
      const site = ownSite ? await openOwnSite(settings) : undefined;
      // Playwright gives a worker of its own to specs with other wishes, so nobody has opened the other database here.
      if (site) process.env.DATABASE_OWNER_URL = site.database;
      await use(site);
      await openDatabase().$disconnect();
      await site?.close();
    },
    { scope: "worker", auto: true, timeout: 300_000 },
  ],
  baseURL: async ({ baseURL, site }, use) => use(site?.address ?? baseURL),
  watch: [
    async ({ context }, use) => {
      const watch = watchContext();
      await watch.add(context);
      await use(watch);
      expect(watch.found(), "messages that a page must not write").toEqual([]);
    },
    { auto: true },
  ],
  allowMessages: async ({ watch }, use) => use(watch.allow),
  world: async ({ baseURL }, use) => {
    const world = new World(baseURL ?? "");
    await use(world);
    await world.remove();
  },
  strangersPage: async ({ browser, watch, contextOptions, baseURL, locale }, use) => {
    const context: BrowserContext = await browser.newContext({ ...contextOptions, baseURL, locale });
    await watch.add(context);
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };
