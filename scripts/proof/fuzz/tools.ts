import { createDeck } from "../../../prisma/factories/create-deck";
import { createUser } from "../../../prisma/factories/create-user";
import type { Thresholds } from "../kit/bars";
import { createRandom, pickRandom } from "../kit/chance";
import { type Answer, HttpClient } from "../kit/client";
import type { Scratch } from "../kit/scratch";
import { listSecrets } from "./hostile";
import { mutateBody } from "./mutate";

/** Most bytes of an answer: that of the longest right one, a page of cards with their texts. */
const LONGEST = 256 * 1024;
/** Requests that are under way at a time. */
const AT_ONCE = 4;
const ASKERS = 40;
/** The word that only a private deck has. */
const HIDDEN = "hidden-from-tools";

const deck = { grimoire: [{ name: "走り火", count: 40 }], stoneDeck: [{ name: "青の魔石", count: 20 }] };
const GOOD: Readonly<Record<string, unknown>> = {
  search_cards: { query: "t:unit", page: 1 },
  get_card: { name: "走り火", asof: "2026-11-01" },
  get_rule: { number: "705.4.3" },
  find_rules: { words: HIDDEN },
  check_deck: { deck },
  deck_odds: { deck, goesFirst: true, redraw: { keep: "cards", names: ["走り火"], least: 1 } },
  sample_hand: { deck, seed: 1 },
};
const call = (name: string, input: unknown, id: unknown = 1) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: input },
});
const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

/** Requests that each break the protocol in one way. */
const BROKEN: readonly string[] = [
  ...["", "{", "null", "7", '"tools/call"', "[]", "\ufeff{}", nested(10_000), "x".repeat(100_000)],
  JSON.stringify(Array.from({ length: 10_000 }, (_, id) => ({ jsonrpc: "2.0", id, method: "ping" }))),
  JSON.stringify(Array.from({ length: 100 }, (_, id) => call("get_card", { name: "走り火" }, id))),
  JSON.stringify([
    call("get_card", {}),
    { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } },
  ]),
  ...["1.0", "2", 2, null].map((jsonrpc) => JSON.stringify({ ...call("get_card", {}), jsonrpc })),
  ...[null, true, 1.5, 1e300, {}, [], "x".repeat(20_000), "__proto__"].map((id) =>
    JSON.stringify(call("get_card", {}, id)),
  ),
  ...["__proto__", "constructor", "toString", "", "\u0000", "x".repeat(20_000), "destroy_all"].map((name) =>
    JSON.stringify(call(name, {})),
  ),
  ...["tools/destroy", "__proto__", "subscriptions/listen", "resources/subscribe", "sampling/createMessage"].map(
    (method) => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: {} }),
  ),
  JSON.stringify({ jsonrpc: "2.0", id: 1, method: "resources/read", params: { uri: "file:///etc/passwd" } }),
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check_deck","arguments":${nested(10_000)}}}`,
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_card","arguments":{"__proto__":{"name":"走り火"}}}}`,
];

/**
 * Checks hostile requests to the MCP tools. Each gets a short protocol error or tool error without internal or private
 * data, and counts against the rate limits.
 */
export async function proveTools(scratch: Scratch, bars: Thresholds, count: number, seed: number): Promise<void> {
  const site = await scratch.addSite();
  await createDeck(await createUser(), { name: HIDDEN, description: HIDDEN });
  const next = createRandom(seed);
  const names = Object.keys(GOOD);
  const mutated = Array.from({ length: count }, () => {
    const name = pickRandom(names, next);
    const input = mutateBody(GOOD[name], next);
    return isJson(input)
      ? `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${input}}}`
      : input;
  });
  const bodies = [...BROKEN, ...names.map((name) => JSON.stringify(call(name, GOOD[name]))), ...mutated];
  bars.heading(`${bodies.length} hostile requests to ${names.length} tools`);
  const askers = Array.from(
    { length: ASKERS },
    (_, at) => new HttpClient({ address: site.address, from: `198.51.${at}.7` }),
  );
  await judge(scratch, bars, bodies, () => pickRandom(askers, next));
  for (const client of askers) client.close();
  await proveLimit(bars, site.address);
  await site.kill();
}

async function judge(
  scratch: Scratch,
  bars: Thresholds,
  bodies: readonly string[],
  asker: () => HttpClient,
): Promise<void> {
  const inside = listSecrets(scratch);
  const counts = { failed: 0, foreign: 0, telling: 0, hidden: 0, limited: 0, batches: 0 };
  let longest = 0;
  const queue = [...bodies];
  const see = (what: string, status: number, body: string, text: string) =>
    bars.figure(what, `${status} for ${body.slice(0, 120)}: ${text.slice(0, 200)}`);
  const work = async () => {
    for (let body = queue.pop(); body !== undefined; body = queue.pop()) {
      const { status, text, bytes } = await askTools(asker(), body);
      longest = Math.max(longest, bytes);
      if (status === 429 || status === 503) counts.limited += 1;
      else if (status === 0 || status >= 500) counts.failed += 1;
      else if (!isOfProtocol(text)) counts.foreign += 1;
      if (status === 0 || status >= 500) see("Failed", status, body, text);
      if (body.startsWith("[") && status < 400) counts.batches += 1;
      if (inside.toldBy(text).length > 0) counts.telling += 1;
      if (inside.toldBy(text).length > 0) see("Tells", status, body, text);
      // What was asked may come back.
      if (text.includes(HIDDEN) && !body.includes(HIDDEN)) counts.hidden += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  bars.bar("Requests that made the site fail, or got no answer", counts.failed, { atMost: 0 });
  bars.bar("Answers that are no message of the protocol", counts.foreign, { atMost: 0 });
  bars.bar("Answers that tell something of the inside", counts.telling, { atMost: 0 });
  bars.bar("Answers with words of a private deck", counts.hidden, { atMost: 0 });
  bars.bar("Batches that were taken", counts.batches, { atMost: 0 });
  bars.bar("Bytes of the longest answer", longest, { atMost: LONGEST });
  bars.bar("Requests that a limit refused, share", counts.limited / bodies.length, { atMost: 0.3 });
}

/** Checks that a rate limit refuses one address after some thousand calls. */
async function proveLimit(bars: Thresholds, address: string): Promise<void> {
  const client = new HttpClient({ address, from: "198.51.100.200", sockets: 8 });
  const body = JSON.stringify(call("get_rule", { number: "705.4.3" }));
  let refused = 0;
  for (let asked = 0; asked < 6_000 && refused === 0; asked += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => askTools(client, body)));
    refused = answers.filter(({ status }) => status === 429 || status === 503).length;
  }
  client.close();
  bars.bar("Calls of one address that are told to wait, after some thousands", refused, { atLeast: 1 });
}

const askTools = (client: HttpClient, body: string): Promise<Pick<Answer, "status" | "text" | "bytes">> =>
  client
    .send("POST", "/api/mcp", body, { accept: "application/json, text/event-stream" }, 30_000)
    .catch(() => ({ status: 0, text: "", bytes: 0 }));

/** Whether a text is an answer of the protocol, as JSON or as an event with it; notifications have none. */
function isOfProtocol(text: string): boolean {
  const line =
    text
      .split("\n")
      .find((one) => one.startsWith("data: "))
      ?.slice(6) ?? text;
  return text === "" || (isJson(line) && (JSON.parse(line).error ?? JSON.parse(line).result) !== undefined);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
