import { expect, test } from "vitest";
import { allAddresses } from "./routes";

test("addresses of pages and of route handlers are found, each once", () => {
  const addresses = allAddresses();
  for (const address of ["/[lang]", "/[lang]/decks/[id]/edit", "/[lang]/admin/people", "/api/decks/[id]", "/healthz"])
    expect(addresses).toContain(address);
  expect(addresses.length).toBeGreaterThan(90);
  expect(new Set(addresses).size).toBe(addresses.length);
});
