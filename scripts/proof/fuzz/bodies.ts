import { randomUUID } from "node:crypto";
import { apiRoutes } from "../../../e2e/http/support/api-routes";
import { createDeck } from "../../../prisma/factories/create-deck";
import { createSession } from "../../../prisma/factories/create-session";
import { createUser } from "../../../prisma/factories/create-user";
import type { Thresholds } from "../kit/bars";
import { createRandom, pickRandom } from "../kit/chance";
import { HttpClient } from "../kit/client";
import type { Scratch } from "../kit/scratch";
import { listSecrets } from "./hostile";
import { mutateBody } from "./mutate";

/** Askers who take turns, so that limits leave most requests through; every second is an administrator. */
const ASKERS = 30;
/** Requests that are under way at a time. */
const AT_ONCE = 6;

const line = { name: "青の魔石", count: 4 };
const deck = { grimoire: [line], stoneDeck: [line] };
const about = { description: "", primer: "", tags: ["a"], hero: null };

/** Good bodies by the last named part of a route; where none fits, the body of a deck is as strange as any. */
const GOOD: readonly (readonly [RegExp, unknown])[] = [
  [/accounts$/, { email: "somebody@example.org", password: "a long password 7" }],
  [/accounts\/me\/password/, { current: "wrong", next: "another password" }],
  [/accounts\/me\/email/, { email: "else@example.org", proof: "wrong" }],
  [/accounts\/me/, { name: "名前", proof: "wrong" }],
  [/restore|like|follow|sessions/, { expectedVersion: 1 }],
  [/goldfish\/daily/, { decision: "keep", code: "KFBXUHBT8Q", seed: 1, goesFirst: true }],
  [/admin\/suggestions/, { state: "declined", answer: "no", alike: false }],
  [/suggestions/, { card: 1, field: "reading", proposed: "べつのよみ", reason: "ためし" }],
  [/admin\/images/, { set: "FL", shows: false }],
  [/admin\/roles/, { email: "somebody@example.org", role: "admin" }],
  [/admin\/drafts$/, { files: [{ name: "trial.json", base64: "e30=" }] }],
  [/publish|rollback/, { plan: "nobody has read it" }],
  [
    /mcp/,
    {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "check_deck", arguments: { grimoire: "4 青の魔石" } },
    },
  ],
  [/cards\/collection/, { cards: [{ number: 1 }, { name: "青の魔石" }] }],
  [/decks\/check/, deck],
  [/versions/, { name: "a name" }],
  [
    /./,
    {
      name: "deck",
      deck,
      candidates: [line],
      notes: [{ card: line.name, note: "n", tags: ["t"] }],
      about,
      expectedVersion: 1,
      saveKey: randomUUID(),
    },
  ],
];

/** Unusual path segments. */
const PARTS = [
  "1",
  "x",
  "0",
  "-1",
  "99999999999999999999",
  "%00",
  "%2e%2e",
  "%F0%A0%AE%B7",
  "a".repeat(300),
  "__proto__",
  "%25",
  "FL",
  "2026-11-20",
];

/**
 * Checks that no request makes the site fail. Sends mutated bodies to every route that accepts a body, and unusual
 * addresses to the others.
 */
export async function proveBodies(scratch: Scratch, bars: Thresholds, count: number, seed: number): Promise<void> {
  const site = await scratch.addSite();
  const routes = apiRoutes().filter(({ path }) => !path.includes("[...nextauth]"));
  bars.heading(`${count} mutated requests to ${routes.length} routes`);
  const askers = await Promise.all(Array.from({ length: ASKERS }, (_, at) => invite(scratch, site.address, at)));
  const next = createRandom(seed);
  const statuses = new Map<number, number>();
  const failed: string[] = [];
  const telling: string[] = [];
  const inside = listSecrets(scratch);
  const ask = async () => {
    const route = pickRandom(routes, next);
    const { method, path } = route;
    const { client, deck } = pickRandom(askers, next);
    const address = path.replaceAll(/\[[^\]]+\]/g, () => (next() < 0.5 ? deck : pickRandom(PARTS, next)));
    const good = (GOOD.find(([form]) => form.test(path)) ?? [])[1];
    const body = method === "GET" ? undefined : mutateBody(good, next);
    const { status, text } = await client.send(method, address, body).catch(() => ({ status: 0, text: "" }));
    const told = inside.toldBy(text);
    if (told.length > 0) telling.push(`${told.join(", ")}: ${status} ${method} ${address}`);
    // Methods that a route only refuses are refused before anything is read.
    if (status === 405 && routes.includes(route)) routes.splice(routes.indexOf(route), 1);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 0 || (status >= 500 && status !== 503))
      failed.push(`${status} ${method} ${address} ${body?.slice(0, 300)}`);
  };
  let left = count;
  const worker = async () => {
    for (; left > 0; ) {
      left -= 1;
      await ask();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  bars.figure(
    "Statuses",
    [...statuses]
      .sort()
      .map(([status, times]) => `${times} x ${status}`)
      .join(", "),
  );
  for (const line of failed.slice(0, 10)) bars.figure("Failed", line);
  for (const line of telling.slice(0, 10)) bars.figure("Tells", line);
  bars.bar("Requests that made the site fail", failed.length, { atMost: 0 });
  bars.bar("Answers that tell something of the inside", telling.length, { atMost: 0 });
  bars.bar("Requests that a limit refused, share", (statuses.get(429) ?? 0) / count, { atMost: 0.3 });
}

async function invite(scratch: Scratch, address: string, at: number) {
  const user = await createUser({ role: at % 2 === 0 ? "admin" : "user" });
  const { cookie } = await createSession(user, scratch.secret);
  const { id } = await createDeck(user);
  const client = new HttpClient({ address, from: `198.51.100.${at + 1}`, cookie: `${cookie.name}=${cookie.value}` });
  return { client, deck: id };
}
