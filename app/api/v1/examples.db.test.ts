import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { askApi } from "@/app/api/v1/testing/ask-api";
import { API_ROUTES, type ApiRouteName } from "@/lib/api/api-routes";
import { EXAMPLE_REQUESTS } from "@/lib/api/examples/example-requests";
import { shortenResponse } from "@/lib/api/testing/shorten-response";
import { EXAMPLE_CATALOGUE_NOW, publishExampleCatalogue } from "@/lib/magmell/catalogue/testing/example-catalogue";
import { openDatabase } from "@/prisma/factories/database";

const FILE = join(import.meta.dirname, "../../../lib/api/examples/examples.json");
const RECORDING = process.env.RECORD_EXAMPLES !== undefined;
const AGAIN =
  "The page shows another answer than the interface gives. Is the change meant? Then record again: " +
  "RECORD_EXAMPLES=1 npx vitest run --project database app/api/v1/examples";

const names = Object.keys(API_ROUTES) as ApiRouteName[];
const recorded: Record<string, unknown> = {};

beforeAll(async () => {
  // Answers name the site whole: the one of the examples, wherever this checkout is served.
  vi.stubEnv("NEXTAUTH_URL", "https://cards.example");
  vi.useFakeTimers({ toFake: ["Date"], now: EXAMPLE_CATALOGUE_NOW });
  await publishExampleCatalogue(openDatabase());
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  if (RECORDING) writeFileSync(FILE, `${JSON.stringify(recorded, null, 1)}\n`);
});

test.each(names)("%s answers as the page shows", async (name) => {
  const { method } = API_ROUTES[name];
  const { path, body } = EXAMPLE_REQUESTS[name];
  const init =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  let response = await askApi(path, { method, ...init });
  const to = response.headers.get("location");
  if (to) response = await askApi(to.replace("/api/v1", ""));
  expect(response.status).toBe(200);
  const type = (response.headers.get("content-type") ?? "").split(";")[0];
  recorded[name] = { type, ...shortenResponse(await response.text(), API_ROUTES[name].answer) };
  if (!RECORDING) expect(recorded[name], AGAIN).toEqual(JSON.parse(readFileSync(FILE, "utf8"))[name]);
});

test("no example is left over", () => {
  if (!RECORDING) expect(Object.keys(JSON.parse(readFileSync(FILE, "utf8"))), AGAIN).toEqual(names);
});
