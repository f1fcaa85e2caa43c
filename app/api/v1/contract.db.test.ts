import { readdirSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { z } from "zod";
import * as below from "@/app/api/v1/[...path]/route";
import { API_HANDLERS } from "@/app/api/v1/handlers/api-handlers";
import * as base from "@/app/api/v1/route";
import { askApi } from "@/app/api/v1/testing/ask-api";
import { API_ERRORS } from "@/lib/api/api-errors";
import { API_ROUTES, type ApiRouteName } from "@/lib/api/api-routes";
import { EXAMPLE_REQUESTS } from "@/lib/api/examples/example-requests";
import { getResponseStatuses } from "@/lib/api/openapi";
import { errorResponseSchema } from "@/lib/api/schemas/error";
import { POST_ONLY_HANDLERS, READ_ONLY_HANDLERS } from "@/lib/api/server/method-handlers";
import { CACHE_CONTROL } from "@/lib/api/types";
import { publishExampleCatalogue } from "@/lib/magmell/catalogue/testing/example-catalogue";
import { RATE_LIMITS } from "@/lib/rate-limits";
import { consumeRateLimit } from "@/lib/server/rate-limiter";
import { captureLog } from "@/lib/server/testing/capture-log";
import { resetLocalLimits } from "@/lib/server/testing/reset-limits";
import { openDatabase } from "@/prisma/factories/database";

type Ask = { readonly path: string; readonly init?: RequestInit };

const post = (body: unknown, type = "application/json"): RequestInit => ({
  method: "POST",
  body: typeof body === "string" ? body : JSON.stringify(body),
  headers: { "Content-Type": type },
});

const COLLECTION = "/cards/collection";
const CHECK = "/decks/check";
const MTG_CHECKS = "/mtg/checks";
const MTG_DECK_CHECK = "/mtg/decks/check";
/** Requests that provoke each status that not all routes share. */
const PROVOKED: Readonly<Record<ApiRouteName, Readonly<Record<number, Ask>>>> = {
  searchCards: { 422: { path: "/cards?kind=unit" } },
  cardByName: { 404: { path: `/cards/${encodeURIComponent("火の粉")}` }, 422: { path: "/cards/x?asof=2025-02-30" } },
  cardByNumber: { 404: { path: "/cards/number/999" }, 422: { path: "/cards/number/zero" } },
  randomCard: { 404: { path: "/cards/random?q=nothinghasthisname" }, 422: { path: "/cards/random?q=a&q=b" } },
  cardCollection: {
    400: { path: COLLECTION, init: post("[") },
    413: { path: COLLECTION, init: post(" ".repeat(33 * 1024)) },
    415: { path: COLLECTION, init: post("{}", "text/plain") },
    422: { path: COLLECTION, init: post({ cards: [{ number: 1, name: "火の子" }] }) },
  },
  autocomplete: { 422: { path: "/autocomplete" } },
  wordList: { 422: { path: "/catalog/prices" } },
  printing: { 404: { path: "/printings/TS/TS-999" }, 422: { path: "/printings/TS/%2F" } },
  symbols: {},
  cost: { 422: { path: "/symbols/cost?cost=2x" } },
  sets: {},
  setByCode: { 404: { path: "/sets/NONE" }, 422: { path: "/sets/TS?page=0" } },
  rulings: { 404: { path: "/rulings?card=nobody" }, 422: { path: "/rulings?rule=72" } },
  rulingById: { 404: { path: "/rulings/TS-R999" }, 422: { path: "/rulings/TS_R1" } },
  rules: {},
  ruleById: { 404: { path: "/rules/mag:999" }, 422: { path: "/rules/702-3" } },
  documents: {},
  documentByKey: { 404: { path: "/documents/none" }, 422: { path: `/documents/${"x".repeat(21)}` } },
  documentEntries: {
    404: { path: "/documents/none/entries" },
    422: { path: "/documents/mtg-6e/entries?after=soon" },
  },
  publicDecks: { 422: { path: "/decks?sort=best" } },
  publicDeck: { 404: { path: "/decks/01a1f89a-9cbb-70eb-b343-000000000000" }, 422: { path: "/decks/7" } },
  checkDeck: {
    400: { path: CHECK, init: post("{") },
    413: { path: CHECK, init: post(" ".repeat(33 * 1024)) },
    415: { path: CHECK, init: post("{}", "text/plain") },
    422: { path: CHECK, init: post({ grimoire: [], stoneDeck: [], more: 1 }) },
  },
  mtgFormats: { 422: { path: "/mtg/formats?on=2001-01-17" } },
  mtgFormat: { 404: { path: "/mtg/formats/type3" }, 422: { path: "/mtg/formats/type1?on=2000-02-30" } },
  mtgDeckCheck: {
    400: { path: MTG_DECK_CHECK, init: post("{") },
    413: { path: MTG_DECK_CHECK, init: post(" ".repeat(33 * 1024)) },
    415: { path: MTG_DECK_CHECK, init: post("{}", "text/plain") },
    422: { path: MTG_DECK_CHECK, init: post({ format: "type1", main: [{ name: "Forest", count: 0 }] }) },
  },
  mtgChecks: {
    400: { path: MTG_CHECKS, init: post("{") },
    413: { path: MTG_CHECKS, init: post(" ".repeat(33 * 1024)) },
    415: { path: MTG_CHECKS, init: post("{}", "text/plain") },
    422: { path: MTG_CHECKS, init: post({ scene: { version: 1, era: "7e", cards: [], pieces: [] } }) },
  },
  deckByCode: { 422: { path: "/decks/code/AAAAAAA" } },
  bulk: {},
  bulkFile: {
    307: { path: "/bulk/cards.json" },
    404: { path: "/bulk/cards-1-0123456789abcdef.json" },
    422: { path: "/bulk/..%2Fetc" },
  },
  snapshot: {
    307: { path: "/snapshot/current" },
    404: { path: "/snapshot/none" },
    422: { path: "/snapshot/current?lang=ja" },
  },
  changes: { 422: { path: "/changes?since=-1" } },
  changesOf: { 404: { path: "/changes/99" }, 422: { path: "/changes/two" } },
  changesFeed: { 422: { path: "/changes.atom?lang=fr" } },
  index: {},
  openApi: { 422: { path: "/openapi.json?lang=fr" } },
};
/** Provoked in the same way for all, by the tests below. */
const FOR_ALL = [200, 304, 429, 500, 503];

const state = vi.hoisted(() => ({ broken: false }));
vi.mock("@/lib/server/db", async (original) => {
  const { db, getReplicaDb } = await original<typeof import("@/lib/server/db")>();
  return {
    db: () => {
      if (state.broken) throw new Error("The database does not answer: secret of the connection");
      return db();
    },
    getReplicaDb,
  };
});

const names = Object.keys(API_ROUTES) as ApiRouteName[];

beforeAll(() => publishExampleCatalogue(openDatabase()));
beforeEach(resetLocalLimits);

/** A request that the route answers well; where it first leads elsewhere, the request for there. */
async function good(name: ApiRouteName): Promise<Ask & { readonly response: Response }> {
  const { path, body } = EXAMPLE_REQUESTS[name];
  const init = API_ROUTES[name].method === "POST" ? post(body) : {};
  const response = await askApi(path, init);
  const to = response.headers.get("location")?.replace("/api/v1", "");
  return to ? { path: to, init, response: await askApi(to, init) } : { path, init, response };
}

async function expectError(response: Response, status: number) {
  expect(response.status).toBe(status);
  const { error } = errorResponseSchema.parse(await response.json());
  expect(API_ERRORS[error.code].status).toBe(status);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  return error;
}

test("every route comes from the table: no other file answers below the base", () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  expect(files.filter((path) => /(^|\/)route\.tsx?$/.test(path)).sort()).toEqual(["[...path]/route.ts", "route.ts"]);
  expect({ ...base }).toEqual({ ...below });
});

