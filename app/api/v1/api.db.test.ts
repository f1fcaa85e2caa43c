import { beforeAll, describe, expect, test } from "vitest";
import { importCardFiles } from "@/lib/catalogue/mutations";
import { readSnapshot } from "@/lib/catalogue/snapshot";
import { encodeDeck, numberTable } from "@/lib/sharing/deck-code";
import { card, cardFile, magic, source, stone, unit } from "@/prisma/factories/card-file";
import { openDatabase } from "@/prisma/factories/database";
import { GET as oneCard } from "./cards/[name]/route";
import { GET as cards } from "./cards/route";
import { POST as check } from "./decks/check/route";
import { GET as code } from "./decks/code/[code]/route";
import { GET as snapshot } from "./snapshot/[version]/route";

const SITE = "http://localhost:3000/api/v1";
const CARDS = [
  card(1, "青の魔石", "あおのませき", { englishName: "Blue Stone", revisions: [stone()] }),
  card(2, "火の子", "ひのこ", {
    englishName: "Spark",
    revisions: [unit(), unit({ effectiveOn: "2199-12-31", ap: 9 })],
  }),
  card(3, "水鏡", "みずかがみ", { englishName: "Water Mirror", revisions: [magic({ catalyst: "緑" })] }),
  card(4, "半分/半分 100%", "はんぶん", { englishName: "Half" }),
];

const ask = async (
  route: (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>,
  path: string,
  params: Record<string, string> = {},
  init?: RequestInit,
) => {
  const response = await route(new Request(`${SITE}${path}`, init), { params: Promise.resolve(params) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
};

beforeAll(async () => {
  const database = openDatabase();
  await database.ruling.deleteMany();
  await database.printing.deleteMany();
  await database.revision.deleteMany();
  await database.card.deleteMany();
  await database.cardSet.deleteMany();
  await importCardFiles([source(cardFile({ cards: CARDS }))], { database });
});

describe("cards", () => {
  test("are searched with the parameters of the list", async () => {
    const { status, body } = await ask(cards, "/cards?kind=unit,magic&sort=-use&knid=x");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      page: 1,
      pages: 1,
      total: 3,
      warnings: [{ code: "UNKNOWN_PARAMETER", nearest: "kind" }],
    });
    expect(body.cards.map(({ name }: { name: string }) => name)).toEqual(["火の子", "半分/半分 100%", "水鏡"]);
    expect(body.cards[2]).toMatchObject({
      useCost: "青",
      catalyst: "緑",
      colors: ["blue"],
      neededColors: ["blue", "green"],
      ap: null,
    });
  });

  test("are not sent again to whoever has them", async () => {
    const first = await ask(cards, "/cards");
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"\d+\.2025-04-25\.[0-9a-f]{8}"$/);
    for (const known of [tag, `"other", W/${tag}`]) {
      const again = await ask(cards, "/cards", {}, { headers: { "If-None-Match": known } });
      expect(again).toMatchObject({ status: 304, body: null });
    }
    expect(await ask(cards, "/cards", {}, { headers: { "If-None-Match": '"other"' } })).toMatchObject({ status: 200 });
  });

  test("beyond the last page there are none", async () => {
    expect((await ask(cards, "/cards?page=9")).body).toMatchObject({ page: 9, pages: 1, total: 4, cards: [] });
  });
});

describe("a card", () => {
  test.each([
    ["火の子", "火の子"],
    [encodeURIComponent("火の子"), "火の子"],
    ["ヒノコ", "火の子"],
    ["water mirror", "水鏡"],
    [encodeURIComponent("半分/半分 100%"), "半分/半分 100%"],
    ["半分/半分 100%", "半分/半分 100%"],
  ])("is found by %s", async (typed, name) => {
    const { status, body } = await ask(oneCard, "/cards/x", { name: typed });
    expect([status, body.name]).toEqual([200, name]);
  });

  test("comes with all its revisions and printings, and the one in force on top", async () => {
    const { body } = await ask(oneCard, "/cards/x", { name: "火の子" });
    expect(body).toMatchObject({
      ap: 2,
      effectiveOn: "2025-04-25",
      revisions: [{ ap: 2 }, { ap: 9, effectiveOn: "2199-12-31" }],
      printings: [{ number: "TS-002" }],
    });
  });

  test("that there is none of gives suggestions", async () => {
    expect(await ask(oneCard, "/cards/x", { name: "火の粉" })).toMatchObject({
      status: 404,
      body: { error: { code: "notFound", suggestions: ["火の子"] } },
    });
  });
});

