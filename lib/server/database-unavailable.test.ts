import { describe, expect, test } from "vitest";
import { isDatabaseUnavailable, isDiskFull, withDatabaseFallback } from "./database-unavailable";

const failed = (code: string) => Object.assign(new Error("failed"), { code });
/** A failure as Prisma wraps one that it has no code for. */
const wrapped = (originalCode: string) =>
  Object.assign(new Error("failed"), { code: "P2039", meta: { driverAdapterError: { cause: { originalCode } } } });

describe("the database is away", () => {
  test.each(["P1001", "P1017", "P2024", "P2028", "P2037", "57P01", "57P03", "53300", "53200", "08006", "ECONNREFUSED"])(
    "when an error has the code %s",
    (code) => {
      expect(isDatabaseUnavailable(failed(code))).toBe(true);
      expect(isDiskFull(failed(code))).toBe(false);
    },
  );

  test.each(["Connection terminated unexpectedly", "timeout exceeded when trying to connect"])(
    "when the driver says “%s”",
    (words) => expect(isDatabaseUnavailable(new Error(words))).toBe(true),
  );

  test.each(["P2002", "P2025", "23505", "42P01", "57014"])("but not when the question was wrong: %s", (code) =>
    expect(isDatabaseUnavailable(failed(code))).toBe(false),
  );
});

test("the database is away when the adapter tells a kind and no code, as of a query in SQL", () => {
  const failure = (kind: string) =>
    Object.assign(new Error("failed"), { code: "P2010", meta: { driverAdapterError: { cause: { kind } } } });
  expect(isDatabaseUnavailable(failure("DatabaseNotReachable"))).toBe(true);
  expect(isDatabaseUnavailable(failure("TableDoesNotExist"))).toBe(false);
});

test("a full disk is told from a database that is away, however deep its code lies", () => {
  for (const error of [failed("53100"), wrapped("53100")]) {
    expect(isDiskFull(error)).toBe(true);
    expect(isDatabaseUnavailable(error)).toBe(false);
  }
  expect(isDatabaseUnavailable(wrapped("53200"))).toBe(true);
});

test("only while the database is away something else is given", async () => {
  expect(await withDatabaseFallback(Promise.resolve(1), 2)).toBe(1);
  expect(await withDatabaseFallback(Promise.reject(failed("P1001")), 2)).toBe(2);
  await expect(withDatabaseFallback(Promise.reject(new Error("wrong")), 2)).rejects.toThrow("wrong");
});
