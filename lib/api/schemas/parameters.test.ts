import { expect, test } from "vitest";
import type { z } from "zod";
import { API_ROUTES } from "../api-routes";

const UNFIT = "\u0000?".repeat(10);

test.each(Object.entries(API_ROUTES))("%s refuses a parameter in words, without patterns", (_, { params, query }) => {
  for (const schema of [params, query])
    for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
      const messages = field.safeParse(UNFIT).error?.issues.map(({ message }) => message) ?? [];
      expect(messages.join(" "), name).not.toMatch(/pattern|GUID|ISO/);
    }
});

test("a format is found by the longest id that a file can give it", () => {
  expect(API_ROUTES.mtgFormat.params.safeParse({ id: "a".repeat(30) }).success).toBe(true);
});
