import { expect, test } from "vitest";
import { z } from "zod";
import { DateCacheLimitError } from "@/lib/magmell/catalogue/store/date-cache";
import { captureLog } from "@/lib/server/testing/capture-log";
import { runTool } from "./run-tool";
import { defineTool } from "./tool";

const failWith = (error: Error) =>
  defineTool({
    ...{ name: "get_card", title: "Card by name", description: "Fails." },
    ...{ input: z.strictObject({}), output: z.strictObject({}) },
    run: () => Promise.reject(error),
  });

test("too many different dates are no server error, and the answer says when to try again", async () => {
  const log = captureLog();
  const answer = await runTool(failWith(new DateCacheLimitError(7)), {});
  log.restore();
  expect(answer).toEqual({ ok: false, message: expect.stringContaining("`asof`") });
  expect(answer).toEqual({ ok: false, message: expect.stringContaining("7 s") });
  expect(log.lines).toEqual([]);
});
