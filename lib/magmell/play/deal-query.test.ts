import { expect, it } from "vitest";
import { begunQuery, readBegin } from "./deal-query";

it("carries a decision to the table, and nothing else as one", () => {
  const query = begunQuery({ seed: 36, goesFirst: false }, "redraw");
  expect(query).toBe("?seed=10&first=2&begin=redraw");
  expect(readBegin(new URLSearchParams(query))).toBe("redraw");
  expect(readBegin(new URLSearchParams("?begin=undo"))).toBeNull();
  expect(readBegin(new URLSearchParams(""))).toBeNull();
});