test("each row of the table has methods of its own, which answer what the row says", () => {
  expect(Object.keys(API_HANDLERS).sort()).toEqual([...names].sort());
  expect(new Set(Object.values(API_HANDLERS)).size).toBe(names.length);
  for (const name of names) {
    const refused = Object.values(API_ROUTES[name].method === "GET" ? READ_ONLY_HANDLERS : POST_ONLY_HANDLERS);
    const { OPTIONS: _, ...methods } = API_HANDLERS[name];
    const answering = Object.entries(methods).filter(([, answer]) => !(refused as unknown[]).includes(answer));
    expect(answering.map(([method]) => method)).toEqual(API_ROUTES[name].method === "GET" ? ["GET", "HEAD"] : ["POST"]);
  }
});

test("caches on the way keep nothing that somebody may hide", () => {
  const shared = names.filter((name) => CACHE_CONTROL[API_ROUTES[name].cache].includes("s-maxage"));
  expect(shared.filter((name) => API_ROUTES[name].group === "decks")).toEqual([]);
});

describe.each(names)("%s", (name) => {
  const route = API_ROUTES[name];

  test("answers by its schema, with a tag, an age and what is left of its limit", async () => {
    const { response } = await good(name);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe(CACHE_CONTROL[route.cache]);
    expect(response.headers.get("cache-tag")).toEqual(
      route.cache === "version" ? expect.stringMatching(/^api,cards-\d+$/) : null,
    );
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(Number(response.headers.get("ratelimit-limit"))).toBeGreaterThanOrEqual(RATE_LIMITS[route.limit].points);
    expect(Number(response.headers.get("ratelimit-remaining"))).toBeGreaterThan(0);
    expect(Number(response.headers.get("ratelimit-reset"))).toBeGreaterThan(0);
    expect(response.headers.get("ratelimit-policy")).toMatch(new RegExp(`^"${route.limit}";q=\\d+;w=\\d+$`));
    expect(response.headers.get("ratelimit")).toMatch(new RegExp(`^"${route.limit}";r=\\d+;t=\\d+$`));
    expect(response.headers.has("etag")).toBe(route.cache !== "never");
    const text = await response.text();
    if (typeof route.answer === "string") expect(text.length).toBeGreaterThan(10);
    else expect((route.answer as z.ZodType).safeParse(JSON.parse(text)).error).toBeUndefined();
  });

  test("every status that it is said to answer with is provoked", () => {
    const provoked = Object.keys(PROVOKED[name]).map(Number);
    expect([...getResponseStatuses(route)].filter((status) => !FOR_ALL.includes(status))).toEqual(provoked);
  });

  test.each(Object.entries(PROVOKED[name]))("%s", async (status, { path, init }) => {
    const response = await askApi(path, init);
    if (status === "307") {
      expect(response.status).toBe(307);
      expect(response.headers.get("location")).toMatch(/^\/api\/v1\//);
      expect(response.headers.get("cache-control")).toBe("no-store");
      return;
    }
    const error = await expectError(response, Number(status));
    expect([...route.refusals, "limited", "unexpected", "unavailable"]).toContain(error.code);
    if (error.code === "invalid" && name !== "deckByCode") expect(error.fields?.length).toBeGreaterThan(0);
  });

  test("is not sent again to whoever has it, and said to be good no longer than it is", async () => {
    const { path, init, response } = await good(name);
    const tag = response.headers.get("etag") ?? "";
    if (route.cache === "never") {
      const again = await askApi(path, { ...init, headers: { ...init?.headers, "If-None-Match": "*" } });
      expect([again.status, again.headers.has("etag")]).toEqual([200, false]);
      return;
    }
    for (const known of [tag, `"other", ${tag}`, tag.replace("W/", ""), "*"]) {
      const again = await askApi(path, { headers: { "If-None-Match": known } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect(again.headers.get("etag")).toBe(tag);
      expect(again.headers.get("cache-control")).toBe(CACHE_CONTROL[route.cache]);
    }
    expect((await askApi(path, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  test("refuses other methods and says which it answers", async () => {
    const { path, init } = await good(name);
    const others = ["PUT", "PATCH", "DELETE", route.method === "GET" ? "POST" : "GET"];
    for (const method of others) {
      const response = await askApi(path, { ...(method !== "GET" && init), method });
      expect(response.headers.get("allow")).toBe(route.method === "GET" ? "GET, HEAD, OPTIONS" : "POST, OPTIONS");
      expect((await expectError(response, 405)).code).toBe("wrongMethod");
    }
    const options = await askApi(path, { method: "OPTIONS" });
    expect(options.status).toBe(204);
    expect(options.headers.get("access-control-allow-methods")).toContain(route.method);
    expect(options.headers.has("access-control-allow-credentials")).toBe(false);
  });

  test("tells its head alone", async () => {
    const { path, response } = await good(name);
    const head = await askApi(path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([route.method === "GET" ? 200 : 405, ""]);
    if (route.cache !== "never") expect(head.headers.get("etag")).toBe(response.headers.get("etag"));
  });

  test("keeps to its limit and says when to come back", async () => {
    const { path, init } = await good(name);
    while ((await consumeRateLimit(route.limit, null)) === null);
    const response = await askApi(path, init);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("ratelimit-remaining")).toBe("0");
    expect((await expectError(response, 429)).code).toBe("limited");
  });

  test("that fails unexpectedly tells the id of its log entry and nothing else", async () => {
    const log = captureLog();
    const { path, init } = await good(name);
    const response = await askApi(path, { ...init, failure: new Error("the secret inside") });
    const error = await expectError(response, 500);
    expect(JSON.stringify(error)).not.toContain("secret");
    expect(log.lines.join("")).toContain(error.id);
    log.restore();
  });
});

test("a database that does not answer is no answer of ours", async () => {
  const log = captureLog();
  state.broken = true;
  const error = await expectError(await askApi("/changes"), 500);
  state.broken = false;
  expect(JSON.stringify(error)).not.toContain("secret");
  log.restore();
});

test.each(["/nowhere", "/cards/a/b/c", "/v2", "/cards/number"])("%s is nowhere, in the same words", async (path) => {
  if (path === "/cards/number") expect((await askApi(path)).status).toBe(404);
  else expect((await expectError(await askApi(path), 404)).code).toBe("notFound");
  expect((await expectError(await askApi(path, path === "/cards/number" ? {} : { method: "PUT" }), 404)).docs).toMatch(
    /^https?:\/\/[^/]+\/developers#error-notFound$/,
  );
});
