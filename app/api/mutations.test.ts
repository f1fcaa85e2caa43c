import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { NOT_FOUND_HANDLERS, POST_ONLY_HANDLERS, READ_ONLY_HANDLERS } from "@/lib/api/server/method-handlers";

const isMutation = (method: unknown): boolean => (method as { isMutation?: unknown }).isMutation === true;
const HERE = import.meta.dirname;
const MUTATING = ["PUT", "POST", "PATCH", "DELETE"];
/** Routes that are not made by `mutation`, each with what guards it instead. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "auth/[...nextauth]/route.ts": "next-auth's own token against forged forms, behind our origin check and body limit",
  "mcp/route.ts": "tools that change nothing and know nobody: the protocol's handler bounds its body",
  "v1/cards/collection/route.ts":
    "a public question that changes nothing and knows nobody: `publicRoute` bounds its body",
  "v1/decks/check/route.ts": "a public question that changes nothing and knows nobody: `publicRoute` bounds its body",
  "v1/mtg/decks/check/route.ts":
    "a public question that changes nothing and knows nobody: `publicRoute` bounds its body",
  "v1/mtg/checks/route.ts": "a public question that changes nothing and knows nobody: `publicRoute` bounds its body",
};
/** Methods that only refuse. */
const REFUSING: readonly unknown[] = [READ_ONLY_HANDLERS, POST_ONLY_HANDLERS, NOT_FOUND_HANDLERS].flatMap((methods) =>
  Object.values(methods),
);

const routes = readdirSync(HERE, { recursive: true, encoding: "utf8" })
  .filter((path) => /(^|\/)route\.tsx?$/.test(path))
  .filter((path) => !(path in EXCEPTIONS));

test.each(routes)("%s changes things only behind the wrapper", async (path) => {
  const route: Record<string, unknown> = await import(join(HERE, path));
  const unguarded = MUTATING.filter(
    (method) => method in route && !isMutation(route[method]) && !REFUSING.includes(route[method]),
  );
  expect(unguarded, "make these methods with `mutation` of lib/http/mutation.ts").toEqual([]);
});

test("the exceptions are there", () => {
  for (const path of Object.keys(EXCEPTIONS)) expect(readdirSync(join(HERE, path, ".."))).toContain("route.ts");
});
