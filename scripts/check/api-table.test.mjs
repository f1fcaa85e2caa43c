import { expect, test } from "vitest";
import { API_ROUTES } from "@/lib/api/api-routes";
import { apiRoutes, getApiRoutePattern } from "../../e2e/http/support/api-routes";
import { BODIES } from "../../e2e/http/support/victims";
import { listRoutes } from "../../next.config.js";

const ROWS = Object.values(API_ROUTES).map(({ method, path }) => ({ method, path: getApiRoutePattern(path) }));

test.each(ROWS)("the sweep of strangers attacks $method $path, and every other method there", ({ method, path }) => {
  const attacked = apiRoutes().filter((route) => route.path === path);
  expect(attacked.map((route) => route.method)).toEqual(["GET", "POST", "PUT", "PATCH", "DELETE"]);
  if (method === "POST") expect(BODIES).toHaveProperty([`POST ${path}`]);
});

test("the sweep attacks the interface beside the table too", () => {
  const paths = new Set(apiRoutes().map(({ path }) => path));
  for (const path of ["/api/[...rest]", "/api/v1/[...path]", "/api/decks/[id]", "/api/admin/roles"])
    expect(paths).toContain(path);
});

test("log and metrics name every route of the table", () => {
  const named = listRoutes().filter((path) => path.startsWith("/api/v1"));
  expect(named).toEqual([...ROWS.map(({ path }) => path), "/api/v1/[...path]"].sort());
});
