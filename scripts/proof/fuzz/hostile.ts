import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { generateMalformedFiles } from "../../../lib/magmell/catalogue/testing/malformed-files";
import { WILD_LISTS } from "../../../lib/magmell/decks/lists/testing/wild-lists";
import { WILDER_LISTS } from "../../../lib/magmell/decks/lists/testing/wilder-lists";
import { createSession } from "../../../prisma/factories/create-session";
import { createUser } from "../../../prisma/factories/create-user";
import { asSite } from "../../../prisma/factories/template";
import type { Thresholds } from "../kit/bars";
import { createRandom, pickRandom } from "../kit/chance";
import { HttpClient } from "../kit/client";
import { SecretWords } from "../kit/inside";
import type { Scratch } from "../kit/scratch";
import { createBrokenFiles } from "./broken-files";
import { readCardDataState } from "./card-data";
import { importFiles } from "./import-command";
import { mutateText } from "./mutate";

/** Askers who take turns, so that no limit refuses what is to be tried. */
const ASKERS = 40;
/** Requests that are under way at a time. */
const AT_ONCE = 4;
/** Codes of a deck, and of one whose cards are not there. */
const CODES = ["KFBXUHBT8Q", "ZvV-odYAfZ4gSwUvGVyfZDPOp"];

/** Returns the internal values that no response of the site may contain. */
export const listSecrets = ({ secret, database, folder, cluster }: Scratch): SecretWords =>
  new SecretWords({
    "the secret of sessions": secret,
    "the owner's database": database,
    "the site's database": asSite(database),
    "the password of the server": cluster.password,
    "the folder of the site": process.cwd(),
    "the folder of the proof": folder,
  });

type Trial = { readonly name: string; readonly ask: () => Promise<readonly Reply[]> };
type Reply = { readonly status: number; readonly text: string; readonly refused?: boolean };

/**
 * Checks hostile card files, deck codes and lists, sent by visitors and administrators. Each gets a response without
 * internal details, and the card data stays unchanged.
 */
export async function proveHostile(scratch: Scratch, bars: Thresholds, count: number, seed: number): Promise<void> {
  const site = await scratch.addSite();
  const inside = listSecrets(scratch);
  const next = createRandom(seed);
  const askers = await Promise.all(Array.from({ length: ASKERS }, (_, at) => invite(scratch, site.address, at)));
  const asker = () => pickRandom(askers, next);
  const before = await readCardDataState(scratch.database);
  bars.heading(`${count} hostile card files, ${count} codes and ${count} lists`);
  const malformed = [...createBrokenFiles(), ...generateMalformedFiles(seed, count)];
  const kinds: readonly Trial[][] = [
    malformed.map(({ file, bytes }) => ({ name: file, ask: () => bringFile(asker(), file, bytes) })),
    mutated(CODES, count, next).map((code) => ({ name: code, ask: () => openCode(asker(), code) })),
    mutated(lists(), count, next).map((text) => ({ name: text, ask: () => pasteList(asker(), text) })),
  ];
  for (const [at, trials] of kinds.entries())
    await judge(bars, ["card files", "codes", "lists"][at] ?? "", trials, inside);
  await bringByCommand(scratch, bars, inside);
  const after = await readCardDataState(scratch.database);
  bars.bar(
    "Changes of the card data by all of it",
    after.hash === before.hash && after.version === before.version ? 0 : 1,
    {
      atMost: 0,
    },
  );
  for (const client of askers) client.close();
  await site.kill();
}

