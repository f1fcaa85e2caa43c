import { expect, test } from "vitest";
import { API_ROUTES, type ApiRouteName } from "./api-routes";
import { EXAMPLE_REQUESTS } from "./examples/example-requests";
import { findApiRoute } from "./find-api-route";

const partsOf = (path: string) => path.split(/[/?]/).slice(1);

test.each(Object.keys(API_ROUTES) as ApiRouteName[])("%s is found by its example", (name) => {
  const [path = ""] = EXAMPLE_REQUESTS[name].path.split("?");
  const found = findApiRoute(partsOf(path));
  expect(found?.name).toBe(name);
  expect(Object.keys(found?.params ?? {})).toEqual(Object.keys(API_ROUTES[name].params.shape));
});

test("no two routes share a path", () => {
  const paths = Object.values(API_ROUTES).map(({ path }) => path.replace(/\{\w+\}/g, "{}"));
  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  ["/cards/number", "cardByName", { name: "number" }],
  ["/cards/number/7", "cardByNumber", { number: "7" }],
  ["/cards/random", "randomCard", {}],
  ["/decks/code", "publicDeck", { id: "code" }],
  ["/decks/check", "checkDeck", {}],
  ["/printings/PR/%2F", "printing", { set: "PR", number: "%2F" }],
])("%s is %s", (path, name, params) => expect(findApiRoute(partsOf(path))).toEqual({ name, params }));

test.each(["/nowhere", "/cards/a/b/c", "/cards/random/x", "/decks/check/x", "/printings/PR", "/index", "/Cards"])(
  "%s is no route",
  (path) => expect(findApiRoute(partsOf(path))).toBeNull(),
);

test("a fixed part in codes is no route, a parameter in codes is one", () => {
  expect(findApiRoute(["cards"], ["%63ards"])).toBeNull();
  expect(findApiRoute(["cards", "random"], ["cards", "%72andom"])).toMatchObject({ params: { name: "random" } });
});
