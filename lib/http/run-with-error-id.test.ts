import { expect, test } from "vitest";
import { runInRequestContext } from "../server/log/request-context";
import { captureLog } from "../server/testing/capture-log";
import { runWithErrorId } from "./run-with-error-id";

test("a failure is one line of the log, whatever the visitor's words in it are", async () => {
  const log = captureLog();
  const words = "x\n2026-11-23 INFO admin signed in\r\u001b[31m\u009b2J\u2028\u202e";
  const request = new Request("http://localhost/api/x%0Ay%1B", { method: "POST" });
  const answer = await runInRequestContext({ request: "of-a-proxy", route: "/api/[...rest]" }, () =>
    runWithErrorId(
      request,
      async () => {
        throw new Error(words, { cause: words });
      },
      (id) => Response.json({ id }, { status: 500 }),
    ),
  );
  log.restore();
  const { id } = await answer.json();
  expect(id).toBe("of-a-proxy");
  expect(log.lines).toHaveLength(1);
  const line = log.lines.join("").replace(/\n$/, "");
  expect(line).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
  expect(JSON.parse(line)).toMatchObject({
    event: "failure",
    id,
    request: id,
    method: "POST",
    route: "/api/[...rest]",
  });
  expect(JSON.parse(line).error.message).toContain("2026-11-23 INFO admin signed in");
});
