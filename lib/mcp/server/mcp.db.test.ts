import { beforeAll, describe, expect, test } from "vitest";
import { publishExampleCatalogue } from "@/lib/magmell/catalogue/testing/example-catalogue";
import { openDatabase } from "@/prisma/factories/database";
import { sendMcpRequest as ask, callTool as call } from "../testing/mcp-client";
import { MCP_TOOLS, mcpHandler } from "./mcp-handler";

beforeAll(() => publishExampleCatalogue(openDatabase()));

const HEADERS = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };

test("every tool is listed, says that it only reads, and what it takes", async () => {
  const { result } = await ask("tools/list", {});
  expect(result.tools.map(({ name }: { name: string }) => name)).toEqual(MCP_TOOLS.map(({ name }) => name));
  for (const { annotations, inputSchema, description } of result.tools) {
    expect(annotations.readOnlyHint).toBe(true);
    expect(inputSchema.type).toBe("object");
    expect(description).toMatch(/\S/);
  }
});

test("a client of the earlier protocol is greeted", async () => {
  const { result } = await ask("initialize", {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "test", version: "1" },
  });
  expect(result.serverInfo.name).toBe("grimoire");
  expect(result.instructions).toContain("205.3");
});

describe("tools", () => {
  test("find cards, and name them with whole addresses", async () => {
    const { structuredContent } = await call("search_cards", { query: "t:magic" });
    expect(structuredContent).toMatchObject({ total: 1, cards: [{ name: "水鏡" }] });
    expect(structuredContent.cards[0].links.self).toMatch(/^https?:\/\/[^/]+\/api\/v1\/cards\/number\/3$/);
  });

  test("know a card by a near name, with the text of a day (205.3)", async () => {
    expect((await call("get_card", { name: "Water Miror" })).structuredContent.card.name).toBe("水鏡");
    expect((await call("get_card", { name: "火の子", asof: "2025-12-31" })).structuredContent.card.ap).toBe(2);
    const unknown = await call("get_card", { name: "qqqqqqqq" });
    expect(unknown.isError).toBe(true);
    expect(unknown.content[0].text).toContain("qqqqqqqq");
  });

  test("cite rules by number", async () => {
    expect((await call("get_rule", { number: "702.3" })).structuredContent.rule.id).toBe("mag:702.3");
    const { rules, total } = (await call("find_rules", { words: "マリガン" })).structuredContent;
    expect(total).toBeGreaterThan(0);
    expect(rules[0].id).toMatch(/^mag:|^house:/);
    expect((await call("get_rule", { number: "999" })).content[0].text).toContain("find_rules");
  });

  test("judge a deck with every problem, its rule and its fix", async () => {
    const deck = { grimoire: [{ name: "火の子", count: 4 }], stoneDeck: [{ name: "青の魔石", count: 20 }] };
    const { legal, problems } = (await call("check_deck", { deck })).structuredContent;
    expect(legal).toBe(false);
    for (const { rule, code } of problems)
      expect([rule, code]).toEqual([expect.stringMatching(/^mag:/), expect.any(String)]);
    expect((await call("check_deck", {})).isError).toBe(true);
    expect((await call("check_deck", { code: "AAAAAAA" })).content[0].text).toContain("deck code");
  });

  test("tell exact odds with their assumptions, and deal a hand that can be played on", async () => {
    const deck = { grimoire: [{ name: "火の子", count: 40 }], stoneDeck: [{ name: "青の魔石", count: 20 }] };
    const odds = (await call("deck_odds", { deck, goesFirst: true })).structuredContent;
    expect(odds.assumptions).toMatchObject({ goesFirst: true, keep: { keep: "always" } });
    expect(odds.cards[0].drawn[0]).toBe(1);
    const { hand, links } = (await call("sample_hand", { deck, seed: 7 })).structuredContent;
    expect(hand).toHaveLength(5);
    expect(links.play).toMatch(/^https?:\/\/[^/]+\/goldfish\/.+\?seed=7$/);
  });
});

test("what is malformed is refused in words, and nothing fails", async () => {
  expect((await call("search_cards", { query: 7 })).isError ?? true).toBe(true);
  const wrong = await mcpHandler.fetch(
    new Request("http://localhost/api/mcp", { method: "POST", headers: HEADERS, body: "[" }),
  );
  expect(wrong.status).toBe(400);
  const large = await mcpHandler.fetch(
    new Request("http://localhost/api/mcp", { method: "POST", headers: HEADERS, body: `"${"x".repeat(40_000)}"` }),
  );
  expect(large.status).toBe(413);
  expect((await mcpHandler.fetch(new Request("http://localhost/api/mcp", { method: "GET" }))).status).toBe(405);
});
