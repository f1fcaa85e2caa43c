import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { API_HANDLERS } from "@/app/api/v1/handlers/api-handlers";
import type { ApiRouteName } from "@/lib/api/api-routes";
import { NOT_FOUND_HANDLERS, POST_ONLY_HANDLERS, READ_ONLY_HANDLERS } from "@/lib/api/server/method-handlers";

const isMutation = (method: unknown): boolean => (method as { isMutation?: unknown }).isMutation === true;
const HERE = import.meta.dirname;
const MUTATING = ["PUT", "POST", "PATCH", "DELETE"];
/** Routes that are not made by `mutation`, each with what guards it instead. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "auth/[...nextauth]/route.ts": "next-auth's own token against forged forms, behind our origin check and body limit",
  "mcp/route.ts": "tools that change nothing and know nobody: the protocol's handler bounds its body",
  "v1/[...path]/route.ts": "the table of the public interface, whose routes are looked at one by one below",
  "v1/route.ts": "the table of the public interface, whose routes are looked at one by one below",
};
/** Routes of the public interface that answer a POST, each with what guards it instead. */
const PUBLIC_QUESTIONS: Readonly<Partial<Record<ApiRouteName, string>>> = {
  cardCollection: "a public question that changes nothing and knows nobody: `publicRoute` bounds its body",
  checkDeck: "a public question that changes nothing and knows nobody: `publicRoute` bounds its body",
  mtgDeckCheck: "a public question that changes nothing and knows nobody: `publicRoute` bounds its body",
  mtgChecks: "a public question that changes nothing and knows nobody: `publicRoute` bounds its body",
};
/** Methods that only refuse. */
const REFUSING: readonly unknown[] = [READ_ONLY_HANDLERS, POST_ONLY_HANDLERS, NOT_FOUND_HANDLERS].flatMap((methods) =>
  Object.values(methods),
);

const routes = readdirSync(HERE, { recursive: true, encoding: "utf8" })
  .filter((path) => /(^|\/)route\.tsx?$/.test(path))
  .filter((path) => !(path in EXCEPTIONS));

const ADVICE = "make these methods with `mutation` of lib/http/mutation.ts";
const unguarded = (route: Readonly<Record<string, unknown>>): readonly string[] =>
  MUTATING.filter((method) => method in route && !isMutation(route[method]) && !REFUSING.includes(route[method]));

test.each(routes)("%s changes things only behind the wrapper", async (path) => {
  expect(unguarded(await import(join(HERE, path))), ADVICE).toEqual([]);
});

test.each(Object.entries(API_HANDLERS))("the public route %s changes nothing", (name, route) => {
  expect(unguarded(route), ADVICE).toEqual(name in PUBLIC_QUESTIONS ? ["POST"] : []);
});

test("the exceptions are there", () => {
  for (const path of Object.keys(EXCEPTIONS)) expect(readdirSync(join(HERE, path, ".."))).toContain("route.ts");
});
