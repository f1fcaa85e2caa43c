import { beforeAll, describe, expect, test, vi } from "vitest";
import { publishExampleCatalogue } from "@/lib/magmell/catalogue/testing/example-catalogue";
import { captureLog } from "@/lib/server/testing/capture-log";
import { openDatabase } from "@/prisma/factories/database";
import { callTool, postMcp } from "../testing/mcp-client";
import { MCP_TOOLS } from "./mcp-handler";

beforeAll(() => publishExampleCatalogue(openDatabase()));

const call = (id: unknown, name = "get_card", input: unknown = { name: "火の子" }) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name, arguments: input },
});

describe("one request holds one message, which the limits count", () => {
  test.each([
    ["a batch of calls", [call(1), call(2)]],
    ["a batch of one", [call(1)]],
    ["ten thousand messages", Array.from({ length: 10_000 }, () => ({}))],
    ["an empty batch", []],
    ["a call and its end", [call(1), { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } }]],
  ])("%s is refused, with what to do", async (_, body) => {
    const { status, text } = await postMcp(JSON.stringify(body));
    expect([status === 400 || status === 413, text.length < 500]).toEqual([true, true]);
    if (status === 400) expect(JSON.parse(text).error).toMatchObject({ code: -32600, message: /one message/ });
  });
});

test("nobody holds a connection open by listening: nothing is ever told by itself", async () => {
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const params = { _meta, notifications: { toolsListChanged: true } };
  const { text } = await postMcp(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "subscriptions/listen", params }), {
    "MCP-Protocol-Version": "2026-07-28",
    "Mcp-Method": "subscriptions/listen",
  });
  expect(JSON.parse(text).error.message).toMatch(/limit/i);
}, 5_000);

test.each([
  ["empty objects", { grimoire: Array.from({ length: 8_000 }, () => ({})), stoneDeck: [] }],
  [
    "unknown fields",
    { grimoire: [], stoneDeck: [], ...Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`f${n}`, 0])) },
  ],
  ["numbers for names", { grimoire: Array.from({ length: 200 }, () => ({ name: 7, count: "x" })), stoneDeck: [] }],
])("a deck of %s is refused with some of its faults, and not with all of them", async (_, deck) => {
  const { isError, content } = await callTool("check_deck", { deck });
  expect(isError).toBe(true);
  expect(content[0].text.length).toBeLessThan(3_000);
  expect(content[0].text).toMatch(/deck/);
});

describe("a tool that fails", () => {
  /** The answer of a tool whose run fails once, and the log of it. */
  async function failing(failure: Error) {
    const tool = MCP_TOOLS.find(({ name }) => name === "get_card");
    if (tool === undefined) throw new Error("There is no tool to fail");
    vi.spyOn(tool, "run").mockRejectedValueOnce(failure);
    const log = captureLog();
    const { isError, content } = await callTool("get_card", { name: "火の子" }).finally(log.restore);
    vi.restoreAllMocks();
    return { isError, text: content[0].text, log: log.lines.join("") };
  }

  test("tells nothing of the inside, and the log tells it", async () => {
    const { isError, text, log } = await failing(new Error("Invalid `prisma.card.findMany()` in /srv/site/x.js"));
    expect(isError).toBe(true);
    expect(text).not.toMatch(/prisma|\/srv/);
    const [, id] = /\(([0-9a-f-]{36})\)/.exec(text) ?? [];
    expect(log).toContain(String(id));
    expect(log).toContain("prisma.card.findMany");
  });

  test("because the database is away says to come again", async () => {
    const away = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
    const { isError, text } = await failing(away);
    expect([isError, text]).toEqual([true, expect.stringMatching(/database is not responding.*Retry-After: \d+ s/)]);
    expect(text).not.toContain("5432");
  });
});

describe("every request gets an answer of the protocol, and none fails", () => {
  const message = (fields: object) => JSON.stringify({ ...call(1), ...fields });
  test.each([
    ["no tool", message({ params: {} })],
    ["a number for a tool", message({ params: { name: 7 } })],
    ...["__proto__", "constructor", "toString", "hasOwnProperty", "", "x".repeat(20_000), "a\u0000b", "\u202e"].map(
      (name) => [`the tool ${JSON.stringify(name.slice(0, 20))}`, JSON.stringify(call(1, name, {}))],
    ),
    ["arguments in a list", message({ params: { name: "get_card", arguments: [] } })],
    ["arguments that are a text", message({ params: { name: "get_card", arguments: "name" } })],
    [
      "a prototype in the arguments",
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_card","arguments":{"__proto__":{"name":"火の子"}}}}`,
    ],
    [
      "arguments of endless depth",
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check_deck","arguments":{"deck":${"[".repeat(10_000)}${"]".repeat(10_000)}}}}`,
    ],
    ["another version of JSON-RPC", message({ jsonrpc: "1.0" })],
    ["no version of JSON-RPC", message({ jsonrpc: undefined })],
    ...[null, true, 1.5, -0, 1e300, {}, [], "x".repeat(20_000), "__proto__"].map((id) => [
      `the id ${JSON.stringify(id).slice(0, 20)}`,
      message({ id }),
    ]),
    ["an unknown method", message({ method: "tools/destroy" })],
    ["a method of a prototype", message({ method: "__proto__" })],
    ["a resource that is none", message({ method: "resources/read", params: { uri: "file:///etc/passwd" } })],
    ["an answer in place of a question", JSON.stringify({ jsonrpc: "2.0", id: 1, result: {} })],
    ["a text", '"tools/call"'],
    ["a number", "7"],
    ["null", "null"],
    ["nothing", ""],
    ["a lone brace", "{"],
    ["half of a sign", message({ params: { name: "get_card", arguments: { name: "\ud800" } } })],
    ["U+0000", message({ params: { name: "get_card", arguments: { name: "a\u0000b" } } })],
  ])("%s", async (_, body) => {
    const { status, text } = await postMcp(body);
    expect(status, text).toBeLessThan(500);
    expect(text.length).toBeLessThan(32 * 1024 + 2_000);
    if (text !== "") expect(JSON.parse(text).error ?? JSON.parse(text).result).toBeTruthy();
    expect(text).not.toMatch(/node_modules|(?:Type|Range|Reference)Error|"isError":false/);
  });
});
