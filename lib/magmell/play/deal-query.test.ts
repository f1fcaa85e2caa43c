import { expect, it } from "vitest";
import { buildDecidedDealQuery, parseBeginDecision } from "./deal-query";

it("carries a decision to the table, and nothing else as one", () => {
  const query = buildDecidedDealQuery({ seed: 36, goesFirst: false }, "redraw");
  expect(query).toBe("?seed=10&first=2&begin=redraw");
  expect(parseBeginDecision(new URLSearchParams(query))).toBe("redraw");
  expect(parseBeginDecision(new URLSearchParams("?begin=undo"))).toBeNull();
  expect(parseBeginDecision(new URLSearchParams(""))).toBeNull();
});