async function judge(bars: Thresholds, kind: string, trials: readonly Trial[], inside: SecretWords): Promise<void> {
  const counts = { failed: 0, telling: 0, taken: 0, limited: 0 };
  const queue = [...trials];
  const see = (what: string, name: string) => bars.figure(what, JSON.stringify(name.slice(0, 200)));
  const work = async () => {
    for (let trial = queue.pop(); trial !== undefined; trial = queue.pop())
      for (const { status, text, refused } of await trial.ask()) {
        const told = inside.toldBy(text);
        if (told.length > 0) counts.telling += 1;
        if (told.length > 0 && counts.telling <= 5) see(`Tells ${told.join(", ")}`, trial.name);
        if (status === 429 || status === 503) counts.limited += 1;
        else if (status === 0 || status >= 500) counts.failed += 1;
        if (status >= 500 && status !== 503) see(`Failed (${status})`, trial.name);
        if (refused === false) counts.taken += 1;
        if (refused === false && counts.taken <= 5) see("Taken", trial.name);
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  bars.bar(`Hostile ${kind} that made the site fail`, counts.failed, { atMost: 0 });
  bars.bar(`Answers to hostile ${kind} that tell something of the inside`, counts.telling, { atMost: 0 });
  if (kind === "card files")
    bars.bar("Hostile card files that were not refused with reasons", counts.taken, { atMost: 0 });
  bars.bar(`Hostile ${kind} that a limit refused, share`, counts.limited / Math.max(1, trials.length), { atMost: 0.3 });
}

type Refusal = { readonly outcome?: string; readonly problems?: readonly { reason?: string; fix?: string }[] };

/** A card file as an administrator uploads it. It is refused with a reason and what to do for each problem, or as a whole. */
async function bringFile(client: HttpClient, file: string, bytes: Uint8Array): Promise<readonly Reply[]> {
  const base64 = Buffer.from(bytes).toString("base64");
  const { status, text } = await client.send("POST", "/api/admin/drafts", { files: [{ name: file, base64 }] });
  if (status !== 200) return [{ status, text, refused: status >= 400 }];
  const { outcome, problems = [] } = JSON.parse(text) as Refusal;
  const isTold = problems.length > 0 && problems.every(({ reason, fix }) => Boolean(reason) && Boolean(fix));
  return [{ status, text, refused: outcome === "refused" && isTold }];
}

/** Card files by the command of operators, all at once: it names the files as they were given, and nothing else of the machine. */
async function bringByCommand({ database, folder }: Scratch, bars: Thresholds, inside: SecretWords): Promise<void> {
  const files = createBrokenFiles().map(({ file, bytes }) => {
    const path = join(folder, basename(file));
    writeFileSync(path, bytes);
    return path;
  });
  const { code, said } = await importFiles(database, files);
  const told = inside.toldBy(said.replaceAll(folder, ""));
  for (const name of told) bars.figure("Tells", name);
  bars.bar("Words of the command about hostile card files that tell something of the inside", told.length, {
    atMost: 0,
  });
  bars.bar("Hostile card files that the command names", files.filter((file) => said.includes(basename(file))).length, {
    atLeast: files.length,
  });
  bars.bar("Exit status of the command", code ?? 0, { atLeast: 1 });
}

/** A code as the public interface and the page of a deck take it. */
async function openCode(client: HttpClient, code: string): Promise<readonly Reply[]> {
  const path = encodeURIComponent(code.toWellFormed());
  return [await client.get(`/api/v1/decks/code/${path}`), await client.get(`/en/d/${path}`)];
}

/** Sends a list to the start page of the goldfish, and as a deck to the API. */
async function pasteList(client: HttpClient, text: string): Promise<readonly Reply[]> {
  const query = encodeURIComponent(text.toWellFormed().slice(0, 600));
  const deck = { grimoire: [{ name: text.slice(0, 300), count: 3 }], stoneDeck: [] };
  return [await client.get(`/en/goldfish?code=${query}`), await client.send("POST", "/api/v1/decks/check", deck)];
}

const mutated = (good: readonly string[], count: number, next: () => number): readonly string[] =>
  Array.from({ length: count }, () => mutateText(pickRandom(good, next), next));

const lists = (): readonly string[] => [...WILD_LISTS, ...WILDER_LISTS].map(({ text }) => text);

async function invite({ secret }: Scratch, address: string, at: number): Promise<HttpClient> {
  const { cookie } = await createSession(await createUser({ role: "admin" }), secret);
  return new HttpClient({ address, from: `198.51.${at}.9`, cookie: `${cookie.name}=${cookie.value}` });
}
