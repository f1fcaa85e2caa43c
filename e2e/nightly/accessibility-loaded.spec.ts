import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openDatabase } from "../../prisma/factories/database";
import { sweep } from "../support/accessibility/sweep";
import type { SweepRow } from "../support/accessibility/table";
import { carryAxe } from "../support/accessible";
import { picturedCard } from "../support/account/card-files";
import { cardPath } from "../support/account/own-card";
import { CardReader, Publisher } from "../support/account/publisher";
import { loadMtgData } from "../support/mtg/mtg-data";
import { expect, test } from "../support/test";

// Mail, loaded files and pictures belong to a site of its own.
test.use({ ownSite: true, mails: true });
test.describe.configure({ mode: "default", timeout: 600_000 });
test.beforeEach(({ context }) => carryAxe(context));

const row = (address: string, more: Partial<SweepRow> = {}): SweepRow => ({
  routes: [],
  address,
  part: "main",
  ...more,
});

test("forms that send mail are accessible", async ({ page, context, world }) => {
  const visitor = await sweep(page, [row("/forgot", { states: ["link sent"] })], {});
  await world.createSignedIn(context, { verified: false });
  const user = await sweep(page, [row("/account")], {});
  expect([...visitor.faults, ...user.faults]).toEqual([]);
});

test("what the site knows of Magic cards is accessible", async ({ page }) => {
  await loadMtgData();
  const rows = [
    row("/mtg/decks/new?format=standard", { states: ["known names offered", "known cards in figures"] }),
    row("/mtg/formats/type1?on=2000-12-15"),
    row("/mtg/formats/standard?on=2001-03-01"),
  ];
  expect((await sweep(page, rows, {})).faults).toEqual([]);
});

test("a loaded text of the rules is accessible on its entries", async ({ page }) => {
  const copy =
    "更新 00/01/16 U.2 - 梨(Pears) U.2.1 - 青い梨は、籠に並べてから数える。[Farmer 99/01/01] 例えば、三つの梨なら三と数える。(訳注：西の梨園では数えない。)";
  const file = join(tmpdir(), `grimoire-sweep-${process.pid}.txt`);
  await writeFile(file, copy);
  const command = join(process.env.E2E_FOLDER ?? process.cwd(), ".next/commands/rules.mjs");
  const words = ["import", file, "--document", "mtg-6e", "--note", "梨園の許しを得て"];
  const env = { ...process.env, DATABASE_URL: process.env.DATABASE_OWNER_URL };
  await promisify(execFile)(process.execPath, [command, ...words], { env }).finally(() => rm(file));
  expect((await sweep(page, [row("/rules/mtg-6e/U.2.1")], {})).faults).toEqual([]);
});

test("pictures of cards are accessible, new and older than the card", async ({ page, context, world }) => {
  await world.createSignedIn(context, { role: "admin", name: "司書" });
  const admin = new Publisher(page);
  const { name, file, content, pictured } = await picturedCard("scan.png", "試しの絵");
  await admin.publish(file);
  const scan = await new CardReader(page).scan(name);
  await admin.open("/admin/import");
  await admin.upload({ name: "card.json", content: pictured }, { name: "scan.png", content: scan });
  await admin.expectReview();
  const { id } = await openDatabase().importDraft.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
  const review = await sweep(page, [row(`/admin/drafts/${id}`)], {});
  await admin.confirmDraft();
  const shown = await sweep(page, [row(cardPath(name)), row("/admin/pictures")], {});
  content.cards[0].revisions.push({ ...content.cards[0].revisions[0], effectiveOn: "2026-02-01", hp: 3 });
  await admin.publish(JSON.stringify(content));
  const older = await sweep(page, [row(cardPath(name))], {});
  expect([...review.faults, ...shown.faults, ...older.faults]).toEqual([]);
});

test("the page in the place of another, while the database is away, is accessible", async ({
  page,
  site,
  allowMessages,
}) => {
  allowMessages(/status of 503/);
  await site?.gate.shut();
  await expect.poll(async () => (await page.request.get("/decks")).status()).toBe(503);
  const { faults } = await sweep(page, [row("/decks", { part: "body" }), row("/en/decks", { part: "body" })], {});
  await site?.gate.open();
  expect(faults).toEqual([]);
});
