import { describe, expect, it } from "vitest";
import { RULE_IDS } from "./rules";
import { IMPLEMENTATION_STATUSES, listRulesByStatus } from "./status";
import { HOUSE_RULINGS_BY_ID, RULE_TEXTS } from "./words";

describe("the status of every rule", () => {
  it("is exactly one of the four", () => {
    expect(IMPLEMENTATION_STATUSES.flatMap(listRulesByStatus).toSorted()).toEqual(RULE_IDS.toSorted());
  });

  it("calls no heading done, because a heading says nothing", () => {
    expect(listRulesByStatus("done").filter((id) => RULE_TEXTS[id].heading)).toEqual([]);
  });
});

describe("house rulings", () => {
  it("are numbered without a gap", () => {
    const ids = Object.keys(HOUSE_RULINGS_BY_ID);
    expect(ids).toEqual(ids.map((_, index) => `house:${index + 1}`));
  });

  it("never rest on a heading", () => {
    const cited = Object.values(HOUSE_RULINGS_BY_ID).flatMap((ruling) => ruling.rules);
    expect(cited.filter((id) => RULE_TEXTS[id].heading)).toEqual([]);
  });
});