describe("the snapshot", () => {
  test("of the current version may be kept for ever and opens as the catalogue", async () => {
    const { body: list } = await ask(cards, "/cards?tokens=shown");
    const { status, headers, body } = await ask(snapshot, "/snapshot/x", { version: list.version });
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toContain("immutable");
    expect(readSnapshot(body).cards.map(({ name }) => name)).toEqual(CARDS.map(({ name }) => name));
  });

  test.each(["0.2025-04-25", "current"])("%s leads to the current one, and is not kept", async (version) => {
    const { status, headers } = await ask(snapshot, "/snapshot/x", { version });
    expect(status).toBe(307);
    expect(headers.get("location")).toMatch(/^\/api\/v1\/snapshot\/\d+\.2025-04-25\.[0-9a-f]{8}$/);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("of something that is no version is not there", async () => {
    expect(await ask(snapshot, "/snapshot/x", { version: "../../etc" })).toMatchObject({
      status: 404,
      body: { error: { code: "notFound" } },
    });
  });
});

describe("the deck check", () => {
  const post = (body: unknown, type = "application/json") =>
    ask(
      check,
      "/decks/check",
      {},
      {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { "Content-Type": type },
      },
    );

  test("tells every problem with its rule", async () => {
    const { status, body } = await post({
      grimoire: [
        { name: "火の子", count: 4 },
        { name: "知らぬ名", count: 36 },
      ],
      stoneDeck: [{ name: "青の魔石", count: 20 }],
    });
    expect(status).toBe(200);
    expect(body.legal).toBe(false);
    expect(body.problems.map(({ code: problem, rule }: { code: string; rule: string }) => [problem, rule])).toEqual(
      expect.arrayContaining([
        ["GRIMOIRE_COPIES", "mag:501.1.3"],
        ["UNKNOWN_NAME", "mag:205.3"],
      ]),
    );
  });

  test.each([
    ["not JSON by its type", 415, "notJson", "{}", "text/plain"],
    ["no JSON", 400, "malformed", "{", undefined],
    ["too large", 413, "tooLarge", " ".repeat(40_000), undefined],
    ["a field too many", 422, "invalid", { grimoire: [], stoneDeck: [], more: 1 }, undefined],
    ["no copies", 422, "invalid", { grimoire: [{ name: "火の子", count: 0 }], stoneDeck: [] }, undefined],
    [
      "too many lines",
      422,
      "invalid",
      { grimoire: Array.from({ length: 101 }, (_, index) => ({ name: `頁${index}`, count: 1 })), stoneDeck: [] },
      undefined,
    ],
  ])("a body that is %s is refused", async (_, status, refusal, body, type) => {
    expect(await post(body, type)).toMatchObject({ status, body: { error: { code: refusal } } });
  });
});

describe("a deck code", () => {
  test("is read", async () => {
    const deck = { grimoire: [{ name: "火の子", count: 3 }], stoneDeck: [{ name: "青の魔石", count: 20 }] };
    const encoded = encodeDeck(deck, numberTable(CARDS));
    expect(await ask(code, "/decks/code/x", { code: encoded.ok ? encoded.code : "" })).toMatchObject({
      status: 200,
      body: { deck },
    });
  });

  test("that is harmed says how", async () => {
    expect(await ask(code, "/decks/code/x", { code: "AAAAAAA" })).toMatchObject({
      status: 422,
      body: { error: { code: "invalid", problem: { code: "LENGTH" } } },
    });
    expect(await ask(code, "/decks/code/x", { code: "%E0%A4%A" })).toMatchObject({
      status: 422,
      body: { error: { problem: { code: "ALPHABET", at: 0, sign: "%" } } },
    });
  });
});
