import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { APIRequestContext } from "playwright/test";
import { RulesPage } from "../support/rules-page";
import { expect, test } from "../support/test";

// What is loaded changes pages and searches for everybody: these have a site to themselves.
test.use({ ownSite: true });
test.describe.configure({ mode: "default" });

/** Sentences of our own under numbers of the summary, with a source, an example, and a note of a translator. */
const COPY = [
  "更新 00/01/16 U.2 - 梨(Pears)",
  "U.2.1 - 青い梨は、籠に並べてから数える。[Farmer 99/01/01] 例えば、三つの梨なら三と数える。(訳注：西の梨園では数えない。)",
  "U.2.2 - 熟した梨は、数えずに食べる。",
].join(" ");
const SENTENCE = "青い梨は、籠に並べてから数える。";

/** Types a command of the production build on the database of the site of this spec, and gives what it said. */
async function rules(...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(process.env.E2E_FOLDER ?? process.cwd(), ".next/commands/rules.mjs"), ...words],
    { env: { ...process.env, DATABASE_URL: process.env.DATABASE_OWNER_URL } },
  );
  return stdout;
}

async function load(content: string): Promise<string> {
  const file = join(tmpdir(), `grimoire-copy-${process.pid}.txt`);
  await writeFile(file, content);
  try {
    return await rules("import", file, "--document", "mtg-6e", "--note", "梨園の許しを得て");
  } finally {
    await rm(file);
  }
}

/** Every answer of the public interface that might hold the texts of the documents, and every bulk file. */
async function published(request: APIRequestContext): Promise<string> {
  const paths = [
    "/api/v1/documents",
    "/api/v1/documents/mtg-6e",
    "/api/v1/documents/mtg-6e/entries?chapter=U",
    "/api/v1/rules/mtg-6e:U.2.1",
    "/api/v1/bulk",
  ];
  const answers = await Promise.all(paths.map((path) => request.get(path)));
  const bulk = (await answers.at(-1)?.json()) as { files: readonly { download: string }[] };
  const files = await Promise.all(
    bulk.files.map(({ download }) => request.get(new URL(download, "http://x").pathname)),
  );
  for (const answer of [...answers, ...files]) expect(answer.status(), answer.url()).toBe(200);
  return (await Promise.all([...answers, ...files].map((answer) => answer.text()))).join("\n");
}

test("a loaded copy stands on its entries with its layers and its terms, is searched, and is published nowhere", async ({
  page,
  request,
}) => {
  expect(await load(COPY)).toContain("Loaded mtg-6e, edition 00/01/16: 3 added");
  const entry = new RulesPage(page);
  await entry.open("/rules/mtg-6e/U.2.1");
  const text = page.getByRole("region", { name: "文書の本文" });
  await expect(text).toContainText(SENTENCE);

  const layers: readonly (readonly [string, string])[] = [
    ["出典", "[Farmer 99/01/01]"],
    ["例", "三つの梨なら三と数える。"],
    ["訳注", "西の梨園では数えない。"],
  ];
  for (const [layer, piece] of layers) {
    await expect(text.getByText(piece)).toBeVisible();
    await text.getByText(layer, { exact: true }).first().click();
    await expect(text.getByText(piece)).toBeHidden();
    await expect(text).toContainText(SENTENCE);
  }

  for (const said of [
    "00/01/16",
    "2001-01-16",
    "Stephen D'Angelo",
    "しぐれ",
    "営利目的で販売しない",
    "梨園の許しを得て",
  ])
    await expect(text).toContainText(said);

  await entry.open("/en/rules/mtg-6e/U.2.1");
  await expect(page.getByRole("region", { name: "Document text" })).toContainText("In Japanese.");

  await entry.open("/rules");
  await entry.search("籠に並べて");
  await page
    .getByRole("main")
    .getByRole("link", { name: /U\.2\.1/ })
    .click();
  await expect(page).toHaveURL(/\/rules\/mtg-6e\/U\.2\.1$/);

  const out = await published(request);
  expect(out).toContain("mtg-6e:U.2.1");
  for (const piece of ["青い梨", "籠に並べて", "西の梨園", "熟した梨", "梨園の許し"]) expect(out).not.toContain(piece);
});

test("a copy that is taken off the site leaves its pages and the search", async ({ page, request }) => {
  await load(COPY);
  expect(await rules("remove", "mtg-6e")).toContain("Removed 3 texts.");
  const shown = async () => (await request.get("/rules/mtg-6e/U.2.1")).text();
  // The site believes for some seconds what it has read of texts.
  await expect.poll(shown, { timeout: 30_000 }).not.toContain("青い梨");
  const entry = new RulesPage(page);
  await entry.open("/rules/mtg-6e/U.2.1");
  await expect(entry.heading).toContainText("U.2.1");
  await expect(page.getByRole("region", { name: "文書の本文" })).toHaveCount(0);
  // The search believes what it has read for as long, from another moment on.
  const found = async () => (await request.get("/rules?q=籠に並べて")).text();
  await expect.poll(found, { timeout: 30_000 }).toContain("当てはまるルールはありません");
  await entry.open("/rules");
  await entry.search("籠に並べて");
  await expect(page.getByRole("main")).toContainText("当てはまるルールはありません");
});
