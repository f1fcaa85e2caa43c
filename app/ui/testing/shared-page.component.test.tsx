import { expect, it } from "vitest";
import { server } from "vitest/browser";

it("shares its page with the other files, so that modules load once", () => {
  expect(server.config.browser.isolate).toBe(false);
});
