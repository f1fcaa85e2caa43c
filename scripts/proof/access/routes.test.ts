import { expect, test } from "vitest";
import { listAllAddresses } from "./routes";

test("addresses of pages and of route handlers are found, each once", () => {
  const addresses = listAllAddresses();
  for (const address of ["/[lang]", "/[lang]/decks/[id]/edit", "/[lang]/admin/people", "/api/decks/[id]", "/healthz"])
    expect(addresses).toContain(address);
  expect(addresses.length).toBeGreaterThan(90);
  expect(new Set(addresses).size).toBe(addresses.length);
});
