import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import sharp from "sharp";
import { IMAGE_WIDTHS } from "../../../lib/magmell/card-images/image-limits";
import { HOSTILE_PICTURES } from "../../../lib/magmell/card-images/testing/pictures";
import { createSession } from "../../../prisma/factories/create-session";
import { createUser } from "../../../prisma/factories/create-user";
import type { Thresholds } from "../kit/bars";
import { HttpClient } from "../kit/client";
import type { Scratch } from "../kit/scratch";
import type { Site } from "../kit/site";
import { listSecrets } from "./hostile";
import { importFiles } from "./import-command";
import { createCardsWithAp, writeCards } from "./import-files";

/** Most megabytes by which hostile pictures may raise the peak of the site's memory; one picture may have 24 million pixels. */
const MEMORY = 512;
/** Most seconds until the site shows pictures that a command imported. */
const SHOWN = 20;

type Picture = { readonly name: string; readonly bytes: Uint8Array; readonly code?: string | undefined };

/**
 * Checks hostile pictures, uploaded by administrators or imported by the command. Each is refused with a reason, or
 * re-encoded without metadata and served with headers that prevent scripts.
 */
export async function provePictures(scratch: Scratch, bars: Thresholds): Promise<void> {
  const pictures: Picture[] = [];
  for (const { name, code, bytes } of HOSTILE_PICTURES) pictures.push({ name, code, bytes: await bytes() });
  bars.heading(`${pictures.length} hostile pictures`);
  const site = await scratch.addSite();
  await upload(scratch, bars, site, pictures);
  await serve(
    scratch,
    bars,
    site,
    pictures.filter(({ code }) => code === undefined),
  );
  await site.kill();
}

/** Returns card data with one card for each picture. */
function askFor(names: readonly string[]) {
  const content = createCardsWithAp(3, names.length);
  for (const [at, { printings }] of content.cards.entries())
    for (const printing of printings) printing.image = names[at] ?? "";
  return content;
}

async function upload(scratch: Scratch, bars: Thresholds, site: Site, pictures: readonly Picture[]): Promise<void> {
  const { cookie } = await createSession(await createUser({ role: "admin" }), scratch.secret);
  const client = new HttpClient({
    address: site.address,
    from: "198.51.100.3",
    cookie: `${cookie.name}=${cookie.value}`,
  });
  const inside = listSecrets(scratch);
  const counts = { failed: 0, wrong: 0, telling: 0 };
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
  await client.get("/cards");
  const before = peakOf(site);
  for (const { name, bytes, code } of pictures) {
    const cards = { name: "cards.json", base64: base64(Buffer.from(JSON.stringify(askFor([name])))) };
    const files = [cards, { name, base64: base64(bytes) }];
    const { status, text } = await client.send("POST", "/api/admin/drafts", { files });
    const refusal = new RegExp(`"code":"${code}"`);
    const isRight = code === undefined ? status === 201 : status === 200 && refusal.test(text);
    if (status >= 500) counts.failed += 1;
    if (!isRight) counts.wrong += 1;
    counts.telling += inside.toldBy(text).length;
    if (!isRight) bars.figure(name, `${status} ${text.slice(0, 200)}`);
  }
  client.close();
  bars.bar("Uploads that made the site fail", counts.failed, { atMost: 0 });
  bars.bar("Uploads with another outcome than theirs: the refusal of their kind, or a draft", counts.wrong, {
    atMost: 0,
  });
  bars.bar("Answers that tell something of the inside", counts.telling, { atMost: 0 });
  if (before === null) return bars.figure("Memory of the site", "only Linux tells its peak");
  bars.bar("Memory of the site at its peak, megabytes more than before", (peakOf(site) ?? 0) - before, {
    atMost: MEMORY,
  });
}

async function serve(scratch: Scratch, bars: Thresholds, site: Site, pictures: readonly Picture[]): Promise<void> {
  const folder = join(scratch.folder, "pictures");
  mkdirSync(folder);
  for (const { name, bytes } of pictures) writeFileSync(join(folder, name), bytes);
  const file = writeCards(folder, "cards.json", askFor(pictures.map(({ name }) => name)));
  const { code, said } = await importFiles(scratch.database, [file]);
  if (code !== 0) bars.figure("The import", said.slice(-500));
  const addresses = (await imagesOf(scratch.database)).flatMap((sha256) =>
    IMAGE_WIDTHS.map((width) => `/images/cards/${sha256}-${width}.webp`),
  );
  const counts = { shown: 0, unsafe: 0, more: 0 };
  for (const address of addresses) {
    const answer = await askUntilShown(site.address + address);
    if (answer.status === 200) counts.shown += 1;
    if (!isSafe(answer.headers)) counts.unsafe += 1;
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { exif, icc, xmp, iptc, pages = 1, format } = await sharp(bytes).metadata();
    const isBare = format === "webp" && pages === 1 && [exif, icc, xmp, iptc].every((part) => part === undefined);
    if (!isBare || bytes.includes("<script")) counts.more += 1;
  }
  bars.bar("Pictures in all widths that are served", counts.shown, { atLeast: pictures.length * IMAGE_WIDTHS.length });
  bars.bar("… without headers by which nothing in them runs", counts.unsafe, { atMost: 0 });
  bars.bar("… with more than pixels in them, or moving", counts.more, { atMost: 0 });
}

async function askUntilShown(address: string): Promise<Response> {
  for (const deadline = Date.now() + SHOWN * 1_000; ; await pause(200)) {
    const answer = await fetch(address, { headers: { "x-forwarded-for": "198.51.100.4" } });
    if (answer.status === 200 || Date.now() > deadline) return answer;
    await answer.arrayBuffer();
  }
}

const isSafe = (headers: Headers): boolean =>
  headers.get("content-type") === "image/webp" &&
  headers.get("x-content-type-options") === "nosniff" &&
  /default-src 'none'.*sandbox/.test(headers.get("content-security-policy") ?? "");

async function imagesOf(database: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ sha256: string }>(`SELECT DISTINCT sha256 FROM "CardImage"`);
    return rows.map(({ sha256 }) => sha256);
  } finally {
    await client.end();
  }
}

/** Returns the peak memory of the site in megabytes; null if the system does not report it. */
function peakOf({ pid }: Site): number | null {
  const file = `/proc/${pid}/status`;
  const [, kilobytes] = existsSync(file) ? (/^VmHWM:\s*(\d+)/m.exec(readFileSync(file, "utf8")) ?? []) : [];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}
