import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { publishExampleCatalogue } from "@/lib/magmell/catalogue/testing/example-catalogue";
import { buildSampleCatalogue } from "@/lib/magmell/catalogue/testing/sample-cards";
import { getSearchIndex } from "@/lib/magmell/search/index/search-index";
import { createPatternCompiler } from "@/lib/magmell/search/pattern/pattern-compiler";
import { loadPatternEngine } from "@/lib/magmell/search/pattern/patterns";
import { QUERY_KEYS } from "@/lib/magmell/search/query/keys";
import { readQuery } from "@/lib/magmell/search/query/read/read-query";
import { searchCatalogue } from "@/lib/magmell/search/run/search";
import { openDatabase } from "@/prisma/factories/database";
import { callTool, sendMcpRequest } from "../testing/mcp-client";

beforeAll(() => publishExampleCatalogue(openDatabase()));

type Json = { readonly [key: string]: unknown };
type ListedTool = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Json;
  readonly outputSchema: Json;
};

const tools = async (): Promise<readonly ListedTool[]> => (await sendMcpRequest("tools/list", {})).result.tools;

function* walk(value: unknown): Generator<Json> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Json;
  for (const part of Object.values(value)) yield* walk(part);
}

test("schemas are plain JSON Schema: no words of ours, and a day is a text of one pattern", async () => {
  for (const { name, inputSchema, outputSchema } of await tools()) {
    for (const part of [...walk(inputSchema), ...walk(outputSchema)]) {
      expect(typeof part.ja, name).not.toBe("string");
      expect(part.allOf, name).toBeUndefined();
    }
    expect(inputSchema.type, name).toBe("object");
  }
  const getCard = (await tools()).find(({ name }) => name === "get_card");
  const { asof } = (getCard?.inputSchema.properties ?? {}) as Record<string, Json>;
  expect(Object.keys(asof ?? {}).sort()).toEqual(["description", "pattern", "type"]);
  for (const day of ["2026-13-01", "2026-02-30", "1850-01-01", "soon"])
    expect((await callTool("get_card", { name: "火の子", asof: day })).isError, day).toBe(true);
});

const DECK = { grimoire: [{ name: "Spark", count: 40 }], stoneDeck: [{ name: "青の魔石", count: 20 }] };
const CALLS: Readonly<Record<string, readonly Json[]>> = {
  search_cards: [{ query: "t:magic" }, { query: "knid:x cost<=2" }],
  get_card: [{ name: "火の子" }, { name: "Water Miror" }, { name: "ひのっこ", asof: "2026-04-01" }],
  get_rule: [{ number: "702.3" }, { number: "house:7" }],
  find_rules: [{ words: "マリガン" }],
  check_deck: [{ deck: DECK }, { deck: { grimoire: [], stoneDeck: [] } }],
  deck_odds: [{ deck: DECK }, { deck: DECK, redraw: { keep: "units", from: 1, to: 3, least: 1 } }],
  sample_hand: [{ deck: DECK, seed: 7 }],
};

test("every tool tells the shape of its answers, and its answers have it", async () => {
  const listed = await tools();
  expect(Object.keys(CALLS)).toEqual(listed.map(({ name }) => name));
  for (const { name, outputSchema } of listed) {
    const shape = z.fromJSONSchema(outputSchema as never);
    for (const call of CALLS[name] ?? []) {
      const { isError, structuredContent } = await callTool(name, call);
      expect(isError, JSON.stringify(call)).toBeUndefined();
      expect(shape.safeParse(structuredContent).error, JSON.stringify(call)).toBeUndefined();
      expect(shape.safeParse({}).success).toBe(false);
    }
  }
});

describe("the search", () => {
  const index = getSearchIndex(buildSampleCatalogue());

  test("has an example for each key it tells of, and all of them are read and find something", async () => {
    const { description } = (await tools()).find(({ name }) => name === "search_cards") as ListedTool;
    const examples = [...description.matchAll(/`([^`]+)`/g)].map(([, example = ""]) => example);
    expect(examples.length).toBeGreaterThanOrEqual(12);
    const context = { patterns: createPatternCompiler(await loadPatternEngine()) };
    for (const example of examples) {
      const query = readQuery(example);
      expect(query.warnings, example).toEqual([]);
      const found = searchCatalogue(index, query, context);
      expect(found.warnings, example).toEqual([]);
      expect(found.total, example).toBeGreaterThan(0);
    }
    expect(description).toContain("total<=");
    expect(description).toContain("use<=2");
  });

  test("compares a cost with a number alone, and offers the kinds of cost for the word", async () => {
    const { total, query, warnings } = (await callTool("search_cards", { query: "t:unit c:red use<=2" }))
      .structuredContent;
    expect([query, warnings]).toEqual(["t:unit c:r usev<=2", []]);
    expect(total).toBeGreaterThan(0);
    const { warnings: told } = (await callTool("search_cards", { query: "cost<=2" })).structuredContent;
    expect(told).toMatchObject([{ code: "UNKNOWN_KEY", choices: ["use", "catalyst", "total"] }]);
  });

  test("has its whole language as a resource", async () => {
    const { resources } = (await sendMcpRequest("resources/list", {})).result;
    expect(resources).toMatchObject([{ uri: "http://localhost:3000/syntax", mimeType: "text/markdown" }]);
    const { contents } = (await sendMcpRequest("resources/read", { uri: resources[0].uri })).result;
    for (const { names, level } of Object.values(QUERY_KEYS))
      if (level !== "deck" && level !== "builder") expect(contents[0].text).toContain(`\`${names[0]}\``);
  });
});

describe("a name", () => {
  test.each([
    ["Spark", "exact"],
    ["hinoko", "exact"],
    ["ひのっこ", "nickname"],
    ["Sparc", "guessed"],
  ])("%s is answered with how surely it was matched: %s", async (name, how) => {
    const { card, match } = (await callTool("get_card", { name })).structuredContent;
    expect([card.name, match.asked, match.how]).toEqual(["火の子", name, how]);
  });

  test("that no card has is told with near ones in both languages", async () => {
    const { isError, content } = await callTool("get_card", { name: "灯の子" });
    expect(isError).toBe(true);
    expect(content[0].text).toContain("火の子 (Spark)");
  });

  test("in a deck is read as by a lookup, and what was read as what is told", async () => {
    const { read, problems, deck } = (await callTool("check_deck", { deck: DECK })).structuredContent;
    expect(read).toEqual([{ asked: "Spark", how: "exact", card: { number: 2, name: "火の子", englishName: "Spark" } }]);
    expect(deck.grimoire).toEqual([{ name: "火の子", count: 40 }]);
    expect(problems.map(({ code }: { code: string }) => code)).not.toContain("UNKNOWN_NAME");
    const { hand } = (await callTool("sample_hand", { deck: { ...DECK }, seed: 1 })).structuredContent;
    expect(hand).toHaveLength(5);
  });
});
